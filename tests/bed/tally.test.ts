import {lastLine, notRun, sum, tallyOf} from './tally';

describe('what a finished part counts', () => {
  test('is what its report says, when it ended well', () => {
    expect(tallyOf({exitCode: 0, report: {passed: 7, failed: 0, skipped: 1}})).toEqual({
      passed: 7,
      failed: 0,
      skipped: 1,
    });
  });

  test('is what its report says, when failed tests explain the exit code', () => {
    expect(tallyOf({exitCode: 1, report: {passed: 7, failed: 2, skipped: 0}})).toHaveProperty('failed', 2);
  });

  test('is one failed test more, when it ended badly and no failed test says why', () => {
    expect(tallyOf({exitCode: 1, report: {passed: 7, failed: 0, skipped: 0}})).toEqual({
      passed: 7,
      failed: 1,
      skipped: 0,
    });
  });

  test('is one failed test, when it was killed', () => {
    expect(tallyOf({exitCode: null, report: {passed: 7, failed: 0, skipped: 0}}).failed).toBePositive();
  });

  test('is one failed test, when it left no report', () => {
    expect(tallyOf({exitCode: 0, report: undefined})).toEqual(notRun);
  });

  test('is one failed test, when its report holds no number', () => {
    expect(tallyOf({exitCode: 0, report: {passed: NaN, failed: 0, skipped: 0}})).toEqual(notRun);
  });

  test('is one failed test, when it ran no test', () => {
    expect(tallyOf({exitCode: 0, report: {passed: 0, failed: 0, skipped: 0}}).failed).toBe(1);
  });

  test('is one failed test, when it skipped every test', () => {
    expect(tallyOf({exitCode: 0, report: {passed: 0, failed: 0, skipped: 9}})).toEqual({
      passed: 0,
      failed: 1,
      skipped: 9,
    });
  });
});

describe('the last line', () => {
  test('sums every part', () => {
    expect(
      lastLine(
        sum([
          {passed: 1, failed: 0, skipped: 0},
          {passed: 40, failed: 2, skipped: 0},
        ]),
      ),
    ).toBe('41 passed, 2 failed');
  });

  test('names skipped tests only where there are some', () => {
    expect(lastLine({passed: 1, failed: 0, skipped: 3})).toBe('1 passed, 0 failed, 3 skipped');
    expect(lastLine({passed: 1, failed: 0, skipped: 0})).toEndWith('0 failed');
  });
});
