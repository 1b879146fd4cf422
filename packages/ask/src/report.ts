import {toWellFormed} from '@jest-extended/text/well-formed';

/**
 * Reports of questions that the documentation does not answer.
 * @param issues the address of the form for a new issue
 * @returns a function that returns the address of the form, filled in for a question
 */
export const unansweredAt =
  (issues: string) =>
  (question: string): string => {
    const asked = toWellFormed(question);
    const issue = new URLSearchParams({
      title: `Documentation: no answer to "${asked}"`,
      body: `I asked the documentation "${asked}" and got no answer. I expected to read:\n\n`,
    });
    return `${issues}?${issue.toString()}`;
  };
