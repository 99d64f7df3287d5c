import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { auditLog } from '../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import {
  ADMIN,
  encryptedPassword,
  insertAdmin,
  signInAsAdmin,
} from '../../../testing/people/administrators.ts';
import { testBrowser } from '../../../testing/people/browser.ts';

let shop: TestApp;
const FAILED = { actor: ADMIN.account, outcome: '403' };

beforeEach(async () => {
  shop = await testApp();
  await insertAdmin(shop);
});

const recorded = () =>
  shop.db.select({ actor: auditLog.actor, outcome: auditLog.outcome }).from(auditLog);

async function wrongSignIn(): Promise<string> {
  const browser = testBrowser(shop);
  const { Data, RspTS } = (await browser.inject({ url: '/api/E2ee/publickey' })).json();
  const password = await encryptedPassword(`${RspTS}\nwrong`, Data.publicKey);
  const body = JSON.stringify({ account: ADMIN.account, password, RspTS });
  const cookies = Object.entries(browser.cookies).map(([name, value]) => `${name}=${value}`);
  return [
    'POST /api/Auth/login HTTP/1.1',
    'host: shop.test',
    'content-type: application/json',
    `content-length: ${body.length}`,
    `cookie: ${cookies.join('; ')}`,
    `x-xsrf-token: ${browser.cookies['XSRF-TOKEN']}`,
    `\r\n${body}`,
  ].join('\r\n');
}

describe('a failed sign-in', () => {
  it('is recorded before the server has closed', async () => {
    const browser = testBrowser(shop);
    await browser.inject({ url: '/api/E2ee/publickey' });
    const one = () => signInAsAdmin(browser, { password: 'wrong' });
    await Promise.all([one(), one(), one()]);
    await shop.app.close();
    expect(await recorded()).toEqual([FAILED, FAILED, FAILED]);
  });

  it('is recorded even if the client disconnects before the response', async () => {
    const gone = new Promise<void>((resolve) => {
      shop.app.server.once('request', ({ socket }, answer) => {
        answer.once('close', resolve);
        answer.req.once('end', () => socket.destroy());
      });
    });
    const request = await wrongSignIn();
    const { port } = new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' }));
    connect(Number(port), '127.0.0.1').end(request);
    await gone;
    while ((await recorded()).length === 0) await nextTurn();
    expect(await recorded()).toEqual([FAILED]);
  });
});
