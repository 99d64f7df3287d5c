import type {
  IssuedToken,
  ListedToken,
} from '../../modules/sales/member/integrator-token-service.ts';
import { momentText, tableLines } from './text-table.ts';

const HEAD = ['編號', '會員', '用途', '建立', '到期', '最後使用'];

const cellsOf = ({ id, acc_email, name, c_date, expires_at, used_at }: ListedToken) => [
  id,
  acc_email,
  name,
  momentText(c_date),
  momentText(expires_at),
  used_at === '' ? '未使用' : momentText(used_at),
];

/** The valid tokens of integrators as a table for a terminal. */
export const tokenTable = (tokens: readonly ListedToken[]): string =>
  tokens.length === 0 ? '沒有權杖。' : tableLines(HEAD, tokens.map(cellsOf)).join('\n');

/** A token, shown this one time. */
export const issuedText = ({ id, token, acc_email, name, expires_at }: IssuedToken): string =>
  `${token}
以上權杖只顯示這一次，請妥善保存。
編號 ${id}，會員 ${acc_email}，用途「${name}」，${momentText(expires_at)} 到期。`;
