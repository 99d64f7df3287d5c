import path from 'node:path';
import { SEGMENTS } from '../webpack/shared-modules.ts';
import { moduleNames } from './module-names.ts';
import { isTest, type SourceFile } from './source-files.ts';

const PACKAGE = '@pinpu/shared/';
const IMPORTS = /['"](?:@pinpu\/shared\/|\.\.?\/)/;

/** Whether a file is only for tests: what only such files import is not used by the shop. */
const isForTests = (file: string) =>
  isTest(file) || /^(?:e2e|bench)\/|(?:^|\/)testing\//.test(file);

/** The files of the product, without tests, benchmarks and fixtures. */
export const productFiles = (files: SourceFile[]) => files.filter(({ path }) => !isForTests(path));

/** The file of shared that `file` imports by `from`; undefined if it is not in shared. */
export function sharedFile(file: string, from: string): string | undefined {
  if (from.startsWith(PACKAGE)) return `shared/${from.slice(PACKAGE.length)}/index.ts`;
  return file.startsWith('shared/') && from.startsWith('.')
    ? path.posix.join(path.posix.dirname(file), from)
    : undefined;
}

/** The shell imports whole segments to share them with remotes, which says nothing about the use of their names. */
const isRuntimeSegment = (from: string) =>
  SEGMENTS.some((segment) => from === `${PACKAGE}${segment}`);

/** `file#name` of each export of shared that `file` uses; the name is `*` if it imports all. */
export function sharedUses(file: SourceFile): string[] {
  if (!IMPORTS.test(file.text)) return [];
  const { imported, loaded } = moduleNames(file);
  const whole = loaded
    .filter((from) => !isRuntimeSegment(from))
    .map((from) => ({ from, name: '*' }));
  return [...imported, ...whole].flatMap(({ from, name }) => {
    const target = sharedFile(file.path, from);
    return target === undefined ? [] : [`${target}#${name}`];
  });
}
