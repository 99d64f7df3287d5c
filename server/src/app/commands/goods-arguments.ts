import { parseCommand, type Usage, usageOf } from './command-line.ts';

/** The parsed arguments of `npm run catalog --`. */
export type GoodsCommand =
  | { name: 'import'; file: string; pictures?: string; dryRun: boolean; skipBad: boolean }
  | { name: 'export'; file: string; overwrite: boolean };

const GOODS_USAGE = `npm run catalog -- import FILE [--pictures DIR] [--dry-run] [--skip-bad]
npm run catalog -- export FILE [--overwrite]
FILE is .csv or .json; docs/shop-keepers.md has its columns.`;

const usage: Usage = usageOf(GOODS_USAGE);

function oneFile([file, ...more]: readonly string[]): string {
  if (file === undefined || more.length > 0) usage('One FILE is needed.');
  if (!/\.(?:csv|txt|tsv|json)$/i.test(file)) usage(`${file} must end in .csv or .json.`);
  return file;
}

const flag = { type: 'boolean' } as const;
const IMPORT = { pictures: { type: 'string' }, 'dry-run': flag, 'skip-bad': flag } as const;

/** Parses the arguments of `npm run catalog --`. @throws StartupError with the usage. */
export function goodsCommand([name = '', ...words]: readonly string[]): GoodsCommand {
  if (name === 'import') {
    const { positionals, values } = parseCommand(words, IMPORT, usage);
    const { pictures, 'dry-run': dryRun = false, 'skip-bad': skipBad = false } = values;
    const file = oneFile(positionals);
    return { name, file, ...(pictures !== undefined && { pictures }), dryRun, skipBad };
  }
  if (name !== 'export') usage(name === '' ? 'import or export?' : `「${name}」 is not known.`);
  const { positionals, values } = parseCommand(words, { overwrite: flag }, usage);
  return { name, file: oneFile(positionals), overwrite: values.overwrite ?? false };
}

/** The format of a goods file, by its name. */
export const goodsFormat = (file: string) => (/\.json$/i.test(file) ? 'json' : 'csv');
