import { parseCommand, type Usage, usageOf } from './command-line.ts';

/** A parsed command of `npm run tokens --`. */
export type TokenCommand =
  | { name: 'issue'; payload: { email: string; name: string; days: number } }
  | { name: 'list' }
  | { name: 'revoke'; payload: { id: string } };

const TOKENS_USAGE = `npm run tokens -- issue EMAIL --for NAME [--days 365]    for a program that acts for this member
npm run tokens -- list
npm run tokens -- revoke ID`;

const usage: Usage = usageOf(TOKENS_USAGE);

const parsed = (args: readonly string[]) =>
  parseCommand(args, { for: { type: 'string' }, days: { type: 'string' } }, usage);

function issueCommand(words: readonly string[], flags: { for?: string; days?: string }) {
  const [email, ...more] = words;
  const name = flags.for?.trim() ?? '';
  const days = flags.days ?? '365';
  if (email === undefined || more.length > 0) usage('issue takes the e-mail of one member.');
  if (name === '' || name.length > 60)
    usage('--for takes what the token is for, up to 60 letters.');
  if (!/^[1-9]\d{0,3}$/.test(days) || Number(days) > 3650)
    usage('--days takes a whole number from 1 to 3650.');
  return { name: 'issue' as const, payload: { email, name, days: Number(days) } };
}

/** Parses the arguments of `npm run tokens --`. @throws StartupError with the usage. */
export function tokenCommand(args: readonly string[]): TokenCommand {
  const { positionals, values } = parsed(args);
  const [command, ...words] = positionals;
  if (command === 'issue') return issueCommand(words, values);
  if (Object.keys(values).length > 0) usage('--for and --days belong to issue.');
  if (command === 'list' && words.length === 0) return { name: 'list' };
  const [id, ...more] = words;
  if (command === 'revoke' && id !== undefined && more.length === 0)
    return { name: 'revoke', payload: { id } };
  return usage(
    command === undefined ? 'issue, list or revoke?' : `「${args.join(' ')}」 is not known.`,
  );
}
