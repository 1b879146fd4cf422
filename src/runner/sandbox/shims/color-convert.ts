// chalk asks it for .hex(), .rgb() and .ansi256() only; Jest uses the sixteen named colours.
export default {};
