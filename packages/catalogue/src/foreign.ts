/** A library that readers also ask about here. */
export interface Library {
  readonly name: string;
  /** Its docs. */
  readonly url: string;
}

interface Content extends Library {
  /** Its matchers whose names readers also look for here. */
  readonly matchers?: string;
  /** Subjects of its docs that are none of ours: words that a question has in any order. */
  readonly subjects?: readonly string[];
}

/** The first library with a name has it. */
const libraries: readonly Content[] = [
  {
    name: 'Bun',
    url: 'https://bun.sh/docs/cli/test',
    subjects: ['bun mock', 'bun snapshot', 'bun coverage'],
  },
  {
    name: 'Jest',
    url: 'https://jestjs.io/docs/getting-started',
    matchers: `
      lastCalledWith lastReturnedWith nthCalledWith nthReturnedWith toBe toBeCalled toBeCalledTimes toBeCalledWith
      toBeCloseTo toBeDefined toBeFalsy toBeGreaterThan toBeGreaterThanOrEqual toBeInstanceOf toBeLessThan
      toBeLessThanOrEqual toBeNull toBeTruthy toBeUndefined toContain toContainEqual toEqual toHaveBeenCalled
      toHaveBeenCalledTimes toHaveBeenCalledWith toHaveBeenLastCalledWith toHaveBeenNthCalledWith
      toHaveLastReturnedWith toHaveLength toHaveNthReturnedWith toHaveProperty toHaveReturned toHaveReturnedTimes
      toHaveReturnedWith toMatch toMatchInlineSnapshot toMatchObject toMatchSnapshot toReturn toReturnTimes toReturnWith
      toStrictEqual toThrow toThrowError toThrowErrorMatchingInlineSnapshot toThrowErrorMatchingSnapshot`,
    subjects: [
      ...['mock module', 'mock import', 'mock named export', 'mock class', 'mock timer', 'manual mock', 'mock axios'],
      ...['spy method', 'spy console', 'snapshot', 'coverage', 'jsdom environment', 'test environment', 'reporter'],
      ...['jest exit', 'open handle', 'worker', 'parallel', 'watch mode', 'skip test', 'debug test', 'test timeout'],
      ...['memory leak', 'heap memory', 'jest slow'],
    ],
  },
  {
    name: '@testing-library/jest-dom',
    url: 'https://github.com/testing-library/jest-dom',
    matchers: `
      toAppearAfter toAppearBefore toBeChecked toBeDisabled toBeEmptyDOMElement toBeEnabled toBeInTheDOM
      toBeInTheDocument toBeInvalid toBePartiallyChecked toBePartiallyPressed toBePressed toBeRequired toBeValid
      toBeVisible toContainElement toContainHTML toHaveAccessibleDescription toHaveAccessibleErrorMessage
      toHaveAccessibleName toHaveAttribute toHaveClass toHaveDescription toHaveDisplayValue toHaveErrorMessage
      toHaveFocus toHaveFormValues toHaveRole toHaveSelection toHaveStyle toHaveTextContent toHaveValue`,
    subjects: ['css style'],
  },
  {
    name: 'Testing Library',
    url: 'https://testing-library.com/docs/',
    subjects: ['react component', 'vue component', 'render component'],
  },
  {
    name: 'Playwright',
    url: 'https://playwright.dev/docs/test-assertions',
    subjects: ['screenshot'],
  },
  {name: 'jest-axe', url: 'https://github.com/nickcolley/jest-axe', matchers: 'toHaveNoViolations'},
  {
    name: 'Chai',
    url: 'https://www.chaijs.com/api/bdd/',
    matchers: `
      closeTo containSubset greaterThan greaterThanOrEqual haveOwnProperty lengthOf lessThan lessThanOrEqual oneOf
      ownPropertyDescriptor respondTo respondsTo`,
  },
  {
    name: 'expect 1',
    url: 'https://github.com/mjackson/expect',
    matchers: `
      toBeA toBeAn toBeFewerThan toBeGreaterThanOrEqualTo toBeLessThanOrEqualTo toBeMoreThan toExclude toExcludeKey
      toExcludeKeys toExist toIncludeKey toIncludeKeys toNotBe toNotBeA toNotBeAn toNotContain toNotContainKey
      toNotContainKeys toNotEqual toNotExist toNotHaveBeenCalled toNotInclude toNotIncludeKey toNotIncludeKeys
      toNotMatch toNotThrow`,
  },
  {
    name: 'expect-more',
    url: 'https://github.com/JamieMason/expect-more',
    matchers: `
      toBeAsyncFunction toBeCalculable toBeDateInMonth toBeDateInYear toBeDateOnDayOfMonth toBeDateOnDayOfWeek
      toBeDecimalNumber toBeDivisibleBy toBeGeneratorFunction toBeJsonString toBeLongerThan toBeRegExp
      toBeSameLengthAs toBeShorterThan toBeVisibleString toBeWalkable toBeWhitespace`,
  },
  {
    name: 'Jasmine-Matchers',
    url: 'https://github.com/JamieMason/Jasmine-Matchers',
    matchers: 'toBeHtmlString toBeNear toHaveMember toHaveMethod',
  },
  {
    name: 'chai-string',
    url: 'https://github.com/onechiporenko/chai-string',
    matchers: 'containIgnoreSpaces reverseOf singleLine',
  },
  {name: 'chai-datetime', url: 'https://github.com/mguterl/chai-datetime', matchers: 'closeToTime equalDate equalTime'},
  {
    name: 'should.js',
    url: 'https://github.com/shouldjs/should.js',
    matchers: `
      aboveOrEqual belowOrEqual containDeep containDeepOrdered containEql propertyByPath propertyWithDescriptor`,
  },
];

const owners: ReadonlyMap<string, Library> = new Map(
  libraries
    .flatMap(library =>
      (library.matchers?.trim().split(/\s+/) ?? []).map((name): [string, Library] => [name.toLowerCase(), library]),
    )
    .reverse(),
);

/** @returns the library that another library's matcher belongs to; `undefined` if it is not known */
export const findLibrary = (matcher: string): Library | undefined => owners.get(matcher.toLowerCase());

/**
 * @param hasWords whether a question has the words of a subject
 * @returns the library whose docs have the subject of a question; `undefined` if it is not known
 */
export const findSubject = (hasWords: (subject: string) => boolean): Library | undefined =>
  libraries.find(({subjects = []}) => subjects.some(hasWords));
