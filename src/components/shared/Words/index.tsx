import {Fragment, type ReactNode} from 'react';

/** The most characters of a name that fit wherever names are shown: on the narrowest phone, and in the table of contents. */
const SHORT = 20;

/** A place where a name can break. It is hidden, because Chromium reads a break as a space: ".to Be Array". */
export const BREAK = '<wbr aria-hidden="true">';

/** Splits a long name in camel case where it can break: before its words. */
export const splitName = (name: string): readonly string[] =>
  name.length > SHORT ? name.split(/(?=[A-Z][a-z])/) : [name];

/** A name in camel case that breaks only before one of its words. */
export default function Words({of: name}: {of: string}): ReactNode {
  return splitName(name).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr aria-hidden="true" />}
      {word}
    </Fragment>
  ));
}
