import type { AdminAccount } from '@pinpu/shared/contracts';
import type { IssuedPassword } from '../../modules/base/admin/account-management.ts';
import { loadConfig } from '../../platform/config/load-environment.ts';
import { adminCommand } from './admin-arguments.ts';
import { runCommand } from './run-command.ts';
import { withShop } from './shop-connection.ts';
import { momentText, tableLines } from './text-table.ts';

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

/** `npm run admin -- list | add | reset | disable | enable | unlock`, with or without a running shop. */
async function admin(): Promise<void> {
  const command = adminCommand(process.argv.slice(2));
  await withShop(loadConfig(), async (shop) => {
    if (command.name === 'list') {
      const { accounts } = await shop.post<{ accounts: AdminAccount[] }>('/operator/admin', {});
      console.log(accountTable(accounts));
    } else if (command.name === 'add' || command.name === 'reset') {
      const path = `/operator/admin/${command.name}`;
      console.log(issuedText(await shop.post<IssuedPassword>(path, command.payload)));
    } else {
      const path = `/operator/admin/${command.name}`;
      console.log((await shop.post<{ message: string }>(path, command.payload)).message);
    }
  });
}

await runCommand(admin);
