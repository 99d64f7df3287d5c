import { parseCommand, type Usage, usageOf } from './command-line.ts';

interface SiteChange {
  key: string;
  name?: string;
  origins?: string[];
  enabled?: boolean;
}

/** A parsed command of `npm run sites --`. */
export type SiteCommand =
  | { name: 'list' }
  | { name: 'add'; payload: { name: string; origins: string[] } }
  | { name: 'change'; payload: SiteChange };

export const SITES_USAGE = `npm run sites -- add NAME --origin https://blog.example [--origin …]
npm run sites -- list
npm run sites -- change KEY [--name NAME] [--origin … replaces all] [--disable | --enable]`;

const usage: Usage = usageOf(SITES_USAGE);

const parsed = (args: readonly string[]) =>
  parseCommand(
    args,
    {
      origin: { type: 'string', multiple: true },
      name: { type: 'string' },
      disable: { type: 'boolean' },
      enable: { type: 'boolean' },
    },
    usage,
  );

type Flags = ReturnType<typeof parsed>['values'];

function added(words: readonly string[], { origin = [], name, disable, enable }: Flags) {
  const [site, ...more] = words;
  if (site === undefined || more.length > 0) usage('add takes one name; put quotes around it.');
  if (origin.length === 0) usage('add takes --origin, as often as the site has addresses.');
  if (name !== undefined || disable || enable) usage('add takes --origin alone.');
  return { name: 'add' as const, payload: { name: site, origins: origin } };
}

function changed(words: readonly string[], { origin, name, disable, enable }: Flags) {
  const [key, ...more] = words;
  if (key === undefined || more.length > 0) usage('change takes the key of one site.');
  if (disable && enable) usage('--disable or --enable?');
  const payload: SiteChange = { key };
  if (name !== undefined) payload.name = name;
  if (origin !== undefined) payload.origins = origin;
  if (disable || enable) payload.enabled = enable === true;
  if (Object.keys(payload).length === 1) usage('change needs at least one option.');
  return { name: 'change' as const, payload };
}

/** Parses the arguments of `npm run sites --`. @throws StartupError with the usage. */
export function siteCommand(args: readonly string[]): SiteCommand {
  const { positionals, values } = parsed(args);
  const [command, ...words] = positionals;
  if (command === 'add') return added(words, values);
  if (command === 'change') return changed(words, values);
  if (command === 'list' && words.length === 0 && Object.keys(values).length === 0)
    return { name: 'list' };
  return usage(
    command === undefined ? 'add, list or change?' : `「${args.join(' ')}」 is not known.`,
  );
}
