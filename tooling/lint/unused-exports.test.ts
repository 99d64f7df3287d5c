import { unusedExports } from './unused-exports.ts';

const INDEX = {
  path: 'shared/ui/index.ts',
  text: "export { Chip, type ChipProps } from './Chip.tsx';",
};
const CHIP = {
  path: 'shared/ui/Chip.tsx',
  text: 'export interface ChipProps {} export const Chip = (props: ChipProps) => <i />;',
};
const user = (text: string, path = 'mf-cart/src/Page.tsx') => ({ path, text });
const faultsOf = (...users: { path: string; text: string }[]) =>
  unusedExports([INDEX, CHIP, ...users], {}).map((fault) => fault.split(' ')[0]);

const USES = "import { Chip, type ChipProps } from '@pinpu/shared/ui';";

it.each([
  ['a remote imports', user(USES)],
  ['another segment imports', user(USES, 'shared/forms/Fields.tsx')],
  [
    'are used of a namespace',
    user("import * as ui from '@pinpu/shared/ui'; type P = ui.ChipProps; ui.Chip();"),
  ],
])('accepts exports that %s', (_what, file) => {
  expect(faultsOf(file)).toEqual([]);
});

it.each([
  ['nobody imports', user('')],
  ['only a test imports', user(USES, 'mf-cart/src/Page.test.tsx')],
  ['only a fixture imports', user(USES, 'shared/testing/fixtures.ts')],
  [
    'the shell loads as a whole',
    user("import * as ui from '@pinpu/shared/ui'; export const modules = { ui };"),
  ],
  ['are loaded as a whole later', user("export const load = () => import('@pinpu/shared/ui');")],
])('rejects exports of an index that %s', (_what, file) => {
  expect(faultsOf(file)).toEqual(['shared/ui/index.ts#Chip', 'shared/ui/index.ts#ChipProps']);
});

it('rejects an export of a file that only its test imports', () => {
  const rule = user('export const isEven = (n: number) => n % 2 === 0;', 'shared/domain/even.ts');
  const test = user("import { isEven } from './even.ts';", 'shared/domain/even.test.ts');
  expect(faultsOf(user(USES), rule, test)).toEqual(['shared/domain/even.ts#isEven']);
});

it('follows an index that exports all of a file', () => {
  const index = { path: 'shared/domain/index.ts', text: "export * from './even.ts';" };
  const rule = user('export const isEven = (n: number) => n % 2 === 0;', 'shared/domain/even.ts');
  const reader = user("import { isEven } from '@pinpu/shared/domain';");
  expect(faultsOf(user(USES), index, rule, reader)).toEqual([]);
  expect(faultsOf(user(USES), index, rule)).toEqual(['shared/domain/even.ts#isEven']);
});

it('accepts what is listed, and rejects what is listed and used', () => {
  const listed = { 'shared/ui/index.ts#ChipProps': 'remotes elsewhere name it' };
  const chip = user("import { Chip } from '@pinpu/shared/ui';");
  expect(unusedExports([INDEX, CHIP, chip], listed)).toEqual([]);
  expect(unusedExports([INDEX, CHIP, user(USES)], listed)).toHaveLength(1);
});
