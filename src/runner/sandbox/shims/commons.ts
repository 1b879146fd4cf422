// All that fake timers ask of @sinonjs/commons.
const all = globalThis;
export {all as global};
