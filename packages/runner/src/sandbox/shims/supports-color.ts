// A terminal with sixteen colors, as for `jest --color`.
const level = {level: 1, hasBasic: true, has256: false, has16m: false};

export const supportsColor = () => level;
export const stdout = level;
export const stderr = level;
