export const builtinModules: readonly string[] = [];
