/**
 * The longest time without any part of an answer, in milliseconds. An answer that stops arriving must end within 15
 * seconds, including rendering.
 */
export const SILENCE = 14_000;
