import { listOf, testRemote, testShell } from '../../../testing/deployments/deployed-remote.ts';
import { deploymentShop as shop } from '../../../testing/deployments/deployment-shop.ts';
import { signedInAdmin, withXsrf } from '../../../testing/people/signed-in-admin.ts';
import { findAuditEntries } from '../../base/audit/repository.ts';

const gatesOf = (answer: { json(): { refusals: { gate: string; reason: string }[] } }) =>
  answer.json().refusals.map(({ gate, reason }) => `${gate}: ${reason}`);

describe('a deployment [M1]', () => {
  it('goes live at once, records actor and reason, and its files are cached for a year', async () => {
    const { app, registry, team } = await shop();
    const wishlist = await team('wishlist team', 'mf-wishlist');
    const first = testRemote('mf-wishlist', '1.0.0-a');
    expect((await wishlist.publish(first)).json().body).toEqual({
      state: 'published',
      base: '/remotes/mf-wishlist/1.0.0-a/',
    });
    const before = await app.inject('/mf-wishlist');
    expect(before.statusCode).toBe(404);
    const answer = await wishlist.flip('mf-wishlist', '1.0.0-a', { why: 'the first' });
    expect(answer.json().body).toMatchObject({
      message: '「mf-wishlist」1.0.0-a 已上線。',
      deployment: { stable: '1.0.0-a' },
    });
    const { remotes } = await registry();
    expect(remotes['mf-wishlist'].history).toMatchObject([
      {
        action: 'deploy',
        by: 'wishlist team',
        why: 'the first; without a browser: a test',
        version: '1.0.0-a',
      },
    ]);
    expect((await app.inject('/mf-wishlist')).body).toContain('/remotes/mf-wishlist/1.0.0-a/');
    const file = await app.inject('/remotes/mf-wishlist/1.0.0-a/entry.js');
    expect([file.body, file.headers['cache-control']]).toEqual([
      "export const version='mf-wishlist 1.0.0-a'",
      'public, max-age=31536000, immutable',
    ]);
  });

  it('is checked by its list and its manifest before a file is uploaded [41 W10]', async () => {
    const { app, team } = await shop();
    const wishlist = await team('wishlist team', 'mf-wishlist');
    const artefact = testRemote('mf-wishlist', '1.0.0-a');
    const manifest = artefact.files['remote.json']?.toString() ?? '';
    const check = (change: object = {}, name = 'mf-wishlist') =>
      wishlist.call('POST', `/${name}/1.0.0-a/check`, {
        files: listOf(artefact),
        manifest,
        ...change,
      });
    expect((await check()).json()).toMatchObject({ success: true });
    const listed = listOf(artefact);
    const large = Object.fromEntries(
      Object.entries(listed).map(([path, file]) => [path, { ...file, bytes: 5_000_000 }]),
    );
    const heavy = await check({ files: large });
    expect(heavy.statusCode).toBe(422);
    expect(gatesOf(heavy)[0]).toMatch(/^size: .* weighs 4882\.8 KB/);
    expect((await check({ files: large, accept: ['size'] })).statusCode).toBe(200);
    expect(gatesOf(await check({ manifest: '{' }))).toEqual(['manifest: remote.json is not JSON']);
    expect((await check({}, 'mf-cart')).statusCode).toBe(403);
    expect((await app.inject('/remotes/mf-wishlist/1.0.0-a/entry.js')).statusCode).toBe(404);
  });

  it('a deployment of the shell changes the page of every remote', async () => {
    const { app, operator } = await shop();
    expect((await operator.deploy(testShell('1.0.0-s1'))).statusCode).toBe(200);
    expect((await app.inject('/')).body).toContain('/remotes/shell/1.0.0-s1/');
  });

  it('is rolled back, and the rollback too', async () => {
    const { registry, operator } = await shop();
    for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c'])
      await operator.deploy(testRemote('mf-wishlist', version));
    const stable = async () => (await registry()).remotes['mf-wishlist'].stable;
    const rollback = (body: object) => operator.call('POST', '/mf-wishlist/rollback', body);
    expect((await rollback({ why: 'broken' })).statusCode).toBe(200);
    expect(await stable()).toBe('1.0.0-b');
    await rollback({ why: 'broken, too' });
    expect(await stable()).toBe('1.0.0-a');
    await rollback({ why: 'it was the network', version: '1.0.0-c' });
    expect(await stable()).toBe('1.0.0-c');
    expect((await rollback({ why: ' ' })).statusCode).toBe(400);
  });

  it('a deployment as a canary is widened, promoted, and listed with its share', async () => {
    const { operator } = await shop();
    await operator.deploy(testRemote('mf-wishlist', '1.0.0-a'));
    const canary = await operator.deploy(testRemote('mf-wishlist', '1.0.0-b'), { percent: 10 });
    expect(canary.json().body.deployment).toMatchObject({
      stable: '1.0.0-a',
      canary: { version: '1.0.0-b', percent: 10 },
    });
    await operator.call('POST', '/mf-wishlist/canary', { percent: 50 });
    const { deployments } = (await operator.call('GET', '')).json().body;
    expect(deployments.find(({ name }: { name: string }) => name === 'mf-wishlist')).toMatchObject({
      canary: { percent: 50 },
      history: [{ action: 'canary', why: '50 %' }, { action: 'canary' }, { action: 'deploy' }],
    });
    const promoted = await operator.call('POST', '/mf-wishlist/promote', {});
    expect(promoted.json().body.deployment.stable).toBe('1.0.0-b');
  });
});

describe('an upload', () => {
  it('is served by nobody before its version is registered, nor a file that it does not list [41 S7]', async () => {
    const { app, db, team } = await shop();
    const { call, publish } = await team('wishlist team', 'mf-wishlist');
    const page = '/mf-wishlist/1.0.0-a/files/login.html';
    const status = async (url: string) => (await app.inject(url)).statusCode;
    const page_url = '/remotes/mf-wishlist/1.0.0-a/login.html';
    expect((await call('PUT', page, Buffer.from('<form>'))).statusCode).toBe(201);
    expect((await call('PUT', page, Buffer.from('<form>'))).statusCode).toBe(200);
    const disguised = ['mf%2Dwishlist/1.0.0-a/login.html', 'mf-wishlist/1.0.0-a/login%2Ehtml'];
    const addresses = [page_url, `${page_url}?x`, ...disguised.map((one) => `/remotes/${one}`)];
    expect(await Promise.all(addresses.map(status))).toEqual(addresses.map(() => 404));
    const entries = await findAuditEntries(
      db,
      { actor: '', action: 'deployment.upload', subject: '', kind: '', day: '' },
      { limit: 9 },
    );
    // One of the shell that the shop began with, one of this version.
    expect(entries.map(({ actor, subject }) => `${actor} ${subject}`)).toEqual([
      'wishlist team mf-wishlist/1.0.0-a',
      'operator shell/1.0.0-first',
    ]);

    await publish(testRemote('mf-wishlist', '1.0.0-b'));
    await call('PUT', '/mf-wishlist/1.0.0-b/files/late.js', Buffer.from('late'));
    const second = '/remotes/mf-wishlist/1.0.0-b';
    expect(await status(`${second}/entry.js`)).toBe(200);
    expect(await status(`${second}/entry.js.br`)).toBe(200);
    expect(await status(`${second}/late.js`)).toBe(404);
  });

  it('is never overwritten: the same bytes are accepted again, others are rejected', async () => {
    const { operator } = await shop();
    const place = '/mf-wishlist/1.0.0-a/files/entry.js';
    const put = async (text: string) => {
      const { statusCode } = await operator.call('PUT', place, Buffer.from(text));
      return statusCode;
    };
    expect([await put('a'), await put('a'), await put('b')]).toEqual([201, 200, 409]);
  });

  it.each([
    ['/mf-wishlist/1.0.0-a/files/..%2f..%2fregistry%2f00000009.json', 400],
    ['/mf-wishlist/1.0.0-a/files/.hidden', 400],
    ['/mf-wishlist/latest/files/entry.js', 400],
    ['/wishlist/1.0.0/files/entry.js', 400],
    ['/mf-wishlist/1.0.0-a/files/a b.js', 400],
  ])('an upload to %s is rejected', async (place, status) => {
    const { operator } = await shop();
    expect((await operator.call('PUT', place, Buffer.from('x'))).statusCode).toBe(status);
  });

  it('stays below 5 MB a file and 30 MB a version', async () => {
    const { operator } = await shop();
    const put = async (file: string, bytes: number) => {
      const place = `/mf-wishlist/1.0.0-a/files/${file}`;
      return (await operator.call('PUT', place, Buffer.alloc(bytes))).statusCode;
    };
    const megabyte = 1024 * 1024;
    expect(await put('large', 5 * megabyte + 1)).toBe(413);
    const statuses = [];
    for (const file of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
      statuses.push(await put(file, 4.9 * megabyte));
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 413]);
  });
});

describe('a rejected version changes nothing [M1]', () => {
  const artefact = testRemote('mf-wishlist', '1.0.0-a');
  const cases: [string, (list: ReturnType<typeof listOf>) => object, string][] = [
    [
      'a wrong hash',
      (list) => ({
        ...list,
        'entry.js': { ...list['entry.js'], sha384: `sha384-${'a'.repeat(64)}` },
      }),
      'manifest: entry.js as stored is not the file of the list: its hash or size differs',
    ],
    [
      'a missing file',
      (list) => ({ ...list, 'b.js': list['entry.js'] }),
      'manifest: b.js was not uploaded',
    ],
    [
      'a file that is not listed',
      ({ 'entry.js.br': _left, ...list }) => list,
      'manifest: entry.js.br was uploaded, but is not in the list',
    ],
  ];

  it.each(cases)('with %s', async (_what, listed, reason) => {
    const { operator, registry } = await shop();
    const before = await registry();
    await operator.upload(artefact);
    const files = listed(listOf(artefact));
    const answer = await operator.call('POST', '/mf-wishlist/1.0.0-a', { files });
    expect([answer.statusCode, gatesOf(answer)]).toEqual([422, [reason]]);
    expect(await registry()).toEqual(before);
    expect((await operator.flip('mf-wishlist', '1.0.0-a')).statusCode).toBe(404);
    expect(await registry()).toEqual(before);
  });

  it('that the gates reject', async () => {
    const { operator, registry } = await shop();
    const before = await registry();
    const wrong = testRemote('mf-wishlist', '1.0.0-a', 'const k="AKIAABCDEFGHIJKLMNOP"', {
      checks: undefined,
    });
    expect(gatesOf(await operator.publish(wrong))).toEqual([
      'integrity: its loader does not check every file it loads',
      'content: entry.js contains a key of Amazon Web Services',
    ]);
    const other = testRemote('mf-wishlist', '1.0.0-b', 'x', {
      requires: '^9.0.0',
      fills: { 'no.slot': { version: 1 } },
    });
    expect(gatesOf(await operator.publish(other)).map((text) => text.split(':')[0])).toEqual([
      'range',
      'slots',
    ]);
    expect(await registry()).toEqual(before);
  });

  it('if its list names a wrong type for a style sheet', async () => {
    const { operator } = await shop();
    const styled = testRemote('mf-wishlist', '1.0.0-a');
    styled.files['page.css'] = Buffer.from('a{}');
    await operator.upload(styled);
    const files = Object.fromEntries(
      Object.entries(listOf(styled)).map(([path, file]) => [path, { ...file, kind: 'other' }]),
    );
    const answer = await operator.call('POST', '/mf-wishlist/1.0.0-a', { files });
    expect(gatesOf(answer)).toEqual([
      'content: page.css is a style sheet, which browsers load without a check',
    ]);
  });

  it('that a browser has faults in, or whose pages were not opened', async () => {
    const { operator, registry } = await shop();
    await operator.publish(testRemote('mf-wishlist', '1.0.0-a'));
    const before = await registry();
    const run = (pages: object[]) => ({
      browser: { browser: 'Chromium', runs: [{ shell: before.shell.stable, pages }] },
    });
    const flip = (pages: object[]) => operator.flip('mf-wishlist', '1.0.0-a', run(pages));
    const page = { path: '/mf-wishlist', address: '/mf-wishlist', faults: ['uncaught error: x'] };
    expect(gatesOf(await flip([page]))).toEqual([
      expect.stringMatching(/^browser: \/mf-wishlist within shell .*: uncaught error: x$/),
    ]);
    expect(gatesOf(await flip([]))).toEqual([
      expect.stringMatching(/^browser: \/mf-wishlist was not opened within shell/),
    ]);
    expect(await registry()).toEqual(before);
    expect((await flip([{ ...page, faults: [] }])).statusCode).toBe(200);
  });
});

it('lets an administrator read and roll back, and nothing else', async () => {
  const { test, operator, registry } = await shop();
  for (const version of ['1.0.0-a', '1.0.0-b'])
    await operator.deploy(testRemote('mf-wishlist', version));
  const admin = await withXsrf(test, await signedInAdmin(test));
  const call = (method: 'GET' | 'POST', place: string, payload?: object) =>
    test.app.inject({
      method,
      url: `/api/deployments${place}`,
      headers: admin,
      ...(payload ? { payload } : {}),
    });
  expect((await call('GET', '')).statusCode).toBe(200);
  const retired = await call('POST', '/mf-wishlist/retire', { version: '1.0.0-a' });
  expect(retired.statusCode).toBe(403);
  expect((await call('GET', '/tokens')).statusCode).toBe(403);
  const back = await call('POST', '/mf-wishlist/rollback', { why: '結帳壞了' });
  expect(back.json().body.deployment.stable).toBe('1.0.0-a');
  const [last] = (await registry()).remotes['mf-wishlist'].history.slice(-1);
  expect(last).toMatchObject({ by: 'administrator', why: '結帳壞了', action: 'rollback' });
});

it('shows a published version in one browser by the cookie of a preview', async () => {
  const { app, operator } = await shop();
  await operator.publish(testRemote('mf-wishlist', '1.0.0-a'));
  const versions = { 'mf-wishlist': '1.0.0-a' };
  const { name, value } = (await operator.call('POST', '/previews', { versions })).json().body;
  const preview = await app.inject({ url: '/mf-wishlist', cookies: { [name]: value } });
  expect(preview.body).toContain('/remotes/mf-wishlist/1.0.0-a/');
  expect((await app.inject('/mf-wishlist')).statusCode).toBe(404);
  const unknown = { 'mf-wishlist': '1.0.0-x' };
  expect((await operator.call('POST', '/previews', { versions: unknown })).statusCode).toBe(404);
});
