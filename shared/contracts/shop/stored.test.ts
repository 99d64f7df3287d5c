import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineOf } from '@pinpu/shared/testing/fixtures';
import { cartLineSchema, storedContract } from '../index.ts';
import { safeParse } from '../schema/index.ts';

const ROOT = join(import.meta.dirname, '../../..');
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

it('has no contract for the name of an inherited property', () => {
  expect(storedContract('constructor')).toBeUndefined();
});

const line = lineOf();

it.each([
  line,
  { ...line, ship_days: 3 },
  { ...line, ship_days: 'soon' },
  { ...line, other: true },
  { ...line, prd_id: 'P 1' },
  { ...line, prd_price: -1 },
  { ...line, prd_price: 100_000_000 },
  { ...line, qty: 1.5 },
  { ...line, qty: undefined },
  { ...line, prd_name: 7 },
  'text',
  null,
  [line],
])(
  'reads a line of a stored cart as the contract of the server’s does: %j [defect 7]',
  (stored) => {
    const read = storedContract('cart')?.read({ key: 'k', lines: [stored] });
    const { success, data } = safeParse(cartLineSchema, stored);
    expect(read).toEqual({ value: { key: 'k', lines: success ? [data] : [] } });
  },
);

it.each([
  ['cart', { key: 7, lines: 'none', x: 1 }, { key: '', lines: [] }],
  ['cart', [], undefined],
  ['codeRequest', null, null],
  ['codeRequest', { email: 'a', asked_at: 1, link_only: 'x' }, { email: 'a', asked_at: 1 }],
  ['codeRequest', { email: 'a', asked_at: -1 }, undefined],
  ['arrivalRegion', 'islands', 'islands'],
  ['arrivalRegion', 'moon', undefined],
  ['recentProducts', ['P1', 'P 2', 3, ...Array(60).fill('P3')], ['P1', ...Array(47).fill('P3')]],
  ['recWay', 99, undefined],
  ['uuid', '', ''],
  ['uuid', 'session-1', 'session-1'],
  ['uuid', 'short', undefined],
  ['ut', 'línea', undefined],
  ['lastOrder', { guid: 'g', ord_code: 'x'.repeat(101) }, undefined],
])('reads what is stored under %s: %j [defect 7]', (key, stored, value) => {
  expect(storedContract(key)?.read(stored)).toEqual(value === undefined ? undefined : { value });
});

it('reads each typed field on its own [defect 7]', () => {
  const read = storedContract('orderInfo')?.read({ cnt_name: '林', email: 'x'.repeat(2001) });
  expect(read?.value).toMatchObject({ cnt_name: '林', email: '' });
});
