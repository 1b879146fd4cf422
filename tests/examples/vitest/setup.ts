import {expect, test, vi} from 'vitest';
import * as matchers from 'jest-extended';
import {mustFail} from '../failing-example.cjs';
import {isVerdict} from '../verdict';
import {createDifferingExample} from './differing-example';

type Body = () => unknown;

// Every matcher, including those that Vitest also has: the pages are about the library's.
expect.extend(matchers);

const turned = (body: Body) => mustFail(body, isVerdict);

Object.assign(globalThis, {
  jest: vi,
  failingExample: (name: string, body: Body) => test(`fails: ${name}`, turned(body)),
  differingExample: (verdict: 'passes' | 'fails') =>
    createDifferingExample(test, verdict === 'fails' ? turned : body => body),
});
