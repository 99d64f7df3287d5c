import { type TestApp, testApp } from '../../../testing/index.ts';
import { devMailKey } from './dev-key.ts';
import { openMailFolder } from './mail-folder.ts';

const LOCAL = { host: 'localhost:8080' };

async function withMail(): Promise<TestApp> {
  const shop = await testApp({ seed: 'empty' });
  const folder = openMailFolder(shop.config.dataDir, shop.config.mailFrom);
  const mail = { to: 'member@pinpu.test', html: '<p>x</p>' };
  await folder.send(
    { ...mail, id: 'a', subject: '較早的信', text: '您好' },
    new Date('2026-11-20T08:00:00Z'),
  );
  await folder.send(
    {
      ...mail,
      id: 'b',
      subject: '登入<驗證碼>',
      text: '代碼 123456\nhttp://shop.test/vip?magic=abc&x=1',
    },
    new Date('2026-11-21T08:00:00Z'),
  );
  return shop;
}

/** Request of a browser on this machine after it has opened the address with the key. */
async function opened({ app, config }: TestApp) {
  const url = `/dev/mail?key=${devMailKey(config.dataDir)}`;
  const answer = await app.inject({ url, headers: LOCAL });
  const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
  return { answer, headers: { ...LOCAL, cookie } };
}

describe('/dev/mail', () => {
  it('lists the messages, newest first, and opens one with its link', async () => {
    const shop = await withMail();
    const { headers } = await opened(shop);
    const list = (await shop.app.inject({ url: '/dev/mail', headers })).body;
    expect(list.indexOf('登入&lt;驗證碼&gt;')).toBeLessThan(list.indexOf('較早的信'));
    const [, href = ''] = /href="(\/dev\/mail\/[^"]+-b\.eml)"/.exec(list) ?? [];
    const message = (await shop.app.inject({ url: href, headers })).body;
    expect(message).toContain('代碼 123456');
    expect(message).toContain('<a href="http://shop.test/vip?magic=abc&amp;x=1">');
  });

  it('shows the HTML in a frame that runs no script and loads only the shop’s own pictures', async () => {
    const shop = await withMail();
    const { headers } = await opened(shop);
    const url = '/dev/mail/20261121T080000000Z-b.eml';
    const message = (await shop.app.inject({ url, headers })).body;
    const [, frame = '', sandbox] =
      /<iframe src="([^"]+)"[^>]* sandbox="([^"]+)"/.exec(message) ?? [];
    expect(sandbox).toBe('allow-popups allow-popups-to-escape-sandbox');
    const answer = await shop.app.inject({ url: frame, headers });
    expect(answer.body.trim()).toBe('<p>x</p>');
    expect(answer.headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN' });
    expect(answer.headers['content-security-policy']).toMatch(
      /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; .*frame-ancestors 'self'$/,
    );
  });

  it('leads from the address with the key to the one without, and keeps scripts from the cookie [finding H3]', async () => {
    const { answer } = await opened(await withMail());
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/dev/mail');
    expect(answer.headers['set-cookie']).toMatch(/; Path=\/dev\/mail; HttpOnly; SameSite=Lax$/);
  });

  it.each([
    ['without the key', {}],
    ['with another key', { cookie: `pinpu_dev_mail=${'x'.repeat(43)}` }],
  ])(
    'shows nothing %s, as through a proxy on this machine that adds no header [finding H3]',
    async (_how, extra) => {
      const { app } = await withMail();
      const headers = { ...LOCAL, ...extra };
      for (const url of [
        '/dev/mail',
        '/dev/mail?key=guessed',
        '/dev/mail/20261121T080000000Z-b.eml',
        '/dev/mail/20261121T080000000Z-b.eml/html',
      ]) {
        const { statusCode, body } = await app.inject({ url, headers });
        expect([url, statusCode]).toEqual([url, 403]);
        expect(body).not.toMatch(/驗證碼|123456|\.eml/);
      }
    },
  );

  it.each([
    ['from another machine', { remoteAddress: '192.0.2.7', headers: LOCAL }],
    ['through a proxy on this machine', { headers: { ...LOCAL, 'x-forwarded-for': '192.0.2.7' } }],
    ['under a foreign name that points here', { headers: { host: 'elsewhere.test' } }],
  ])('answers 404 %s, even with the key', async (_how, request) => {
    const shop = await withMail();
    const { cookie } = (await opened(shop)).headers;
    const headers = { ...request.headers, cookie };
    const answer = await shop.app.inject({ url: '/dev/mail', ...request, headers });
    expect(answer.statusCode).toBe(404);
  });

  it.each<[string, Record<string, string>]>([
    ['where SMTP is configured', { SMTP_URL: 'smtp://localhost:2525' }],
    ['in a live shop [finding H3]', { SHOP_MODE: 'live' }],
  ])('does not exist %s', async (_where, env) => {
    const shop = await testApp({ seed: 'empty', env });
    expect((await opened(shop)).answer.statusCode).toBe(404);
  });

  it.each(['nothing.eml', '..%2f..%2fadmin-password.txt', '%00'])(
    'opens no other file: %s',
    async (name) => {
      const shop = await withMail();
      const { headers } = await opened(shop);
      for (const url of [`/dev/mail/${name}`, `/dev/mail/${name}/html`])
        expect([400, 404]).toContain((await shop.app.inject({ url, headers })).statusCode);
    },
  );
});
