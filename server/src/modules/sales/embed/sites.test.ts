import { testApp } from '../../../testing/index.ts';
import { operatorToken } from '../../base/admin/operator-token.ts';

describe('the sites that may show the cart [M5]', () => {
  it.each([
    'blog.example',
    'http://blog.example',
    'https://blog.example/shop',
    'https://*.example',
    'ftp://x.example',
    '*',
  ])('have no origin %s', async (origin) => {
    const { app, config } = await testApp();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/backoffice/sites',
      headers: { authorization: `Bearer ${operatorToken(config.dataDir)}` },
      payload: { name: '部落格', origins: [origin] },
    });
    expect([answer.statusCode, answer.json().msg[0].Code]).toEqual([400, 'BAD_SITE']);
    expect(answer.json().faults.origins).toContain(`「${origin}」不是網站來源`);
  });
});
