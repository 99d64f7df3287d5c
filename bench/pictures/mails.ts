import { mkdirSync } from 'node:fs';
import { ORDER_STATUS } from '@pinpu/shared/domain';
import type { MailContent } from '../../server/src/modules/base/mail/template/blocks.ts';
import { composeMail } from '../../server/src/modules/base/mail/template/compose-mail.ts';
import { signInMail } from '../../server/src/modules/sales/member/sign-in-mail.ts';
import { orderMailContent } from '../../server/src/modules/sales/order/mails/order-mail.ts';
import {
  orderPlaced,
  paymentReceived,
} from '../../server/src/modules/sales/order/mails/order-mails.ts';
import type { OrderRow } from '../../server/src/modules/sales/order/repository.ts';
import { launch } from '../support/browser.ts';

const line = (prd_id: string, prd_name: string, qty: number, prd_price: number) => ({
  prd_id,
  prd_name,
  qty,
  prd_price,
  prd_man_pic: '',
  tot_qty: 10,
  ship_fee: 0,
  ship_fee_free_amt: 0,
});

/** A guest's order with a coupon that waits for its payment. */
const sampleOrder = {
  ord_code: 'P2611220042',
  guid: '6f1f0c1e-9a2b-4c3d-8e4f-5a6b7c8d9e0f',
  cus_id: null,
  status: ORDER_STATUS.placed,
  pay_way: 3,
  cart_json: JSON.stringify([
    line('P0001', '阿里山高山烏龍茶', 2, 600),
    line('P0002', '土鳳梨酥禮盒（十二入）', 1, 420),
    line('P0003', '手拉坯陶杯', 1, 680),
  ]),
  coupon_code: 'TEA100',
  dis_inv_amt: 100,
  dis_ship_amt: 0,
  ship_amt: 80,
  inv_amt: 2280,
  ap_amt: 2280,
  pay_amt: 0,
  rec_meta: '',
  cnt_name: '陳美玲',
  addr1: '臺南市中西區民權路二段 12 號',
  addr1_postcode: '700',
} as Partial<OrderRow> as OrderRow;

const PINPU = {
  name: '拼鋪',
  colour: '',
  support: { service_email: 'service@pinpu.example', phone: '02-5550-1234' },
};
const SHOP = 'https://pinpu.example';

const paid = { ...sampleOrder, status: ORDER_STATUS.paid, pay_amt: sampleOrder.inv_amt };

/** Each mail with the width in pixels of its window: a phone's, or that of a mail program on a computer. */
const MAILS: readonly (readonly [name: string, width: number, content: MailContent])[] = [
  ['placed', 390, orderMailContent(orderPlaced(sampleOrder), sampleOrder, SHOP)],
  ['code', 390, signInMail('482915', `${SHOP}/vip?magic=A7K2M9Q4TX`)],
  ['paid', 640, orderMailContent(paymentReceived(paid), paid, SHOP)],
];

const folder = process.argv[4] ?? 'docs/pictures';
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
