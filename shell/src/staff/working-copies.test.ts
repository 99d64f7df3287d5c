import type { Composition } from '@pinpu/shared/contracts';
import { testComposition, testVersion } from '../testing/compositions.ts';
import { withWorkingCopies } from './working-copies.ts';

const host = { provides: '0.1.3', offers: {} };
const URL_OF_COPY = 'http://localhost:3002/';
const { base, status, ...manifest } = testVersion({ entry: 'copy.js' });

const live = (overrides: Composition['overrides']): Composition => ({
  ...testComposition({
    'mf-cart': { ...testVersion({ base: '/remotes/mf-cart/1/' }), version: '1' },
    'mf-promo': { ...testVersion({ base: '/remotes/mf-promo/2/' }), version: '2' },
  }),
  ...(overrides && { overrides }),
});

/** Responses for `remote.json` by address; any other address is unreachable. */
function serve(answers: Record<string, Response>) {
  const requests: string[] = [];
  globalThis.fetch = async (url) => {
    requests.push(String(url));
    const answer = answers[String(url)];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer;
  };
  return requests;
}

const copyOfCart = (answer?: Response) => {
  serve(answer ? { [`${URL_OF_COPY}remote.json`]: answer } : {});
  return withWorkingCopies(live({ 'mf-cart': { url: URL_OF_COPY } }), host);
};

it('loads a remote from the address of its override without hashes, and the others unchanged [M3]', async () => {
  const { composition, faults } = await copyOfCart(Response.json(manifest));
  expect(composition.remotes['mf-cart']).toMatchObject({
    ...{ base: URL_OF_COPY, entry: 'copy.js', version: 'localhost:3002' },
    ...{ checks: 'nothing', integrity: {} },
  });
  expect(composition.remotes['mf-promo']).toMatchObject({ base: '/remotes/mf-promo/2/' });
  expect(faults).toEqual({});
});

it('adds a remote that is not deployed yet [M3]', async () => {
  serve({ [`${URL_OF_COPY}remote.json`]: Response.json(manifest) });
  const { composition } = await withWorkingCopies(live({ 'mf-new': { url: URL_OF_COPY } }), host);
  expect(Object.keys(composition.remotes)).toEqual(['mf-cart', 'mf-promo', 'mf-new']);
});

it.each([
  ['nothing answers', undefined, 'localhost:3002 沒有回應，請確認開發伺服器已啟動'],
  ['an error answers', new Response('', { status: 404 }), 'localhost:3002 沒有回應'],
  ['something else answers', Response.json({}), 'localhost:3002 的 remote.json 格式不符'],
  [
    'the copy needs another shell',
    Response.json({ ...manifest, requires: '^2.0.0' }),
    '與目前的網站外框不相容',
  ],
])(
  'the live version stays, with the reason, where %s [M3, M4]',
  async (_what, answer, sentence) => {
    const { composition, faults } = await copyOfCart(answer);
    expect(composition.remotes['mf-cart']).toMatchObject({
      base: '/remotes/mf-cart/1/',
      version: '1',
    });
    expect(faults['mf-cart']).toContain(sentence);
  },
);

it('no manifest is requested for another deployed version, or from an address that no page may load from [M3]', async () => {
  const requests = serve({});
  const version = live({ 'mf-cart': { version: '1' } });
  expect((await withWorkingCopies(version, host)).composition).toBe(version);
  const { faults } = await withWorkingCopies(
    live({ 'mf-cart': { url: 'http://elsewhere.example/' } }),
    host,
  );
  expect(faults['mf-cart']).toContain('不是可用的網址');
  expect(requests).toEqual([]);
});
