import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storedContract } from './index.ts';

const ROOT = join(import.meta.dirname, '../..');
const folders = readdirSync(ROOT).filter((name) => /^(?:mf-.+|shell|shared)$/.test(name));

const isSource = (path: string) =>
  /\.tsx?$/.test(path) && !/\.test\.|node_modules|(?:^|\/)testing\//.test(path);

const sources = folders.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((path) => readFileSync(join(ROOT, folder, path), 'utf8')),
);

it('has a contract for every key that the shop stores [defect 7] [S2]', () => {
  const calls = sources.flatMap((source) => [
    ...source.matchAll(/\bpersistedAtom(?:<[^(]+>)?\(\s*'(?<key>\w+)'/g),
  ]);
  const keys = calls.map(({ groups }) => groups?.key ?? '');
  expect(keys).toContain('orderInfo');
  expect(keys.filter((key) => storedContract(key) === undefined)).toEqual([]);
});

it('has none for a key that only an object has', () => {
  expect(storedContract('constructor')).toBeUndefined();
});
