import { outboxMails } from '../../../platform/db/schema/index.ts';
import { testApp } from '../../../testing/index.ts';

async function shop() {
  const { app, db } = await testApp();
  const post = async (url: string, payload: object, remoteAddress: string) =>
    (await app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
  const signIn = (email: string, from: string) =>
    post('/api/vip/login/otp', { mode: 'getOtp', email }, from);
  const proof = (email: string, from: string) => post('/api/cart/email/code', { email }, from);
  const mails = async () => (await db.select().from(outboxMails)).length;
  return { signIn, proof, mails };
}

const countOf = (statuses: number[], status: number) =>
  statuses.filter((one) => one === status).length;

it('addresses with a tag count as one mailbox, from whatever networks they are asked for [41 S5]', async () => {
  const { signIn, mails } = await shop();
  const statuses = [];
  for (let n = 0; n < 70; n += 1)
    statuses.push(await signIn(`vic.tim+${n}@gmail.com`, `198.51.${n}.1`));
  expect([countOf(statuses, 200), countOf(statuses, 429), await mails()]).toEqual([30, 40, 30]);
  expect(await signIn('other@gmail.com', '198.51.100.1')).toBe(200);
});

it('one network has one budget for the mails of all kinds [41 S5]', async () => {
  const { signIn, proof, mails } = await shop();
  const statuses = [];
  for (let n = 0; n < 35; n += 1)
    for (const ask of [signIn, proof])
      statuses.push(await ask(`somebody-${n}@pinpu.test`, '198.51.100.1'));
  expect([countOf(statuses, 200), countOf(statuses, 429), await mails()]).toEqual([60, 10, 60]);
  expect(await signIn('another@pinpu.test', '198.51.100.2')).toBe(200);
});
