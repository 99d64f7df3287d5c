import { StartupError } from '../../platform/errors/startup-error.ts';

/** The parsed arguments of `npm run catalog --`. */
export type GoodsCommand =
  | { name: 'import'; file: string; pictures?: string; dryRun: boolean; skipBad: boolean }
  | { name: 'export'; file: string; overwrite: boolean };

export const GOODS_USAGE = `npm run catalog -- import FILE [--pictures DIR] [--dry-run] [--skip-bad]
npm run catalog -- export FILE [--overwrite]
FILE is .csv or .json; docs/shop-keepers.md has its columns.`;

function usage(why: string): never {
  throw new StartupError(`${why}\n${GOODS_USAGE}`);
}

interface Words {
  files: string[];
  flags: Set<string>;
  pictures?: string;
}

function sorted(words: readonly string[], known: readonly string[]): Words {
  const sortedWords: Words = { files: [], flags: new Set() };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '--pictures' && known.includes(word)) {
      at += 1;
      const dir = words[at];
      if (dir === undefined) usage('--pictures takes the folder of the pictures.');
      sortedWords.pictures = dir;
    } else if (known.includes(word)) sortedWords.flags.add(word);
    else if (word.startsWith('--')) usage(`${word} is not known.`);
    else sortedWords.files.push(word);
  }
  return sortedWords;
}

function oneFile([file, ...more]: readonly string[]): string {
  if (file === undefined || more.length > 0) usage('One FILE is needed.');
  if (!/\.(?:csv|txt|tsv|json)$/i.test(file)) usage(`${file} must end in .csv or .json.`);
  return file;
}

/** Parses the arguments of `npm run catalog --`. @throws StartupError with the usage. */
export function goodsCommand([name = '', ...words]: readonly string[]): GoodsCommand {
  if (name === 'import') {
    const { files, flags, pictures } = sorted(words, ['--pictures', '--dry-run', '--skip-bad']);
    return {
      name,
      file: oneFile(files),
      ...(pictures !== undefined && { pictures }),
      dryRun: flags.has('--dry-run'),
      skipBad: flags.has('--skip-bad'),
    };
  }
  if (name !== 'export') usage(name === '' ? 'import or export?' : `「${name}」 is not known.`);
  const { files, flags } = sorted(words, ['--overwrite']);
  return { name, file: oneFile(files), overwrite: flags.has('--overwrite') };
}

/** The format of a goods file, by its name. */
export const goodsFormat = (file: string) => (/\.json$/i.test(file) ? 'json' : 'csv');
