// A terminal of sixteen colours, which is what `jest --color` writes for.
const level = {level: 1, hasBasic: true, has256: false, has16m: false};

export const supportsColor = () => level;
export const stdout = level;
export const stderr = level;
