import {
  failuresOf,
  nodeRemote,
  pageBuild,
  renderedShop,
  WITH_METRICS,
} from '../../../testing/deployments/rendered-shop.ts';

const GOOD = pageBuild("'<p>good</p>'");

/** A shell's build whose result is this expression. */
const shellOf = (result: string) =>
  `exports.build = { modules: {}, render: async (job, host) => ${result} };`;

it.each([
  ['null failures', "{ html: '', styles: '', queries: null, parts: [], failures: [null] }"],
  ['no page at all', '[null]'],
  ['thousands of calls', "Array.from(Array(5000), () => host.fetch(new Request('http://shop/')))"],
])(
  'a build that sends %s costs its own page, and the server goes on [41 S1]',
  async (_, result) => {
    const { rootOf, app } = await renderedShop({ 'mf-good': GOOD }, { shell: shellOf(result) });
    expect(await rootOf('/mf-good')).toBe('');
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect(await rootOf('/mf-good')).toBe('');
  },
);

/** The frame of the tests, with modules as the shell shares them, and a store that remotes can write to. */
const WITH_STORE = `class Store {}
class Cache { read() { return 'own' } }
const store = new Store(), cache = new Cache(), inner = { hook: () => 'own' };
const react = { useHook: () => inner.hook(), __CLIENT_INTERNALS_X: inner };
exports.build = {
  modules: {
    store: { store, useStore: () => store },
    react: { ...react, default: react },
    ui: { Button: { $$typeof: Symbol.for('react.forward_ref'), render: () => 'own' }, theme: { colour: { ink: 'own' } } },
    query: { cache, Cache, cacheOf: () => cache },
  },
  instances: [cache],
  async render(job, host) {
    const parts = [], failures = [];
    let html = '';
    for (const remote of Object.keys(job.composition.remotes)) {
      const exported = host.exportsOf(remote);
      if (exported === undefined) continue;
      host.enter(remote);
      try {
        html += await exported.pages.page(job, host);
        parts.push(remote + '/page/page');
      } catch (error) {
        failures.push({ remote, part: 'page', why: String(error) });
      }
      host.enter('');
    }
    return { html, styles: '', queries: null, parts, failures };
  },
};`;

/** What one build could change for another, each with how the other would see it. */
const CHANGES: readonly (readonly [change: string, seen: string])[] = [
  ["Response.prototype.text = async () => 'POISONED'", "await new Response('own').text()"],
  ["Headers.prototype.get = () => 'POISONED'", "new Headers({ a: 'own' }).get('a')"],
  ["URL.prototype.toString = () => 'POISONED'", "new URL('http://own').toString()"],
  ["Array.prototype.map = () => ['POISONED']", "['own'].map((one) => one)[0]"],
  ["Array.prototype[Symbol.iterator] = function* () { yield 'POISONED' }", "[...['own']][0]"],
  ["JSON.stringify = () => 'POISONED'", "JSON.stringify('own')"],
  ["Promise.prototype.then = () => 'POISONED'", "Promise.resolve('own').then(String)"],
  ["Object.prototype.polluted = 'POISONED'", 'String({}.polluted)'],
  [
    "Object.defineProperty(Object.prototype, 'toString', { value: () => 'POISONED' })",
    'String({})',
  ],
  ["Function.prototype.call = () => 'POISONED'", "String.call(null, 'own')"],
  ["Reflect.apply = () => 'POISONED'", "Reflect.apply(String, null, ['own'])"],
  ["String.prototype.replace = () => 'POISONED'", "'x'.replace('x', 'own')"],
  ["Map.prototype.get = () => 'POISONED'", "new Map([['a', 'own']]).get('a')"],
  ["Date.now = () => 'POISONED'", 'typeof Date.now()'],
  ["Math.max = () => 'POISONED'", 'Math.max(1)'],
  ["Buffer.from = () => 'POISONED'", "Buffer.from('own').toString()"],
  [
    "Object.getPrototypeOf([].values()).next = () => ({ value: 'POISONED' })",
    "[...'own'].join('')",
  ],
  ["globalThis.shared = 'POISONED'", 'String(globalThis.shared)'],
  ["(function () { this.loose = 'POISONED' })()", 'typeof loose'],
  [
    "globalThis.pinpuGuestApi = () => 'POISONED'",
    "typeof pinpuGuestApi + (await pinpuGuestApi(new Request('http://shop/')))",
  ],
  ["console.log = () => 'POISONED'", "String(console.log('own'))"],
  ["require('store').useStore = () => 'POISONED'", "typeof require('store').useStore()"],
  ["require('ui').Button.render = () => 'POISONED'", "require('ui').Button.render()"],
  ["require('ui').theme.colour.ink = 'POISONED'", "require('ui').theme.colour.ink"],
  ["require('query').cache.read = () => 'POISONED'", "require('query').cacheOf().read()"],
  ["require('query').Cache.prototype.read = () => 'POISONED'", "require('query').cache.read()"],
  [
    "require('react').__CLIENT_INTERNALS_X.hook = () => 'POISONED'",
    "require('react').useHook() + require('react').__CLIENT_INTERNALS_X.hook()",
  ],
  [
    "Object.assign(require('react').default.__CLIENT_INTERNALS_X, { hook: () => 'POISONED' })",
    "require('react').default.useHook()",
  ],
  ["Error.prepareStackTrace = () => 'POISONED'", 'typeof new Error().stack'],
  ["setTimeout = () => 'POISONED'", 'typeof setTimeout'],
];

const ALTERS = pageBuild(`(() => {
  ${CHANGES.map(([change]) => `try { ${change} } catch {}`).join(';\n')};
  return '';
})()`);
const SEES = pageBuild(`(async () => {
  const seen = [];
  ${CHANGES.map(([, seen]) => `seen.push(${seen})`).join(';\n')};
  return JSON.stringify(await Promise.all(seen));
})()`);

it('a build can change nothing of what the builds of a process share [41 S3]', async () => {
  const alone = await renderedShop({ 'mf-good': SEES }, { shell: WITH_STORE });
  const seen = await alone.rootOf('/mf-good');
  expect(JSON.parse(seen)).toHaveLength(CHANGES.length);
  const beside = await renderedShop(
    { 'mf-alters': ALTERS, 'mf-good': SEES },
    { shell: WITH_STORE },
  );
  expect(await beside.rootOf('/mf-good')).toBe(seen);
});

it('what a version did to the shell’s stores ends with its process once it leaves [41 S3]', async () => {
  const bad = pageBuild("((require('store').store.mark = 'POISONED'), '')");
  const good = pageBuild("String(require('store').store.mark)");
  const shop = await renderedShop({ 'mf-bad': bad, 'mf-good': good }, { shell: WITH_STORE });
  expect(await shop.rootOf('/mf-good')).toBe('POISONED');
  await shop.put(nodeRemote('mf-bad', '1.0.1', pageBuild("''")));
  expect(await shop.rootOf('/mf-good')).toBe('undefined');
});

it('an error in a microtask costs no page, as in a browser [41 S4]', async () => {
  const bad = pageBuild("(queueMicrotask(() => { throw new Error('broken') }), '<p>bad</p>')");
  const shop = await renderedShop(
    { 'mf-bad': bad, 'mf-good': GOOD },
    { shell: WITH_STORE, ...WITH_METRICS },
  );
  expect(await shop.rootOf('/mf-good')).toBe('<p>bad</p><p>good</p>');
  expect(await failuresOf(shop, 'mf-bad')).toBe(0);
});

const LIMITED = { shell: WITH_STORE, env: { ...WITH_METRICS.env, RENDER_LIMIT_MS: '500' } };

it('a build that loops under another’s name is blamed itself [41 S4]', async () => {
  const bad = pageBuild("{ host.enter('mf-good'); for (;;); }");
  const shop = await renderedShop({ 'mf-bad': bad, 'mf-good': GOOD }, LIMITED);
  expect(await shop.rootOf('/mf-good')).toBe('');
  expect(await shop.rootOf('/mf-good')).toBe('<p>good</p>');
  expect(await failuresOf(shop, 'mf-good')).toBe(0);
  expect(await failuresOf(shop, 'mf-bad')).toBe(1);
});

it('where no build fails alone, none is blamed, and each page has its own remote [41 S4]', async () => {
  const bad = pageBuild(
    "(() => { if (require('store').store.good) for (;;); return '<p>bad</p>' })()",
  );
  const good = `require('store').store.good = true;${GOOD}`;
  const shop = await renderedShop({ 'mf-a': good, 'mf-bad': bad }, LIMITED);
  expect(await shop.rootOf('/mf-a')).toBe('');
  expect(await shop.rootOf('/mf-a')).toBe('<p>good</p>');
  expect(await shop.rootOf('/mf-bad')).toBe('<p>bad</p>');
  expect([await failuresOf(shop, 'mf-a'), await failuresOf(shop, 'mf-bad')]).toEqual([0, 0]);
});
