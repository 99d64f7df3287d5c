import { commandParser, flag, runShopCommand, subcommand } from './command-line.ts';

const USAGE = `npm run members -- erase EMAIL [--dry-run]    刪除個人資料；--dry-run 只列出會刪除的資料`;

export const memberCommand = commandParser(USAGE, {
  erase: subcommand({
    options: { 'dry-run': flag },
    words: 'EMAIL',
    read([email = ''], values, usage) {
      // An older release stored what is no address today; that can be erased, too.
      if (!email.includes('@')) usage(`「${email}」 is no e-mail address.`);
      return { email, dry_run: values['dry-run'] === true };
    },
    run: async (shop, payload) =>
      (await shop.call<{ message: string }>('POST', '/api/backoffice/members/erase', payload))
        .message,
  }),
});

if (import.meta.main) await runShopCommand(memberCommand);
