import { Rejection } from '../../../platform/errors/rejection.ts';
import type { ReceivedForm } from './receive.ts';

const OWNER = /^[A-Z][A-Z0-9_]{0,31}$/;

const invalid = (field: string) =>
  new Rejection(400, 'INVALID', `欄位 ${field} 的內容不正確，請重新確認後再試一次。`);

type Fields = Pick<ReceivedForm, 'fields'>;

export const fieldOf = ({ fields }: Fields, name: string): string => fields.get(name)?.[0] ?? '';

/** @throws Rejection 400 for a value other than `true`, `false` and ''. */
export function flagOf(form: Fields, name: string): boolean {
  const text = fieldOf(form, name);
  if (!['', 'true', 'false'].includes(text)) throw invalid(name);
  return text === 'true';
}

/** The owner of files, `WEB` by default (spec §9). @throws Rejection 400 */
export function ownerOf(form: Fields): string {
  const owner = fieldOf(form, 'owner') || 'WEB';
  if (!OWNER.test(owner)) throw invalid('owner');
  return owner;
}
