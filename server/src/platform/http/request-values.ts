import type { FastifyInstance } from 'fastify';
import { type core, safeParse } from 'zod/mini';
import { isStorableText } from '../db/storable-text.ts';
import { Rejection } from '../errors/rejection.ts';

const isEmpty = (value: unknown) =>
  Array.isArray(value) ? value.every((one) => one === '') : value === '';

/** Where an empty query parameter is not valid for a route, such as in `?o=&q=`, it counts as not given. */
export function registerEmptyParameters(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ method, query, routeOptions }) => {
    const schema = routeOptions.schema?.querystring as core.$ZodType | undefined;
    const params = query as Record<string, unknown>;
    const empty = Object.keys(params).filter((name) => isEmpty(params[name]));
    if (method !== 'GET' || schema === undefined || empty.length === 0) return;
    if (safeParse(schema, params).success) return;
    for (const name of empty) delete params[name];
  });
}

/** Deeper than any request of the shop. Recursion on deeper JSON, also during validation, could exhaust the stack. */
const MAX_DEPTH = 32;

/** The texts of one level, keys included, and what is nested in it. */
function levelOf(values: readonly unknown[]): { texts: string[]; nested: unknown[] } {
  const texts: string[] = [];
  const nested: unknown[] = [];
  for (const value of values) {
    if (typeof value === 'string') texts.push(value);
    if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (!Array.isArray(value)) texts.push(key);
      nested.push(inner);
    }
  }
  return { texts, nested };
}

/** Why the database can't store these values; undefined where it can. */
function rejection(values: readonly unknown[]): string | undefined {
  let level = values;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return '送出的資料層數過多，請重新確認後再試一次。';
    const { texts, nested } = levelOf(level);
    if (!texts.every(isStorableText)) return '送出的文字含有無法處理的字元，請重新輸入。';
    level = nested;
  }
  return undefined;
}

/** Rejects text that the database can't store, before any route sees it. */
export function registerStorableText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }) => {
    const reason = rejection([params, query, body]);
    if (reason) throw new Rejection(400, 'INVALID', reason);
  });
}
