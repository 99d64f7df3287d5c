import { repositoryVerbs } from './repository-verbs.ts';

const inRepository = (text: string, path = 'server/src/modules/order/stock-repository.ts') =>
  repositoryVerbs({ path, text });

it.each([
  ['a function without an agreed verb', 'export function ordersOf() {}'],
  ['an asynchronous function', 'export async function takeOrder() {}'],
  [
    'a constant that is a function',
    'export const saveOrder = (db: Database) => db.insert(orders);',
  ],
  ['a name that only contains a verb', 'export const refindOrder = () => 1;'],
  ['a longer word that begins with a verb', 'export const issueOrder = () => 1;'],
])('rejects %s', (_what, text) => {
  expect(inRepository(text)).toHaveLength(1);
});

it('names the file and the function', () => {
  expect(inRepository('export const ordersOf = () => 1;')).toEqual([
    expect.stringMatching(
      /^server\/src\/modules\/order\/stock-repository\.ts: ordersOf begins with/,
    ),
  ]);
});

it.each([
  ['an agreed verb', 'export async function findOrder() {}'],
  ['a condition', 'export const isOwnOrder = (who: Person) => sql`true`;'],
  ['a function of its own', 'const ordersOf = () => 1;'],
  ['a part of a statement', 'export const columns = { id: orders.id };'],
  ['a type', 'export type Order = { id: string };'],
])('accepts %s', (_what, text) => {
  expect(inRepository(text)).toEqual([]);
});

const PART = 'server/src/modules/catalog/search-repository/list-page.ts';

it.each([
  'export async function pageOf(db: Database, filter: Filter) {}',
  'export const pageOf = (db: Database) => db.execute(sql`SELECT 1`);',
  'export const pageOf = function (db: Database) {};',
])('rejects %s in a repository that is a folder', (text) => {
  expect(inRepository(text, PART)).toHaveLength(1);
});

it.each([
  'export const findPage = async (db: Database) => {};',
  'export const orderOf = (filter: Filter) => sql`rank`;',
  'export function orderOf() {}',
])('accepts %s in a repository that is a folder', (text) => {
  expect(inRepository(text, PART)).toEqual([]);
});

it('the rule ignores other files', () => {
  expect(
    inRepository('export const ordersOf = () => 1;', 'server/src/modules/order/service.ts'),
  ).toEqual([]);
});
