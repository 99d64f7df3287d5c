export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export const after = (now: Date, milliseconds: number): Date =>
  new Date(now.getTime() + milliseconds);

export const before = (now: Date, milliseconds: number): Date => after(now, -milliseconds);

/** In milliseconds. */
export const DAY = 86_400_000;
