/** Matchers of other libraries whose names readers also look for here, by library. */
const matchers: Readonly<Record<string, string>> = {
  Jest: `
    toBe toBeCloseTo toBeDefined toBeFalsy toBeGreaterThan toBeGreaterThanOrEqual toBeInstanceOf toBeLessThan
    toBeLessThanOrEqual toBeNull toBeTruthy toBeUndefined toContain toContainEqual toEqual toHaveBeenCalled
    toHaveBeenCalledTimes toHaveBeenCalledWith toHaveBeenLastCalledWith toHaveBeenNthCalledWith toHaveLastReturnedWith
    toHaveLength toHaveNthReturnedWith toHaveProperty toHaveReturned toHaveReturnedTimes toHaveReturnedWith toMatch
    toMatchInlineSnapshot toMatchObject toMatchSnapshot toStrictEqual toThrow toThrowError
    toThrowErrorMatchingInlineSnapshot toThrowErrorMatchingSnapshot`,
  '@testing-library/jest-dom': `
    toBeChecked toBeDisabled toBeEmptyDOMElement toBeEnabled toBeInTheDocument toBeInvalid toBePartiallyChecked
    toBeRequired toBeValid toBeVisible toContainElement toContainHTML toHaveAccessibleDescription
    toHaveAccessibleErrorMessage toHaveAccessibleName toHaveAttribute toHaveClass toHaveDisplayValue toHaveFocus
    toHaveFormValues toHaveRole toHaveSelection toHaveStyle toHaveTextContent toHaveValue`,
  'jest-axe': 'toHaveNoViolations',
};

const libraries: ReadonlyMap<string, string> = new Map(
  Object.entries(matchers).flatMap(([library, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name): [string, string] => [name.toLowerCase(), library]),
  ),
);

/** @returns the library that another library's matcher belongs to; `undefined` if it is not known */
export const findLibrary = (matcher: string): string | undefined => libraries.get(matcher.toLowerCase());
