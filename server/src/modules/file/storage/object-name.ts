import { randomUUID } from 'node:crypto';

const NAME = /^(\d{13})-[0-9a-f-]{36}$/;

/** A new name that says when it was made. */
export const newObjectName = (now: Date): string =>
  `${String(now.getTime()).padStart(13, '0')}-${randomUUID()}`;

/** When a name was made, in milliseconds; undefined for any other name. */
export function objectTime(name: string): number | undefined {
  const time = NAME.exec(name)?.[1];
  return time === undefined ? undefined : Number(time);
}
