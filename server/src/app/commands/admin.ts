import type { AdminAccount } from '@pinpu/shared/contracts';
import type { IssuedPassword } from '../../modules/base/admin/account-management.ts';
import { commandParser, flag, runShopCommand, subcommand, text } from './command-line.ts';
import { momentText, tableLines } from './text-table.ts';

const USAGE = `npm run admin -- list
npm run admin -- add ACCOUNT [--name 顯示名稱] [--owner]    with a one-time password; owners manage accounts
npm run admin -- reset ACCOUNT      a new one-time password; signs the account out everywhere
npm run admin -- disable ACCOUNT    signs the account out everywhere at once
npm run admin -- enable ACCOUNT
npm run admin -- unlock [ACCOUNT]   ends the delays after wrong passwords; ACCOUNT is admin unless given`;

const STATES = { active: '使用中', 'one-time': '待變更密碼', disabled: '已停用' };

const accountTable = (accounts: readonly AdminAccount[]): string =>
  tableLines(
    ['帳號', '名稱', '權限', '狀態', '最近登入'],
    accounts.map(({ account, display_name, role, state, signed_in_at }) => [
      account,
      display_name,
      role === 'owner' ? '擁有者' : '一般',
      STATES[state],
      signed_in_at === '' ? '從未登入' : momentText(signed_in_at),
    ]),
  ).join('\n');

const issuedText = ({ account, password, until }: IssuedPassword): string =>
  `管理員「${account}」的一次性密碼（只顯示這一次）：\n${password}\n請在 ${momentText(until)} 前登入並改成自己的密碼。`;

const DONE = {
  disable: '已停用，所有裝置都已登出。',
  enable: '可以再次登入。',
  unlock: '可以立即登入。',
};

const pathOf = (account: string, action: string) =>
  `/api/accounts/${encodeURIComponent(account)}/${action}`;

const change = (name: 'disable' | 'enable' | 'unlock', words: string) =>
  subcommand({
    options: {},
    words,
    read: ([account = 'admin']) => ({ account }),
    run: async (shop, { account }) => {
      await shop.call('POST', pathOf(account, name));
      return `管理員「${account}」${DONE[name]}`;
    },
  });

export const adminCommand = commandParser(USAGE, {
  list: subcommand({
    options: {},
    words: '',
    read: () => ({}),
    run: async (shop) =>
      accountTable(
        (await shop.call<{ accounts: AdminAccount[] }>('GET', '/api/accounts')).accounts,
      ),
  }),
  add: subcommand({
    options: { name: text, owner: flag },
    words: 'ACCOUNT',
    read: ([account = ''], { name = '', owner }) => ({
      account,
      display_name: name,
      role: owner ? 'owner' : 'staff',
    }),
    run: async (shop, payload) =>
      issuedText(await shop.call<IssuedPassword>('POST', '/api/accounts', payload)),
  }),
  reset: subcommand({
    options: {},
    words: 'ACCOUNT',
    read: ([account = '']) => ({ account }),
    run: async (shop, { account }) =>
      issuedText(await shop.call<IssuedPassword>('POST', pathOf(account, 'reset'))),
  }),
  disable: change('disable', 'ACCOUNT'),
  enable: change('enable', 'ACCOUNT'),
  unlock: change('unlock', '[ACCOUNT]'),
});

if (import.meta.main) await runShopCommand(adminCommand);
