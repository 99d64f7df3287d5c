import { testComposition, testVersion } from '../testing/compositions.ts';
import {
  CompositionGone,
  checkedComposition,
  fetchLazyComposition,
  readComposition,
} from './composition.ts';

const host = { provides: '0.1.3', offers: { 'frame.aside': 1 } };
const version = testVersion({
  fills: { 'frame.aside': { version: 1 }, 'frame.end': { version: 1 } },
  routes: [],
});

it('checks again what the gateway chose, per remote and per slot [M4]', () => {
  const inlined = testComposition({
    'mf-fits': version,
    'mf-other': testVersion({ requires: '^0.2.0' }),
    'mf-bad': { ...version, status: 'bad' },
  });
  const { remotes, refused: rejected } = checkedComposition(inlined, host);
  expect(Object.keys(remotes)).toEqual(['mf-fits']);
  expect(Object.keys(remotes['mf-fits']?.fills ?? {})).toEqual(['frame.aside']);
  expect(rejected.map(({ remote, slot }) => [remote, slot])).toEqual([
    ['mf-other', undefined],
    ['mf-bad', undefined],
    ['mf-fits', 'frame.end'],
  ]);
});

it('remotes that the gateway rejected stay rejected [M4]', () => {
  const gone = { remote: 'mf-gone', version: '1', reason: 'is marked bad', paths: ['/gone'] };
  const inlined = { ...testComposition(), refused: [gone] };
  expect(checkedComposition(inlined, host).refused).toEqual([gone]);
});

it('reads an inlined composition, also of a gateway before 1.0, and rejects a damaged one [M4]', async () => {
  const { fills, offers, ...before } = version;
  const old = { id: 'old', remotes: { 'mf-old': { ...before, slots: { 'frame.aside': 1 } } } };
  const inline = (value: unknown) => {
    document.body.innerHTML = `<script type="application/json" id="pinpu-composition">${JSON.stringify(value)}</script>`;
  };
  inline(old);
  const { remotes, refused: rejected } = await readComposition(host);
  expect(remotes['mf-old']?.fills).toEqual({ 'frame.aside': { version: 1 } });
  expect(rejected).toEqual([]);
  inline({ id: 'x', remotes: { 'mf-old': { base: '/' } } });
  await expect(readComposition(host)).rejects.toThrow('composition is damaged at remotes.mf-old');
});

const shell = {
  scripts: [],
  provides: '0.1.3',
  integrity: { 'search.js': `sha384-${'s'.repeat(64)}` },
  checks: 'every-file',
};

/** A static host with these files, and the shell's scripts in a folder. */
function serve(files: Record<string, unknown>) {
  Object.assign(globalThis, { __webpack_public_path__: '/shop/' });
  const served: Record<string, unknown> = { '/shop/shell.json': shell, ...files };
  globalThis.fetch = async (url) =>
    served[String(url)] === undefined
      ? new Response('', { status: 404 })
      : Response.json(served[String(url)]);
}

it('takes the hashes of a static host from its registry and its shell manifest [finding M18]', async () => {
  document.body.innerHTML = '';
  const checked = {
    ...version,
    integrity: { 'entry.js': `sha384-${'e'.repeat(64)}` },
    checks: 'every-file',
  };
  const remotes = {
    'mf-checked': { stable: '1', versions: { 1: checked }, history: [] },
    'mf-before': { stable: '1', versions: { 1: version }, history: [] },
  };
  serve({ '/registry.json': { sequence: 1, requires_checks: true, remotes } });
  const composition = await readComposition(host);
  const { integrity, checks } = checked;
  expect(Object.keys(composition.remotes)).toEqual(['mf-checked']);
  expect(composition.remotes['mf-checked']).toMatchObject({ integrity, checks });
  expect(composition.shell).toEqual({
    base: '/shop/',
    integrity: shell.integrity,
    checks: 'every-file',
  });
  serve({ '/registry.json': { sequence: 1, remotes }, '/shop/shell.json': undefined });
  await expect(readComposition(host)).rejects.toThrow('/shop/shell.json: 404');
});

it('keeps the hashes that a gateway has inlined, and rejects a malformed one [finding M18]', async () => {
  const inlined = { ...testComposition(), shell: { ...shell, base: '/assets/' } };
  document.body.innerHTML = `<script type="application/json" id="pinpu-composition">${JSON.stringify(inlined)}</script>`;
  const { shell: read } = await readComposition(host);
  expect(read).toEqual({ base: '/assets/', integrity: shell.integrity, checks: 'every-file' });
  document.body.innerHTML = document.body.innerHTML.replace('sha384-', 'sha512-');
  await expect(readComposition(host)).rejects.toThrow('damaged at shell.integrity');
});

it('chooses from the registry without a gateway, and drops only damaged or bad versions [M4]', async () => {
  document.body.innerHTML = '';
  const remote = (versions: object) => ({ stable: '1', versions, history: [] });
  const damaged = { ...version, routes: [{ path: '/lost' }] };
  const registry = {
    sequence: 4,
    remotes: {
      'mf-good': remote({ 1: version }),
      'mf-damaged': remote({ 1: damaged }),
      'mf-nothing': 'text',
      'mf-back': {
        stable: '2',
        versions: { 1: version, 2: { ...version, status: 'bad' } },
        history: [{ version: '1', at: '2026-11-01T00:00:00Z', by: 'team' }],
      },
    },
  };
  serve({ '/registry.json': registry });
  const { id, remotes, refused: rejected } = await readComposition(host);
  expect([id, Object.keys(remotes)]).toEqual(['registry-4', ['mf-good', 'mf-back']]);
  expect(remotes['mf-back']?.version).toBe('1');
  expect(rejected.filter(({ slot }) => slot === undefined)).toEqual([
    {
      remote: 'mf-damaged',
      version: '1',
      reason: 'is damaged at routes.0.page',
      paths: ['/lost'],
    },
    { remote: 'mf-nothing', version: '', reason: 'is damaged at its root', paths: [] },
    { remote: 'mf-back', version: '2', reason: 'is marked bad', paths: [] },
  ]);
});

const hash = `sha384-${'r'.repeat(64)}`;
const rest = { url: '/compositions/1/r.json', integrity: hash, routes: [] };

it('fetches the lazy composition with the hash in the page, and keeps the page’s own token [finding M18]', async () => {
  const document = testComposition({
    'mf-other': version,
    'mf-old': testVersion({ requires: '^9.0.0' }),
  });
  const requests: unknown[] = [];
  globalThis.fetch = async (url, options) => {
    requests.push([url, options]);
    return Response.json(document);
  };
  const initial = { ...testComposition({}), page: 'token', rest };
  const full = await fetchLazyComposition(initial, host, false);
  expect([full.id, full.page, full.rest]).toEqual(['test', 'token', undefined]);
  expect(Object.keys(full.remotes)).toEqual(['mf-other']);
  expect(full.refused).toMatchObject([{ remote: 'mf-old' }, { slot: 'frame.end' }]);
  await fetchLazyComposition(initial, host, true);
  expect(requests).toEqual([
    [rest.url, { integrity: hash, cache: 'default' }],
    [rest.url, { integrity: hash, cache: 'reload' }],
  ]);
});

it('rejects a lazy composition that is gone or damaged [M4]', async () => {
  const initial = { ...testComposition({}), rest };
  // With a hash, a browser rejects every response that does not match it, even a 404.
  const rejecting = (status: number) => {
    globalThis.fetch = async (_url, { integrity } = {}) => {
      if (integrity !== undefined) throw new TypeError('Failed to fetch');
      return new Response(null, { status });
    };
  };
  rejecting(404);
  await expect(fetchLazyComposition(initial, host, false)).rejects.toThrow('Failed to fetch');
  await expect(fetchLazyComposition(initial, host, true)).rejects.toThrow(CompositionGone);
  rejecting(200);
  await expect(fetchLazyComposition(initial, host, true)).rejects.toThrow('Failed to fetch');
  serve({ [rest.url]: { id: 'test', remotes: { 'mf-x': { base: '/' } } } });
  await expect(fetchLazyComposition(initial, host, false)).rejects.toThrow(
    'damaged at remotes.mf-x',
  );
});
