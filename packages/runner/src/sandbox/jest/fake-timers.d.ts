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

  export interface ModernFakeTimers {
    useFakeTimers(options?: FakeTimerOptions): void;
    useRealTimers(): void;
    now(): number;
    getTimerCount(): number;
    clearAllTimers(): void;
    advanceTimersByTime(milliseconds: number): void;
    advanceTimersToNextTimer(steps?: number): void;
    runAllTicks(): void;
    runAllTimers(): void;
    runOnlyPendingTimers(): void;
    setSystemTime(now?: number | Date): void;
    getRealSystemTime(): number;
    advanceTimersByTimeAsync(milliseconds: number): Promise<void>;
    advanceTimersToNextFrame(): void;
    advanceTimersToNextTimerAsync(steps?: number): Promise<void>;
    runAllTimersAsync(): Promise<void>;
    runOnlyPendingTimersAsync(): Promise<void>;
    setTimerTickMode(mode: {readonly mode: string; readonly delta?: number}): void;
  }

  export const ModernFakeTimers: new (options: {global: typeof globalThis; config: object}) => ModernFakeTimers;
}
