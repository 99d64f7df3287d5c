import type { LookupQuery } from '@pinpu/shared/contracts';
import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { isBizUser, type LookupFields, type LookupScope } from './lookup-repository.ts';

/** With `ttcode=true` base64 of UTF-8, else literal (spec §7); null for invalid base64. */
export function decodedText(text: string, ttcode: boolean): string | null {
  if (!ttcode) return text;
  if (!/^[0-9A-Za-z+/_-]*={0,2}$/.test(text)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'base64'));
  } catch {
    return null;
  }
}

const ALL = 100_000;

/** The limit of words per query: each word is a further condition on every row. */
const MOST_WORDS = 20;

const invalid = (message: string) => new Rejection(400, 'INVALID', message);

function textIn(text: string | undefined, ttcode: boolean): string {
  const decoded = decodedText(text ?? '', ttcode);
  if (decoded === null) throw invalid('查詢條件的編碼不正確，請重新確認後再試一次。');
  return decoded;
}

/** The words of `t` where it is a text: without `ttcode`, a `t` of digits alone is the call's timestamp (spec §7). */
function wordsIn(t: string, ttcode: boolean): string[] {
  if (!ttcode && /^\d*$/.test(t)) return [];
  // A text in PostgreSQL can't contain NUL.
  const words = t
    .normalize('NFKC')
    .split(/[\s\0]+/)
    .filter(Boolean);
  if (words.length > MOST_WORDS)
    throw invalid(`查詢文字最多 ${MOST_WORDS} 個詞，請減少後再試一次。`);
  return words;
}

function orderIn(o: string, fields: LookupFields): LookupScope['order'] {
  if (o.trim() === '') return undefined;
  const [field = '', direction = 'asc', ...rest] = o.trim().split(/\s+/);
  if (Object.hasOwn(fields, field) && /^(?:asc|desc)$/i.test(direction) && rest.length === 0)
    return { field, descending: direction.toLowerCase() === 'desc' };
  throw invalid(
    `排序條件不正確，可以使用：${Object.keys(fields).join('、')}，後面可加 asc 或 desc。`,
  );
}

/** @throws Rejection 400 for an unreadable query or a missing `bizId`, 404 for an unknown one. */
export async function lookupScope(
  db: Database,
  query: LookupQuery,
  fields: LookupFields,
  isProfile: boolean,
): Promise<LookupScope> {
  const ttcode = query.ttcode === 'true';
  const words = wordsIn(textIn(query.t, ttcode), ttcode);
  const order = orderIn(textIn(query.o, ttcode), fields);
  const limit = query.l === undefined || query.l === '-1' ? ALL : Number(query.l);
  const bizId = query.bizId ?? '';
  if (bizId === '') {
    if (isProfile) throw invalid('請先指定商家。');
    return { limit, bizId: null, words, order };
  }
  if (!(await isBizUser(db, bizId)))
    throw new Rejection(404, '404', '查無指定查詢條件資料，請重新確認後再試一次，謝謝。');
  return { limit, bizId, words, order };
}
