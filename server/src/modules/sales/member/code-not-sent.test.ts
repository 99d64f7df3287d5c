import { testApp } from '../../../testing/index.ts';
import { freePort } from '../../../testing/shop-process.ts';

const asks: [string, object][] = [
  ['/api/vip/login/otp', { mode: 'getOtp', email: 'a@pinpu.test' }],
  ['/api/cart/email/code', { email: 'b@pinpu.test' }],
];

it.each(asks)(
  '%s says that the code could not be sent where the mail server is gone [41 operations 10]',
  async (url, payload) => {
    const port = await freePort();
    const { app } = await testApp({
      env: { SMTP_URL: `smtp://127.0.0.1:${port}` },
      background: true,
    });
    await app.ready();
    const answer = await app.inject({ method: 'POST', url, payload });
    expect([answer.statusCode, answer.json().msg[0].Code]).toEqual([503, 'MAIL_NOT_SENT']);
  },
);

it.each(asks)('%s says that it was sent where it was', async (url, payload) => {
  const { app } = await testApp({ background: true });
  await app.ready();
  const answer = await app.inject({ method: 'POST', url, payload });
  expect([answer.statusCode, answer.json().msg]).toEqual([200, expect.stringContaining('已寄至')]);
});
