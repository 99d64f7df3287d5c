import { createHash } from 'node:crypto';
import type { Compilation } from 'webpack';

/** Whether a file is a script of the build and not a hot update. */
export const isScript = (file: string) => file.endsWith('.js') && !file.endsWith('.hot-update.js');

function sha384(compilation: Compilation, file: string) {
  const content = compilation.assets[file]?.source();
  if (content === undefined) throw new Error(`the build has no ${file}`);
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

export const fileHashes = (compilation: Compilation, files: readonly string[]) =>
  Object.fromEntries(files.map((file) => [file, sha384(compilation, file)]));
