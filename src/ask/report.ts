import {wellFormed} from '../search/well-formed';

/**
 * Where readers tell the maintainers what the documentation should have answered.
 * @param issues the address at which a new issue begins
 * @returns for a question, the address of an issue that is filled in
 */
export const unansweredAt =
  (issues: string) =>
  (question: string): string => {
    const asked = wellFormed(question);
    const issue = new URLSearchParams({
      title: `Documentation: no answer to "${asked}"`,
      body: `I asked the documentation "${asked}" and got no answer. I expected to read:\n\n`,
    });
    return `${issues}?${issue.toString()}`;
  };
