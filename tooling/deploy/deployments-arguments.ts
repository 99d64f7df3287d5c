import { parseArgs } from 'node:util';
import { shareOf } from './deploy-arguments.ts';
import { DeployError } from './deploy-error.ts';

/** A parsed command of `npm run deployments --` or `npm run rollback --`. */
export type DeploymentsCommand = { to?: string } & (
  | { at: 'list'; name: string }
  | { at: 'canary'; name: string; percent: number; why: string }
  | { at: 'promote'; name: string; why: string }
  | { at: 'rollback'; name: string; why: string; version?: string }
  | { at: 'retire'; name: string; version: string; why: string }
  | { at: 'prune'; dryRun: boolean }
  | { at: 'tokens' }
  | { at: 'issue'; team: string; remotes: string[]; days: number }
  | { at: 'revoke'; id: string }
);

export const ROLLBACK_USAGE = `npm run rollback -- mf-cart --why TEXT [--version VERSION] [--to URL]
    ends the canary, or returns to the version before; --version names another one`;

export const DEPLOYMENTS_USAGE = `npm run deployments [-- mf-cart]                    what is live, who deployed it, when and why
npm run deployments -- canary mf-cart 25 [--why TEXT]   changes the share of the running canary
npm run deployments -- promote mf-cart [--why TEXT]     gives the canary to everybody
npm run deployments -- retire mf-cart VERSION [--why TEXT]
npm run deployments -- prune [--dry-run]                deletes versions that no page can need any more
npm run deployments -- tokens                           the tokens of teams
npm run deployments -- tokens issue --for TEAM --remote mf-cart [--remote …] [--days 365]
npm run deployments -- tokens revoke ID
${ROLLBACK_USAGE}
Each takes --to URL: the shop; PINPU_SHOP_URL, or the one on this machine.`;

const usage = (why: string) => new DeployError(`${why}\n${DEPLOYMENTS_USAGE}`);

const OPTIONS = {
  to: { type: 'string' },
  why: { type: 'string' },
  version: { type: 'string' },
  for: { type: 'string' },
  remote: { type: 'string', multiple: true },
  days: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const;

type Values = ReturnType<typeof parsed>['values'];

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw usage(error instanceof Error ? error.message : String(error));
  }
}

/** The flags of each command, besides `--to`. */
const FLAGS: Readonly<Record<string, readonly (keyof Values)[]>> = {
  list: [],
  canary: ['why'],
  promote: ['why'],
  rollback: ['why', 'version'],
  retire: ['why'],
  prune: ['dry-run'],
  tokens: [],
  issue: ['for', 'remote', 'days'],
  revoke: [],
};

function checkFlags(command: string, values: Values) {
  const flags = Object.keys(values).filter((flag) => flag !== 'to');
  const wrong = flags.find((flag) => !FLAGS[command]?.some((known) => known === flag));
  if (wrong !== undefined) throw usage(`${command} takes no --${wrong}.`);
}

function words(command: string, args: readonly string[], names: readonly string[]): string[] {
  if (args.length === names.length) return [...args];
  throw usage(`${command} takes ${names.join(' and ') || 'nothing more'}.`);
}

function issueCommand(values: Values): DeploymentsCommand {
  const { for: team = '', remote: remotes = [], days = '365' } = values;
  if (team.trim() === '' || team.length > 60) throw usage('--for takes the name of the team.');
  if (remotes.length === 0)
    throw usage('--remote takes what the team may deploy: a remote, shell, or * for everything.');
  if (!/^[1-9]\d{0,3}$/.test(days) || Number(days) > 3650)
    throw usage('--days takes a whole number from 1 to 3650.');
  return { at: 'issue', team: team.trim(), remotes, days: Number(days) };
}

function commandOf(command: string, rest: readonly string[], values: Values): DeploymentsCommand {
  const { why = '', version } = values;
  switch (command) {
    case 'canary': {
      const [name = '', percent = ''] = words(command, rest, ['a remote', 'a percentage']);
      return { at: command, name, percent: shareOf(percent), why };
    }
    case 'promote': {
      const [name = ''] = words(command, rest, ['a remote']);
      return { at: command, name, why };
    }
    case 'rollback': {
      const [name = ''] = words(command, rest, ['a remote']);
      if (why.trim() === '') throw new DeployError(`Say --why.\n${ROLLBACK_USAGE}`);
      return { at: command, name, why, ...(version === undefined ? {} : { version }) };
    }
    case 'retire': {
      const [name = '', retired = ''] = words(command, rest, ['a remote', 'a version']);
      return { at: command, name, version: retired, why };
    }
    case 'prune':
      words(command, rest, []);
      return { at: command, dryRun: values['dry-run'] ?? false };
    case 'issue':
      words('tokens issue', rest, []);
      return issueCommand(values);
    case 'revoke': {
      const [id = ''] = words('tokens revoke', rest, ['the id of a token']);
      return { at: command, id };
    }
    case 'tokens':
      words(command, rest, []);
      return { at: command };
    default:
      return { at: 'list', name: words('the list', rest, ['a remote'])[0] ?? '' };
  }
}

const isRemote = (word: string) => word === 'shell' || word.startsWith('mf-');

/** Parses the arguments of `npm run deployments --`. @throws DeployError with the usage if they are invalid */
export function deploymentsCommand(args: readonly string[]): DeploymentsCommand {
  const { positionals, values } = parsed(args);
  const [first = '', ...rest] = positionals;
  const token = first === 'tokens' ? rest.shift() : undefined;
  const command = token ?? first;
  const isList = first === '' || isRemote(first);
  const known = isList ? 'list' : command;
  const isKnown =
    Object.hasOwn(FLAGS, known) && (token !== undefined) === ['issue', 'revoke'].includes(known);
  if (!isKnown || first === 'list') throw usage(`「${args.join(' ')}」 is not known.`);
  checkFlags(known, values);
  const parsedCommand = isList
    ? ({ at: 'list', name: first } as const)
    : commandOf(known, rest, values);
  return { ...parsedCommand, ...(values.to === undefined ? {} : { to: values.to }) };
}
