import { outboxMails } from '../../platform/db/schema/index.ts';
import { checkoutBody, lineOf, sendCheckout } from '../../testing/buyer.ts';
import { OOLONG, testApp } from '../../testing/index.ts';

const BAIT = '恭喜中獎！請至 https://evil.example/領獎 登入';

describe('the mail of an order', () => {
  it('does not begin with what the buyer has typed [finding H8]', async () => {
    const shop = await testApp();
    const body = checkoutBody([lineOf(OOLONG, 1)]);
    await sendCheckout(shop, { ...body, cus_name: BAIT, cnt_name: BAIT });
    const [mail] = await shop.db.select().from(outboxMails);
    expect(mail?.subject).not.toContain('evil');
    expect(mail?.text.split('\n')[0]).toMatch(/^您好，我們已收到您的訂單，/);
    expect(mail?.html).toMatch(/^<p>您好，我們已收到您的訂單，/);
    expect(`${mail?.text.split('\n')[0]}${mail?.html.split('</p>')[0]}`).not.toContain('evil');
  });
});
