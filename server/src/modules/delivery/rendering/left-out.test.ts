import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  nodeRemote,
  nodeShell,
  pageBuild,
  renderedShop,
  SHELL_BUILD,
} from '../../../testing/deployments/rendered-shop.ts';
import { setSetting } from '../../../testing/set-setting.ts';

const GOOD = pageBuild("'<p>good</p>'");
const WHOLE = '<header>frame</header><p>good</p>';

const nodeFile = (dist: string, name: string) =>
  path.join(dist, 'deployments/remotes', name, '1.0.0/node.cjs');

it.each([
  ['missing', (file: string) => rmSync(file)],
  ['altered', (file: string) => writeFileSync(file, pageBuild("'<p>altered</p>'"))],
])('leaves out a build that is %s, and renders the others', async (_, damage) => {
  const { dist, rootOf } = await renderedShop({ 'mf-bad': GOOD, 'mf-good': GOOD });
  damage(nodeFile(dist, 'mf-bad'));
  expect(await rootOf('/mf-good')).toBe(WHOLE);
});

it('renders the frame alone where no remote has a build, and nothing where the shell has none', async () => {
  const shop = await renderedShop({});
  await shop.put(nodeRemote('mf-old', '1.0.0', GOOD, { node: undefined }));
  expect(await shop.rootOf('/mf-old')).toBe('<header>frame</header>');
  await shop.put(nodeShell('1.0.1-older', SHELL_BUILD, { node: undefined }));
  expect(await shop.rootOf('/mf-old')).toBe('');
});

it('a shell that has failed three times is not used for a minute', async () => {
  const shell =
    "let times = 0; exports.build = { modules: {}, render: async () => { throw new Error('no ' + (times += 1)) } }";
  const { rootOf, clock, app } = await renderedShop(
    { 'mf-good': GOOD },
    { shell, env: { METRICS_TOKEN: 'm' } },
  );
  const failed = async () => {
    await rootOf('/mf-good');
    const headers = { authorization: 'Bearer m' };
    const { body } = await app.inject({ url: '/metrics', headers });
    return /server_renderings_total\{end="failed"\} (\d+)/.exec(body)?.[1];
  };
  expect([await failed(), await failed(), await failed(), await failed()]).toEqual([
    '1',
    '2',
    '3',
    '3',
  ]);
  clock.advance(60_000);
  expect(await failed()).toBe('4');
});

it('renders nothing with SERVER_RENDERING off', async () => {
  const off = await renderedShop({ 'mf-good': GOOD }, { env: { SERVER_RENDERING: 'off' } });
  expect(await off.rootOf('/mf-good')).toBe('');
});

it('renders anew when a setting is published', async () => {
  const named = pageBuild("'<p>' + job.config.logo_resource.text + '</p>'");
  const { db, clock, rootOf } = await renderedShop({ 'mf-name': named });
  await setSetting(db, 'shop_name', '甲', clock.now());
  expect(await rootOf('/mf-name')).toBe('<header>frame</header><p>甲</p>');
  await setSetting(db, 'shop_name', '乙', clock.now());
  expect(await rootOf('/mf-name')).toBe('<header>frame</header><p>乙</p>');
});
