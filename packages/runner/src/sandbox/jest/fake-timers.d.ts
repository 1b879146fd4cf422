/**
 * The parts of Jest's fake timers that the `jest` object uses. The package's own types require a full configuration.
 */
declare module 'jest-fake-timers/modern' {
  export interface FakeTimerOptions {
    readonly advanceTimers?: boolean | number;
    readonly doNotFake?: readonly string[];
    readonly now?: number | Date;
    readonly timerLimit?: number;
    readonly legacyFakeTimers?: boolean;
  }

  export class ModernFakeTimers {
    constructor(options: {global: typeof globalThis; config: object});
    useFakeTimers(options?: FakeTimerOptions): void;
    useRealTimers(): void;
    setSystemTime(now?: number | Date): void;
    getRealSystemTime(): number;
    now(): number;
    getTimerCount(): number;
    clearAllTimers(): void;
    advanceTimersByTime(milliseconds: number): void;
    advanceTimersByTimeAsync(milliseconds: number): Promise<void>;
    advanceTimersToNextFrame(): void;
    advanceTimersToNextTimer(steps?: number): void;
    advanceTimersToNextTimerAsync(steps?: number): Promise<void>;
    runAllTicks(): void;
    runAllTimers(): void;
    runAllTimersAsync(): Promise<void>;
    runOnlyPendingTimers(): void;
    runOnlyPendingTimersAsync(): Promise<void>;
    setTimerTickMode(mode: {readonly mode: string; readonly delta?: number}): void;
  }
}
