import { test } from '@playwright/test';

/** `npm test` runs each proof in its short form; by itself, and in `npm run test:long`, Playwright runs all (ADR 0192). */
export const isShort = process.env.E2E_FORM === 'short';

/** Details of a test that repeats the proof of another one in another form: the short form leaves it out. */
export const LONG = { tag: '@long' };

/** Details of a test of the long form alone, if it is one. */
export const longIf = (isLong: boolean) => (isLong ? LONG : {});

const begun = new WeakMap<object, number>();

/**
 * Of several forms of one check, all; in the short form one: the next one with each call in a test, beginning with
 * another one in each, so that over all tests every form has its turn, and a test always has the same ones.
 */
export function formsOfCheck<Form>(all: readonly Form[]): readonly Form[] {
  if (!isShort) return all;
  const info = test.info();
  const first = [...info.title].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const call = begun.get(info) ?? 0;
  begun.set(info, call + 1);
  return all.slice((first + call) % all.length).slice(0, 1);
}
