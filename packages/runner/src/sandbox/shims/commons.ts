// The parts of @sinonjs/commons that fake timers use.
const all = globalThis;
export {all as global};
