import { type TestApp, testApp } from '../../testing/index.ts';
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

describe('/dev/mail', () => {
  it('lists the messages, newest first, and opens one with its link', async () => {
    const { app } = await withMail();
    const list = (await app.inject({ url: '/dev/mail', headers: LOCAL })).body;
    expect(list.indexOf('登入&lt;驗證碼&gt;')).toBeLessThan(list.indexOf('較早的信'));
    const [, href = ''] = /href="(\/dev\/mail\/[^"]+-b\.eml)"/.exec(list) ?? [];
    const message = (await app.inject({ url: href, headers: LOCAL })).body;
    expect(message).toContain('代碼 123456');
    expect(message).toContain('<a href="http://shop.test/vip?magic=abc&amp;x=1">');
  });

  it.each([
    ['from another machine', { remoteAddress: '192.0.2.7', headers: LOCAL }],
    ['through a proxy on this machine', { headers: { ...LOCAL, 'x-forwarded-for': '192.0.2.7' } }],
    ['under a foreign name that points here', { headers: { host: 'elsewhere.test' } }],
  ])('is not there %s', async (_how, request) => {
    const { app } = await withMail();
    expect((await app.inject({ url: '/dev/mail', ...request })).statusCode).toBe(404);
  });

  it('does not exist where SMTP is configured', async () => {
    const { app } = await testApp({ seed: 'empty', env: { SMTP_URL: 'smtp://localhost:2525' } });
    expect((await app.inject({ url: '/dev/mail', headers: LOCAL })).statusCode).toBe(404);
  });

  it.each(['nothing.eml', '..%2f..%2fadmin-password.txt', '%00'])(
    'opens no other file: %s',
    async (name) => {
      const { app } = await withMail();
      const { statusCode } = await app.inject({ url: `/dev/mail/${name}`, headers: LOCAL });
      expect([400, 404]).toContain(statusCode);
    },
  );
});
