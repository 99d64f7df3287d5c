import { type ParseArgsConfig, parseArgs } from 'node:util';
import { DeployError } from './deploy-error.ts';

/** Arguments of `npm run deploy --`. */
export interface DeployOptions {
  name: string;
  /** Percent of visitors who get it; undefined for all. */
  canary?: number;
  to?: string;
  why: string;
  accept: string[];
  /** The reason for deploying without the browser gate. */
  withoutBrowser?: string;
}

const DEPLOY_USAGE = `npm run deploy -- mf-cart [--canary 10] [--why TEXT] [--to URL]
    --canary PERCENT          only this share of the visitors gets it; promote or rollback later
    --why TEXT                for the history, which everybody can read
    --to URL                  the shop; PINPU_SHOP_URL, or the one on this machine
    --accept slots,size       overrides these gates; say why
    --without-browser TEXT    leaves out the gate in a browser, and says why in the history`;

const usage = (why: string) => new DeployError(`${why}\n${DEPLOY_USAGE}`);

const OPTIONS = {
  canary: { type: 'string' },
  to: { type: 'string' },
  why: { type: 'string' },
  accept: { type: 'string' },
  'without-browser': { type: 'string' },
} as const;

/** The words and options of a command. @throws DeployError with what is wrong and the usage */
export function parsedArguments<const T extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: T,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new DeployError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

/** The percentage of a canary. @throws DeployError if it is not a whole number from 1 to 99 */
export function shareOf(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw usage('--canary takes a whole number from 1 to 99.');
  return Number(text);
}

const isName = (name: string) => name === 'shell' || /^mf(?:-[a-z0-9]+)+$/.test(name);

/** Parses the arguments of `npm run deploy --`. @throws DeployError with the usage if they are invalid */
export function deployOptions(args: readonly string[]): DeployOptions {
  const { positionals, values } = parsedArguments(args, OPTIONS, DEPLOY_USAGE);
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0 || !isName(name))
    throw usage('Name one remote (mf-…), or shell.');
  const { canary, to, why = '', accept = '', 'without-browser': withoutBrowser } = values;
  const accepted = accept.split(',').flatMap((gate) => gate.trim() || []);
  const unknown = accepted.find((gate) => gate !== 'slots' && gate !== 'size');
  if (unknown !== undefined) throw usage(`--accept takes slots and size, not ${unknown}.`);
  if (accepted.length > 0 && why === '') throw usage('--accept needs --why.');
  if (withoutBrowser?.trim() === '') throw usage('--without-browser takes the reason.');
  return {
    name,
    why,
    accept: accepted,
    ...(canary === undefined ? {} : { canary: shareOf(canary) }),
    ...(to === undefined ? {} : { to }),
    ...(withoutBrowser === undefined ? {} : { withoutBrowser }),
  };
}
