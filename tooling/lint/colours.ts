import { isDemoData, isTest, type SourceFile } from './source-files.ts';

const NAMES =
  'black|white|red|green|blue|gr[ae]y|silver|maroon|purple|fuchsia|lime|olive|yellow|navy|teal|aqua|orange|pink|brown|gold|beige|ivory|tomato|crimson|coral|salmon|khaki|plum|indigo|violet';

const HEX = /(?<=[\s'"`:(,])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?=[\s'"`;),])(?!\s*=)/i;
const FUNCTION = /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;
const NAMED = new RegExp(
  `^\\s*(?:[\\w-]*color|background|border(?:-\\w+)*|outline|fill|stroke|box-shadow|text-shadow)\\s*:[^;$]*\\b(?:${NAMES})\\b`,
  'i',
);

/** The server is left out, since it renders none of the shop's screens. */
const isSearched = (path: string) =>
  /^(?:shell|mf-[^/]+|shared)\//.test(path) &&
  !path.startsWith('shared/theme/') &&
  !isDemoData(path) &&
  !isTest(path);

const isComment = (line: string) => /^\s*(?:\/\/|\/?\*)/.test(line);

/** One sentence for each line that names a colour outside the theme. */
export function rawColours({ path, text }: SourceFile): string[] {
  if (!isSearched(path)) return [];
  return text.split('\n').flatMap((line, index) => {
    const found = isComment(line)
      ? null
      : (HEX.exec(line) ?? FUNCTION.exec(line) ?? NAMED.exec(line));
    return found
      ? [`${path}:${index + 1} raw colour "${found[0].trim()}": take it from the theme`]
      : [];
  });
}
