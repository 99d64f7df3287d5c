import { auditLog } from '../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import { operatorToken } from '../../base/admin/operator-token.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await testApp();
});

const ask = (path: string, payload: object = {}) =>
  shop.app.inject({
    method: 'POST',
    url: `/operator/sites${path}`,
    headers: { authorization: `Bearer ${operatorToken(shop.config.dataDir)}` },
    payload,
  });

describe('the sites that may show the cart [M5]', () => {
  it('are added, listed, changed and disabled, each in the audit log', async () => {
    const added = (
      await ask('/add', {
        name: '部落格',
        origins: ['https://Blog.example/', 'https://blog.example'],
      })
    ).json();
    expect(added).toMatchObject({
      name: '部落格',
      origins: ['https://blog.example'],
      enabled: true,
    });
    expect(added.key).toMatch(/^pk_[0-9a-z]{16}$/);
    const { key } = added;
    const changed = await ask('/change', {
      key,
      enabled: false,
      origins: ['http://localhost:3000', 'null'],
    });
    expect(changed.json()).toMatchObject({
      key,
      enabled: false,
      origins: ['http://localhost:3000', 'null'],
    });
    expect((await ask('')).json().sites).toEqual([changed.json()]);
    const entries = await shop.db.select().from(auditLog);
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
      ['site.add', key],
      ['site.change', key],
      ['site.list', ''],
    ]);
    expect(entries[1]?.detail).toEqual({
      enabled: false,
      origins: ['http://localhost:3000', 'null'],
    });
    expect((await ask('/change', { key: 'pk_none', enabled: true })).statusCode).toBe(404);
  });

  it.each([
    'blog.example',
    'http://blog.example',
    'https://blog.example/shop',
    'https://*.example',
    'ftp://x.example',
    '*',
  ])('have no origin %s', async (origin) => {
    const answer = await ask('/add', { name: '部落格', origins: [origin] });
    expect([answer.statusCode, answer.json().msg[0].Code]).toEqual([400, 'BAD_SITE']);
    expect(answer.json().faults.origins).toContain(`「${origin}」不是網站來源`);
  });
});
