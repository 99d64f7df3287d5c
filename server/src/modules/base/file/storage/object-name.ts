import { randomUUID } from 'node:crypto';

const NAME = /^(\d{13})-[0-9a-f-]{36}$/;

/** A new name that contains the time of its creation. */
export const newObjectName = (now: Date): string =>
  `${String(now.getTime()).padStart(13, '0')}-${randomUUID()}`;

/** When a name was created, in ms since the epoch; undefined for a name of another form. */
export function objectTime(name: string): number | undefined {
  const time = NAME.exec(name)?.[1];
  return time === undefined ? undefined : Number(time);
}
