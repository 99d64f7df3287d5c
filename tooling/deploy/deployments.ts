import type { ParseArgsConfig } from 'node:util';
import type { DeploymentsAnswer, FlipAnswer } from '@pinpu/shared/contracts';
import { parsedArguments, shareOf } from './deploy-arguments.ts';
import { DeployError } from './deploy-error.ts';
import { details, overview, tokenTable } from './deployments-table.ts';
import type { ShopApi } from './shop-api.ts';

const ROLLBACK_USAGE = `npm run rollback -- mf-cart --why TEXT [--version VERSION] [--to URL]
    ends the canary, or returns to the version before; --version names another one;
    a removed remote returns, a first version leaves the shop again`;

const USAGE = `npm run deployments [-- mf-cart]                    what is live, who deployed it, when and why
npm run deployments -- canary mf-cart 25 [--why TEXT]   changes the share of the running canary
npm run deployments -- promote mf-cart [--why TEXT]     gives the canary to everybody
npm run deployments -- retire mf-cart VERSION [--why TEXT]
npm run deployments -- remove mf-gifts --why TEXT       takes a remote out of the shop; rollback brings it back
npm run deployments -- prune [--dry-run]                deletes versions that no page can need any more
npm run deployments -- tokens                           the tokens of teams
npm run deployments -- tokens issue --for TEAM --remote mf-cart [--remote …] [--days 365]
npm run deployments -- tokens issue --for TEAM --develop   only opens developer mode, at /developer of the shop
npm run deployments -- tokens revoke ID
${ROLLBACK_USAGE}
Each takes --to URL: the shop; PINPU_SHOP_URL, or the one on this machine.`;

const usage = (why: string) => new DeployError(`${why}\n${USAGE}`);

const OPTIONS = {
  to: { type: 'string' },
  why: { type: 'string' },
  version: { type: 'string' },
  for: { type: 'string' },
  remote: { type: 'string', multiple: true },
  develop: { type: 'boolean' },
  days: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const satisfies ParseArgsConfig['options'];

interface Values {
  why?: string;
  version?: string;
  for?: string;
  remote?: string[];
  develop?: boolean;
  days?: string;
  'dry-run'?: boolean;
}

/** Carries out a command; returns the text to print. */
type Run = (shop: ShopApi) => Promise<string>;

interface Command {
  /** What its words are, besides its name. */
  words: readonly string[];
  flags: readonly (keyof Values)[];
  /** @throws DeployError if a word or a value is invalid */
  read(words: readonly string[], values: Values): Run;
}

/** A change of the live versions of one name; the text says what visitors get now. */
const change =
  (action: string, name: string, body: object): Run =>
  async (shop) => {
    const place = `/api/deployments/${name}/${action}`;
    const { deployment } = await shop.send<FlipAnswer['body']>('POST', place, body);
    const { stable, canary } = deployment;
    if (stable === '' && canary === undefined)
      return `${name} is out of the shop: no new page loads it. It returns by rollback, or by a deployment.`;
    const share = canary ? `, ${canary.percent} % of the visitors get ${canary.version}` : '';
    return `${name}: ${stable || 'nothing'} is live${share}. New pages get it at once; open ones are offered it.`;
  };

const COMMANDS: Readonly<Record<string, Command>> = {
  canary: {
    words: ['a remote', 'a percentage'],
    flags: ['why'],
    read: ([name = '', percent = ''], { why = '' }) =>
      change('canary', name, { percent: shareOf(percent), why }),
  },
  promote: {
    words: ['a remote'],
    flags: ['why'],
    read: ([name = ''], { why = '' }) => change('promote', name, { why }),
  },
  rollback: {
    words: ['a remote'],
    flags: ['why', 'version'],
    read: ([name = ''], { why = '', version }) => {
      if (why.trim() === '') throw new DeployError(`Say --why.\n${ROLLBACK_USAGE}`);
      return change('rollback', name, { why, version });
    },
  },
  retire: {
    words: ['a remote', 'a version'],
    flags: ['why'],
    read: ([name = '', version = ''], { why = '' }) => change('retire', name, { version, why }),
  },
  remove: {
    words: ['a remote'],
    flags: ['why'],
    read: ([name = ''], { why = '' }) => {
      if (why.trim() === '') throw usage('Say --why.');
      return change('remove', name, { why });
    },
  },
  prune: { words: [], flags: ['dry-run'], read: (_, values) => prune(values['dry-run'] ?? false) },
  tokens: {
    words: [],
    flags: [],
    read: () => async (shop) => tokenTable(await shop.get('/api/deployments/tokens')),
  },
  'tokens issue': {
    words: [],
    flags: ['for', 'remote', 'develop', 'days'],
    read: (_, values) => issue(values),
  },
  'tokens revoke': {
    words: ['the id of a token'],
    flags: [],
    read:
      ([id = '']) =>
      async (shop) => {
        await shop.send('DELETE', `/api/deployments/tokens/${encodeURIComponent(id)}`);
        return `The token ${id} is revoked.`;
      },
  },
};

const list =
  (name: string): Run =>
  async (shop) => {
    const answer = await shop.get<DeploymentsAnswer['body']>('/api/deployments');
    if (name === '') return overview(answer);
    const one = answer.deployments.find((deployment) => deployment.name === name);
    if (one) return details(one);
    throw new DeployError(`${name} was never deployed to ${shop.origin}.`);
  };

interface Pruned {
  removed: { name: string; version: string }[];
  deleted: { name: string; version: string }[];
  files: number;
}

const lines = (versions: Pruned['removed']) =>
  versions.map(({ name, version }) => `  ${name} ${version}`);

const prune =
  (dryRun: boolean): Run =>
  async (shop) => {
    const { removed, deleted, files } = await shop.send<Pruned>('POST', '/api/deployments/prune', {
      dry_run: dryRun,
    });
    return [
      `${dryRun ? 'would take' : 'took'} ${removed.length} versions out of the registry`,
      ...lines(removed),
      ...(dryRun ? [] : [`deleted ${files} files of ${deleted.length} versions`]),
      ...(dryRun ? [] : lines(deleted)),
    ].join('\n');
  };

function issue({
  for: text = '',
  remote: remotes = [],
  develop = false,
  days: last = '365',
}: Values): Run {
  const team = text.trim();
  const days = Number(last);
  if (team === '' || text.length > 60) throw usage('--for takes the name of the team.');
  if (remotes.length === 0 && !develop)
    throw usage('--remote takes what the team may deploy: a remote, shell, or * for everything.');
  if (remotes.length > 0 && develop)
    throw usage('--develop is for a token that deploys nothing: leave out --remote.');
  if (!/^[1-9]\d{0,3}$/.test(last) || days > 3650)
    throw usage('--days takes a whole number from 1 to 3650.');
  return async (shop) => {
    const place = '/api/deployments/tokens';
    const issued = shop.send<{ id: string; token: string }>('POST', place, { team, remotes, days });
    const { id, token } = await issued;
    if (develop)
      return `${token}\nThis token is shown once: a developer of ${team} enters it at ${shop.origin}/developer.\nIts id is ${id}; it opens developer mode for ${days} days, and nothing else.`;
    return `${token}\nThis token is shown once: store it as PINPU_DEPLOY_TOKEN in the secrets of ${team}’s CI.\nIts id is ${id}; it may deploy ${remotes.join(', ')} for ${days} days, and opens developer mode at ${shop.origin}/developer.`;
  };
}

function checkFlags(name: string, flags: readonly string[], values: Values) {
  const wrong = Object.keys(values).find((flag) => !flags.includes(flag));
  if (wrong !== undefined) throw usage(`${name} takes no --${wrong}.`);
}

/**
 * A command of `npm run deployments --` or `npm run rollback --`, and the shop it names. @throws DeployError with the
 * usage if the arguments are invalid
 */
export function deploymentsCommand(args: readonly string[]): { to: string | undefined; run: Run } {
  const { positionals, values } = parsedArguments(args, OPTIONS, USAGE);
  const { to, ...others } = values;
  const [first = '', second] = positionals;
  if (first === '' || first === 'shell' || first.startsWith('mf-')) {
    checkFlags('list', [], others);
    return { to, run: list(first) };
  }
  const name = first === 'tokens' && second !== undefined ? `${first} ${second}` : first;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw usage(`「${args.join(' ')}」 is not known.`);
  checkFlags(name, command.flags, others);
  const words = positionals.slice(name.split(' ').length);
  if (words.length !== command.words.length)
    throw usage(`${name} takes ${command.words.join(' and ') || 'nothing more'}.`);
  return { to, run: command.read(words, others) };
}
