import { homesOfExports } from './homes-of-exports.ts';

const INDEX = {
  path: 'shared/domain/index.ts',
  text: "export { discount, type Discount } from './price.ts'; export { total } from './price.ts';",
};
const price = (text: string) => ({ path: 'shared/domain/price.ts', text });
const PRICE = price(
  'export interface Discount {} export const discount = () => 1; export const total = () => 2;',
);
const user = (path: string, names = 'discount') => ({
  path,
  text: `import { ${names} } from '@pinpu/shared/domain';`,
});
const CART = user('mf-cart/src/Page.tsx');
const BOTH = [user('shell/src/App.tsx', 'total'), user('server/src/order.ts', 'total')];

const faultsOf = (...files: { path: string; text: string }[]) =>
  homesOfExports([INDEX, ...BOTH, ...files], {});

it('rejects what one workspace alone imports, in however many files, and names its home', () => {
  expect(faultsOf(PRICE, CART, user('mf-cart/src/Row.tsx'))).toEqual([
    'shared/domain/price.ts#discount is used by mf-cart alone: move it there (ADR 0211)',
  ]);
});

it.each(['mf-catalog/src/Page.test.tsx', 'shared/testing/fixtures.ts', 'e2e/journeys/a.spec.ts'])(
  'rejects it even though %s imports it too',
  (path) => {
    expect(faultsOf(PRICE, CART, user(path))).toHaveLength(1);
  },
);

it.each([
  ['another workspace', user('server/src/price.ts')],
  ['another segment of shared', user('shared/state/cart.ts')],
  [
    'another file of the segment',
    { path: 'shared/domain/tax.ts', text: "import { discount } from './price.ts';" },
  ],
])('accepts what %s imports as well', (_what, other) => {
  expect(faultsOf(PRICE, CART, other)).toEqual([]);
});

it('accepts what shared alone uses', () => {
  expect(faultsOf(PRICE, user('shared/state/cart.ts'))).toEqual([]);
});

it('the rule ignores types', () => {
  expect(faultsOf(PRICE, user('mf-cart/src/type.ts', 'type Discount'))).toEqual([]);
});

it.each([
  ['used by what two workspaces use', 'const total = () => discount();'],
  ['of the same private code', 'const part = 1; const total = () => part;'],
  ['whose values a type lists', 'export type Discount = (typeof discount)[]; const total = 1;'],
])('accepts what is %s', (_what, text) => {
  const code = `export const discount = () => part; ${text.replace('const total', 'export const total')}`;
  const type = [user('shell/src/a.ts', 'type Discount'), user('server/src/a.ts', 'type Discount')];
  expect(faultsOf(price(code), CART, ...type)).toEqual([]);
});

it('rejects what only uses a public name beside it', () => {
  const code = 'export const total = () => 2; export const discount = () => total() / 2;';
  expect(faultsOf(price(code), CART)).toHaveLength(1);
});

it.each(['ui', 'contracts', 'api/client'])('the rule ignores the segment %s', (segment) => {
  const files = [
    { path: `shared/${segment}/index.ts`, text: "export { Chip } from './Chip.tsx';" },
    { path: `shared/${segment}/Chip.tsx`, text: 'export const Chip = () => <i />;' },
    {
      path: 'mf-cart/src/Row.tsx',
      text: `import { Chip } from '@pinpu/shared/${segment}';`,
    },
  ];
  expect(homesOfExports(files, {})).toEqual([]);
});

it('the rule ignores addresses of pages', () => {
  const index = { path: INDEX.path, text: "export { orderPath } from './page-addresses.ts';" };
  const file = { path: 'shared/domain/page-addresses.ts', text: 'export const orderPath = 1;' };
  expect(homesOfExports([index, file, user('server/src/mail.ts', 'orderPath')], {})).toEqual([]);
});

it('accepts what is listed, and rejects what is listed and has two users', () => {
  const listed = { 'shared/domain/price.ts#discount': 'a reason' };
  const files = [INDEX, PRICE, ...BOTH, CART];
  expect(homesOfExports(files, listed)).toEqual([]);
  expect(homesOfExports([...files, user('server/src/price.ts')], listed)).toHaveLength(1);
});
