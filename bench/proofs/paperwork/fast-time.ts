const HOUR_MS = 3_600_000;

/** A clock that is faster than real time, the same in all processes. */
export interface FastTime {
  speed: number;
  /** A real moment, in ms, and what the clock shows at it. */
  real: number;
  shown: number;
}

export const fastClock =
  ({ speed, real, shown }: FastTime) =>
  (): Date =>
    new Date(shown + (Date.now() - real) * speed);

/**
 * Fast time from now on. It begins in the morning in Taipei, so that no card is captured at 20:15 and no period of
 * invoices ends while a proof runs.
 */
export function fastTime(speed: number): FastTime {
  const real = Date.now();
  const isMorning = (real + 8 * HOUR_MS) % (24 * HOUR_MS) < 12 * HOUR_MS;
  return { speed, real, shown: isMorning ? real : real - 12 * HOUR_MS };
}
