import { createHash } from 'node:crypto';
import type { Compilation } from 'webpack';

/** Scripts of the build, without hot updates. */
export const isScript = (file: string) => file.endsWith('.js') && !file.endsWith('.hot-update.js');

/** The hash of a file of the build, as in `integrity` attributes. */
function sha384(compilation: Compilation, file: string) {
  const content = compilation.assets[file]?.source();
  if (content === undefined) throw new Error(`the build has no ${file}`);
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** The hashes of `files`, by file name. */
export const fileHashes = (compilation: Compilation, files: readonly string[]) =>
  Object.fromEntries(files.map((file) => [file, sha384(compilation, file)]));
