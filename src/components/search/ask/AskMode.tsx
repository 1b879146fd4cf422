import type {ComponentProps, ReactNode} from 'react';
import AskPanel from './AskPanel';
import {useAnswerSource} from './useAnswerSource';

type Props = Omit<ComponentProps<typeof AskPanel>, keyof ReturnType<typeof useAnswerSource>>;

/** The ask mode with the site's source of answers. */
export default function AskMode(props: Props): ReactNode {
  return <AskPanel {...useAnswerSource()} {...props} />;
}
