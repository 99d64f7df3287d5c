import { sql } from 'drizzle-orm';
import { insertSecretMail } from '../modules/base/mail/repository.ts';
import { testApp } from './index.ts';
import { mailedCodes } from './people/sign-in-browser.ts';

it('the last code is found among mails of one moment, wherever the database has put their rows', async () => {
  const { db, serverKey, clock } = await testApp();
  const to = 'ann@pinpu.test';
  for (let number = 100_001; number <= 100_008; number += 1) {
    const content = { subject: '驗證碼', text: `驗證碼 ${number}`, html: '' };
    const mail = { kind: 'otp', to, expires_at: clock.now(), ...content };
    await insertSecretMail(db, serverKey, mail, clock.now());
  }
  await db.execute(sql`CLUSTER outbox_mails USING outbox_mails_pkey`);
  await db.execute(sql`ALTER TABLE outbox_mails SET WITHOUT CLUSTER`);
  expect(await mailedCodes({ db, serverKey }, to)).toMatchObject({ count: 8, typed: '100008' });
});
