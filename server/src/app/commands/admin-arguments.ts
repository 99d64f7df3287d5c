import { parseCommand, type Usage, usageOf } from './command-line.ts';

/** A parsed command of `npm run admin --`. */
export type AdminCommand =
  | { name: 'list' }
  | {
      name: 'add';
      payload: { account: string; display_name: string; role: 'owner' | 'staff' };
    }
  | { name: 'reset' | 'disable' | 'enable' | 'unlock'; payload: { account: string } };

const ADMIN_USAGE = `npm run admin -- list
npm run admin -- add ACCOUNT [--name 顯示名稱] [--owner]    with a one-time password; owners manage accounts
npm run admin -- reset ACCOUNT      a new one-time password; signs the account out everywhere
npm run admin -- disable ACCOUNT    signs the account out everywhere at once
npm run admin -- enable ACCOUNT
npm run admin -- unlock [ACCOUNT]   ends the delays after wrong passwords; ACCOUNT is admin unless given`;

const usage: Usage = usageOf(ADMIN_USAGE);

const parsed = (args: readonly string[]) =>
  parseCommand(args, { name: { type: 'string' }, owner: { type: 'boolean' } }, usage);

const isOfAccount = (name: string): name is 'reset' | 'disable' | 'enable' | 'unlock' =>
  ['reset', 'disable', 'enable', 'unlock'].includes(name);

/** Parses the arguments of `npm run admin --`. @throws StartupError with the usage. */
export function adminCommand(args: readonly string[]): AdminCommand {
  const { positionals, values } = parsed(args);
  const [name = '', account, ...more] = positionals;
  if (more.length > 0) usage(`${name} takes one account.`);
  if (name === 'add') {
    if (account === undefined) usage('add takes the name of the new account.');
    const role = values.owner ? 'owner' : 'staff';
    return { name, payload: { account, display_name: values.name ?? '', role } };
  }
  if (Object.keys(values).length > 0) usage('--name and --owner belong to add.');
  if (name === 'list' && account === undefined) return { name };
  if (name === 'unlock') return { name, payload: { account: account ?? 'admin' } };
  if (!isOfAccount(name)) return usage(`「${args.join(' ')}」 is not known.`);
  if (account === undefined) usage(`${name} takes an account.`);
  return { name, payload: { account } };
}
