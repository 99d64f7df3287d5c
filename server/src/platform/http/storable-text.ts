import type { FastifyInstance } from 'fastify';
import { Refusal } from '../errors/refusal.ts';

/** PostgreSQL rejects NUL in text and lone surrogates in JSON; no legitimate text contains them. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (Array.isArray(value)) return value.every(isStorable);
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return true;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
}

/** Rejects text that the database can't store, before any route sees it. */
export function registerStorableText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }) => {
    if (!isStorable(params) || !isStorable(query) || !isStorable(body)) {
      throw new Refusal(400, 'INVALID', '送出的文字含有無法處理的字元，請重新輸入。');
    }
  });
}
