import { compositionSchema } from '@pinpu/shared/contracts';
import { pageOf, remoteOf } from '../../../testing/deployments/shop-of-remotes.ts';
import { openListedAddresses } from './listed-addresses.ts';

const addresses = { data: 'recipes', list: 'body', params: { ID: 'id' } };
const recipes = remoteOf([pageOf('/recipe/:ID', { addresses })]).versions[1];

function openSitemap() {
  let now = 0;
  const calls: string[] = [];
  const callApi = async (call: string) => {
    calls.push(call);
    return { status: 200, body: { body: [{ id: `tea-${calls.length}` }] } };
  };
  const listed = openListedAddresses(callApi, () => new Date(now), { warn: () => undefined });
  const remotes = { 'mf-recipe': recipes };
  const ask = (id: string) => listed(compositionSchema.parse({ id, remotes, refused: [] }));
  return { ask, calls, advance: (ms: number) => (now += ms) };
}

it('lists the addresses once a minute, however often the sitemap is requested', async () => {
  const { ask, calls, advance } = openSitemap();
  for (const paths of await Promise.all([ask('a'), ask('a'), ask('a')]))
    expect(paths).toEqual(['/recipe/tea-1']);
  advance(59_999);
  expect(await ask('a')).toEqual(['/recipe/tea-1']);
  advance(1);
  expect(await ask('a')).toEqual(['/recipe/tea-2']);
  expect(calls).toEqual(['recipes', 'recipes']);
});

it('lists them anew once the composition is another one', async () => {
  const { ask } = openSitemap();
  expect(await ask('a')).toEqual(['/recipe/tea-1']);
  expect(await ask('b')).toEqual(['/recipe/tea-2']);
});
