import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bannedWords } from '../lint/banned-words.ts';
import { rawColours } from '../lint/colours.ts';
import { lengthReport, shapeFaults } from '../lint/file-shape.ts';
import { foreignImports } from '../lint/foreign-imports.ts';
import type { SourceFile } from '../lint/source-files.ts';
import { readRemoteSource } from '../webpack/read-remote-source.ts';
import { remoteIn } from './remote.ts';

/**
 * The sources with paths as in this repository, where a remote is a folder in the root; the rules refer to such paths.
 */
const sourcesOf = (folder: string, name: string): SourceFile[] =>
  globSync('src/**/*.{ts,tsx}', { cwd: folder })
    .sort()
    .map((file) => ({
      path: `${name}/${file.replaceAll(path.sep, '/')}`,
      text: readFileSync(path.join(folder, file), 'utf8'),
    }));

/** `pinpu lint`: checks a remote’s source with the project's own rules. @throws Error that lists the faults */
export async function lintRemote(folder: string) {
  const name = remoteIn(folder);
  readRemoteSource(path.join(folder, 'remote.json'));
  const files = sourcesOf(folder, name);
  const faults = files.flatMap((file) => [
    ...foreignImports(file),
    ...rawColours(file),
    ...shapeFaults(file),
    ...bannedWords(file),
  ]);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  console.log(`${name}: ${lengthReport(files)}`);
}
