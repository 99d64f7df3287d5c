import { mkdirSync } from 'node:fs';
import { ORDER_STATUS } from '@pinpu/shared/domain';
import type { MailContent } from '../../server/src/modules/base/mail/template/blocks.ts';
import { composeMail } from '../../server/src/modules/base/mail/template/compose-mail.ts';
import { signInMail } from '../../server/src/modules/sales/member/sign-in-mail.ts';
import { orderMailContent } from '../../server/src/modules/sales/order/order-mail.ts';
import { orderPlaced, paymentReceived } from '../../server/src/modules/sales/order/order-mails.ts';
import { launch } from '../support/launch.ts';
import { sampleOrder } from './sample-order.ts';

const PINPU = {
  name: '拼鋪',
  colour: '',
  support: { service_email: 'service@pinpu.example', phone: '02-5550-1234' },
};
const SHOP = 'https://pinpu.example';

const paid = { ...sampleOrder, status: ORDER_STATUS.paid, pay_amt: sampleOrder.inv_amt };

/** Each mail with the width in pixels of its window: a phone's, or that of a mail program on a computer. */
const MAILS: readonly (readonly [name: string, width: number, content: MailContent])[] = [
  ['placed', 390, orderMailContent(orderPlaced(sampleOrder, SHOP), sampleOrder)],
  ['code', 390, signInMail('482915', `${SHOP}/vip?magic=A7K2M9Q4TX`)],
  ['paid', 640, orderMailContent(paymentReceived(paid, SHOP), paid)],
];

const folder = process.argv[2] ?? 'docs/pictures';
mkdirSync(folder, { recursive: true });
const browser = await launch();
for (const [name, width, content] of MAILS)
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ viewport: { width, height: 600 }, colorScheme });
    await page.setContent(composeMail(content, PINPU).html);
    await page.screenshot({
      path: `${folder}/mail-${name}-${width}-${colorScheme}.png`,
      fullPage: true,
    });
    await page.close();
  }
await browser.close();
