import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

afterEach(() => {
  jest.useRealTimers();
});

/** Stops the clock until the test ends: timers fire when `passTime` says so, or while something is waited for. */
export function stopTime() {
  jest.useFakeTimers();
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

/** Lets `ms` pass of a clock that is stopped, with everything that happens meanwhile: timers, imports, calls, answers. */
export const passTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
