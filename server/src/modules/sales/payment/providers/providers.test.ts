import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT_DIR } from '../../../../platform/config/config.ts';
import { LOGISTICS_PROVIDERS } from '../../pickup/providers/index.ts';
import { PAYMENT_PROVIDERS } from './index.ts';

const read = (path: string) => readFileSync(join(ROOT_DIR, path), 'utf8');

const foldersIn = (path: string) =>
  readdirSync(join(ROOT_DIR, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const SERVER = 'server/src';

describe('the list of providers', () => {
  it.each([
    ['payment', PAYMENT_PROVIDERS],
    ['pickup', LOGISTICS_PROVIDERS],
  ])('the list of %s has a line for every folder', (module, providers) => {
    const names = providers.map(({ name }) => name).sort();
    expect(foldersIn(`${SERVER}/modules/sales/${module}/providers`)).toEqual(names);
  });
});

/** The names of all providers except the sandbox. */
const OTHERS = [
  ...new Set([...PAYMENT_PROVIDERS, ...LOGISTICS_PROVIDERS].map(({ name }) => name)),
].filter((name) => name !== 'sandbox');

/** What only a provider's own folder may contain: its wire format, its variables and its name. */
const WIRE = [
  /1\|OK|CheckMacValue|RtnCode|MerchantTradeNo/,
  /X-LINE-|returnCode|transactionId/,
  ...OTHERS.map((name) => new RegExp(name, 'i')),
];

/**
 * Files that may contain it: tests, fakes, the folders themselves with what those of one name share, and the lists that
 * name the folders.
 */
const MAY_KNOW = new RegExp(
  `\\.test\\.tsx?$|^shared/testing/|^${SERVER}/testing/|/(?:providers|sales)/(?:${OTHERS.join('|')})/|/providers/index\\.ts$`,
);

function sourcesIn(path: string): string[] {
  return readdirSync(join(ROOT_DIR, path), { withFileTypes: true }).flatMap((entry) => {
    const inner = `${path}/${entry.name}`;
    if (entry.isDirectory()) return sourcesIn(inner);
    return /\.tsx?$/.test(inner) && !MAY_KNOW.test(inner) ? [inner] : [];
  });
}

describe('the rest of the server', () => {
  it('does not depend on a provider’s wire format, variables or name', () => {
    const files = sourcesIn(SERVER);
    expect(files.length).toBeGreaterThan(200);
    const found = files.filter((file) => {
      const text = read(file);
      return WIRE.some((pattern) => pattern.test(text));
    });
    expect(found).toEqual([]);
  });
});

/** The parameters of a store map are private to the logistics providers; the sandbox's are the same as ECPay's. */
it('contains nothing outside the logistics providers that knows the fields of a store map', () => {
  const MAP = /ExtraData|IsCollection|ServerReplyURL|LogisticsType\b/;
  const knowing = sourcesIn(SERVER).filter((file) => MAP.test(read(file)));
  expect(knowing.filter((file) => !file.includes('/pickup/providers/'))).toEqual([]);
  expect(knowing.length).toBeGreaterThan(0);
});

/** The sandbox's tables are private to its folder, as a provider's wire format is. */
it('contains nothing outside the sandbox’s folder that knows its trades, but the schema', () => {
  const knowing = sourcesIn(SERVER).filter((file) => /sandbox_?trades/i.test(read(file)));
  expect(knowing.sort()).toEqual([
    `${SERVER}/modules/sales/payment/providers/sandbox/fake/repository.ts`,
    `${SERVER}/platform/db/schema/index.ts`,
    `${SERVER}/platform/db/schema/sandbox.ts`,
  ]);
});

describe('the browser', () => {
  it.each(
    ['shared', 'shell', ...foldersIn('.').filter((name) => name.startsWith('mf-'))].map((name) => [
      name,
    ]),
  )('does not depend on a provider’s wire format, variables or name in %s', (workspace) => {
    const files = sourcesIn(workspace).filter((file) => !/node_modules|\/dist\//.test(file));
    expect(files.length).toBeGreaterThan(3);
    const found = files.filter((file) => WIRE.some((pattern) => pattern.test(read(file))));
    expect(found).toEqual([]);
  });
});

const HOW_TO = read('docs/how-to/add-a-payment-provider.md');

const quoted = [...HOW_TO.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);

function membersOf(name: string): string[] {
  const port = read(`${SERVER}/modules/sales/payment/port.ts`);
  const [, body = ''] =
    new RegExp(`export interface ${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(port) ?? [];
  return [...body.matchAll(/^ {2}(\w+)\??[(:]/gm)].map(([, member = '']) => member);
}

describe('the checklist for a new payment provider', () => {
  const paths = quoted.filter((text) => /^[\w.<>/-]+(?:\/|\.(?:ts|md|yml|example))$/.test(text));
  const files = paths.flatMap((path) =>
    path.includes('<name>')
      ? PAYMENT_PROVIDERS.map(({ name }) => path.replace('<name>', name))
      : [path],
  );

  it.each(files)('names %s, which exists', (file) => {
    expect(existsSync(join(ROOT_DIR, file))).toBe(true);
  });

  it.each(['PaymentProviderDefinition', 'ConfiguredProvider', 'PaymentProvider', 'Webhook'])(
    'names every member of %s',
    (name) => {
      const members = membersOf(name);
      expect(members.length).toBeGreaterThan(1);
      expect(quoted).toEqual(expect.arrayContaining(members));
    },
  );
});
