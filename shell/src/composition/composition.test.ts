import { testComposition, testVersion } from '../testing/compositions.ts';
import { checkedComposition, readComposition } from './composition.ts';

const host = { provides: '0.1.3', offers: { 'frame.aside': 1 } };
const version = testVersion({
  fills: { 'frame.aside': { version: 1 }, 'frame.end': { version: 1 } },
  routes: [],
});

it('checks again what the gateway chose, per remote and per slot [M4]', () => {
  const inlined = testComposition({
    'mf-fits': version,
    'mf-other': testVersion({ requires: '^0.2.0' }),
  });
  const { remotes, refused } = checkedComposition(inlined, host);
  expect(Object.keys(remotes)).toEqual(['mf-fits']);
  expect(Object.keys(remotes['mf-fits']?.fills ?? {})).toEqual(['frame.aside']);
  expect(refused.map(({ remote, slot }) => [remote, slot])).toEqual([
    ['mf-other', undefined],
    ['mf-fits', 'frame.end'],
  ]);
});

it('keeps what the gateway refused [M4]', () => {
  const gone = { remote: 'mf-gone', version: '1', reason: 'is marked bad', paths: ['/gone'] };
  const inlined = { ...testComposition(), refused: [gone] };
  expect(checkedComposition(inlined, host).refused).toEqual([gone]);
});

it('reads an inlined composition by its contract, also of a gateway before 1.0 [M4]', async () => {
  const { fills, offers, ...before } = version;
  const old = { id: 'old', remotes: { 'mf-old': { ...before, slots: { 'frame.aside': 1 } } } };
  const inline = (value: unknown) => {
    document.body.innerHTML = `<script type="application/json" id="pinpu-composition">${JSON.stringify(value)}</script>`;
  };
  inline(old);
  const { remotes, refused } = await readComposition(host);
  expect(remotes['mf-old']?.fills).toEqual({ 'frame.aside': { version: 1 } });
  expect(refused).toEqual([]);
  inline({ id: 'x', remotes: { 'mf-old': { base: '/' } } });
  await expect(readComposition(host)).rejects.toThrow('composition is damaged at remotes.mf-old');
});

it('chooses from the registry without a gateway, and drops what is damaged alone [M4]', async () => {
  document.body.innerHTML = '';
  const remote = (versions: object) => ({ stable: '1', versions, history: [] });
  const damaged = { ...version, routes: [{ path: '/lost' }] };
  const registry = {
    sequence: 4,
    remotes: {
      'mf-good': remote({ 1: version }),
      'mf-damaged': remote({ 1: damaged }),
      'mf-nothing': 'text',
    },
  };
  globalThis.fetch = async () => Response.json(registry);
  const { id, remotes, refused } = await readComposition(host);
  expect([id, Object.keys(remotes)]).toEqual(['registry-4', ['mf-good']]);
  expect(refused.filter(({ slot }) => slot === undefined)).toEqual([
    {
      remote: 'mf-damaged',
      version: '1',
      reason: 'is damaged at routes.0.page',
      paths: ['/lost'],
    },
    { remote: 'mf-nothing', version: '', reason: 'is damaged at its root', paths: [] },
  ]);
});
