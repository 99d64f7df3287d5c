import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

afterEach(() => {
  jest.useRealTimers();
});

/** Stops the clock until the test ends: timers only fire in `passTime`, and while something is awaited. */
export function stopTime() {
  jest.useFakeTimers();
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

/** Advances the stopped clock by `ms`, with everything that happens meanwhile: timers, imports, calls, responses. */
export const passTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
