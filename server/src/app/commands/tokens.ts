import type {
  IssuedToken,
  ListedToken,
} from '../../modules/sales/member/integrator-token-service.ts';
import { commandParser, runShopCommand, subcommand, text } from './command-line.ts';
import { momentText, tableLines } from './text-table.ts';

const USAGE = `npm run tokens -- issue EMAIL --for NAME [--days 365]    for a program that acts for this member
npm run tokens -- list
npm run tokens -- revoke ID`;

const TOKENS = '/api/backoffice/tokens';

const HEAD = ['編號', '會員', '用途', '建立', '到期', '最後使用'];

const cellsOf = ({ id, acc_email, name, c_date, expires_at, used_at }: ListedToken) => [
  id,
  acc_email,
  name,
  momentText(c_date),
  momentText(expires_at),
  used_at === '' ? '未使用' : momentText(used_at),
];

export const tokenTable = (tokens: readonly ListedToken[]): string =>
  tokens.length === 0 ? '沒有權杖。' : tableLines(HEAD, tokens.map(cellsOf)).join('\n');

export const issuedText = ({ id, token, acc_email, name, expires_at }: IssuedToken): string =>
  `${token}
以上權杖只顯示這一次，請妥善保存。
編號 ${id}，會員 ${acc_email}，用途「${name}」，${momentText(expires_at)} 到期。`;

export const tokenCommand = commandParser(USAGE, {
  issue: subcommand({
    options: { for: text, days: text },
    words: 'EMAIL',
    read([email = ''], { for: purpose = '', days = '365' }, usage) {
      const name = purpose.trim();
      if (name === '' || name.length > 60)
        usage('--for takes what the token is for, up to 60 letters.');
      if (!/^[1-9]\d{0,3}$/.test(days) || Number(days) > 3650)
        usage('--days takes a whole number from 1 to 3650.');
      return { email, name, days: Number(days) };
    },
    run: async (shop, payload) => issuedText(await shop.call<IssuedToken>('POST', TOKENS, payload)),
  }),
  list: subcommand({
    options: {},
    words: '',
    read: () => ({}),
    run: async (shop) =>
      tokenTable((await shop.call<{ tokens: ListedToken[] }>('GET', TOKENS)).tokens),
  }),
  revoke: subcommand({
    options: {},
    words: 'ID',
    read: ([id = '']) => ({ id }),
    run: async (shop, { id }) => {
      const path = `${TOKENS}/${encodeURIComponent(id)}/revoke`;
      return (await shop.call<{ message: string }>('POST', path)).message;
    },
  }),
});

if (import.meta.main) await runShopCommand(tokenCommand);
