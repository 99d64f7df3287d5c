import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { loadConfig } from '../../platform/config/load-environment.ts';
import { StartupError } from '../../platform/errors/startup-error.ts';
import { type ShopConnection, withShop } from './shop-connection.ts';

export const text = { type: 'string' } as const;
export const flag = { type: 'boolean' } as const;

/** Ends a command that was called in a wrong way: why, and how to call it. @throws StartupError */
export type Usage = (why: string) => never;

export type Options = ParseArgsOptionsConfig;
export type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>['values'];

/** What the command prints, if anything. */
type Print = Promise<string | undefined>;

interface Subcommand<O extends Options, Payload> {
  options: O;
  /** What follows the name: `''`, `WORD`, `[WORD]`, or `[WORD …]`. */
  words: string;
  read(words: readonly string[], values: Values<O>, usage: Usage): Payload;
  run(shop: ShopConnection, payload: Payload): Print;
}

interface ParsedCommand {
  name: string;
  payload: unknown;
  run(shop: ShopConnection): Print;
}

interface Untyped extends Pick<Subcommand<Options, unknown>, 'options' | 'words'> {
  parse(words: readonly string[], values: object, usage: Usage): Omit<ParsedCommand, 'name'>;
}

/** One of a command's subcommands; its payload is read from the arguments before the shop is opened. */
export const subcommand = <const O extends Options, Payload>({
  read,
  run,
  ...shape
}: Subcommand<O, Payload>): Untyped => ({
  ...shape,
  parse(words, values, usage) {
    const payload = read(words, values as Values<O>, usage);
    return { payload, run: (shop) => run(shop, payload) };
  },
});

/** A whole number of up to 8 digits; undefined where the option is not given. */
export function wholeNumber(option: string, typed: string | undefined, usage: Usage) {
  if (typed === undefined) return undefined;
  if (!/^\d{1,8}$/.test(typed)) usage(`--${option} takes a whole number.`);
  return Number(typed);
}

/** The value of `--limit`, 50 unless given. */
export function limitOf(limit = '50', usage: Usage): number {
  if (!/^[1-9]\d{0,2}$/.test(limit)) usage('--limit takes a whole number from 1 to 999.');
  return Number(limit);
}

function checkWords(name: string, spec: string, words: readonly string[], usage: Usage): void {
  if (spec.includes('…')) return;
  if (/^\w/.test(spec) && words.length !== 1) usage(`${name} takes one ${spec}.`);
  const more = words.slice(spec === '' ? 0 : 1);
  if (more.length > 0) usage(`「${more.join(' ')}」 is not known.`);
}

/** Returns the parser of `npm run …`; it accepts options at any place. @throws StartupError with the usage. */
export function commandParser(
  usageText: string,
  subcommands: Readonly<Record<string, Untyped>>,
): (args: readonly string[]) => ParsedCommand {
  const usage: Usage = (why) => {
    throw new StartupError(`${why}\n${usageText}`);
  };
  const options: Options = Object.assign({}, ...Object.values(subcommands).map((s) => s.options));
  const parsed = (args: readonly string[]) => {
    try {
      return parseArgs({ args: [...args], allowPositionals: true, options });
    } catch (error) {
      return usage(error instanceof Error ? error.message : String(error));
    }
  };
  return (args) => {
    const { positionals, values } = parsed(args);
    const [name = '', ...words] = positionals;
    const found = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
    if (!found)
      return usage(
        name === ''
          ? `${Object.keys(subcommands).join(', ')}?`
          : `「${args.join(' ')}」 is not known.`,
      );
    const unknown = Object.keys(values).find((option) => !Object.hasOwn(found.options, option));
    if (unknown !== undefined) usage(`${name} has no --${unknown}.`);
    checkWords(name, found.words, words, usage);
    return { name, ...found.parse(words, values, usage) };
  };
}

/** Runs a command to its end: what a person can correct ends with one sentence and exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Runs the command of this process's arguments, with or without a running shop. */
export const runShopCommand = (parse: ReturnType<typeof commandParser>): Promise<void> =>
  runCommand(async () => {
    const command = parse(process.argv.slice(2));
    const print = await withShop(loadConfig(), (shop) => command.run(shop));
    if (print !== undefined) console.log(print);
  });
