import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { stringFields } from '../../../modules/sales/payment/form-fields.ts';
import {
  type Fields,
  hasRightCheckMacValue,
} from '../../../modules/sales/payment/providers/ecpay/check-mac-value.ts';
import { html } from '../../../platform/html/html.ts';
import type { FakeLogistics } from './fake-logistics.ts';

const THREE_MINUTES_S = 180;

const encoded = (fields: Fields): string => new URLSearchParams(fields).toString();

type Work = (form: Fields) => string | Promise<string>;

/** Drops the connection after the call was carried out. */
function lose(reply: FastifyReply, { raw }: FastifyRequest) {
  raw.socket.destroy();
  return reply.hijack();
}

const signatureFault = (form: Fields, fake: FakeLogistics): string => {
  if (form.MerchantID !== fake.merchant.merchantId) return '0|查無此特店';
  return hasRightCheckMacValue(form, fake.keys) ? '' : '0|CheckMacValue Error';
};

async function created(fake: FakeLogistics, form: Fields): Promise<string> {
  const parcel = fake.create(form);
  if (typeof parcel === 'string') return parcel;
  if (fake.knobs.noticesFirst) await fake.notify(form.ServerReplyURL ?? '', fake.fieldsOf(parcel));
  return `1|${encoded(fake.signed(fake.fieldsOf(parcel)))}`;
}

function queried(fake: FakeLogistics, form: Fields): string {
  const age = Math.abs(fake.now().getTime() / 1000 - Number(form.TimeStamp));
  if (!(age <= THREE_MINUTES_S)) return '0|TimeStamp 逾時';
  const parcel = [...fake.parcels.entries()].find(
    ([trade_no, { id }]) => trade_no === form.MerchantTradeNo || id === form.AllPayLogisticsID,
  )?.[1];
  return parcel ? encoded(fake.signed(fake.queriedFields(parcel))) : '0|查無此訂單';
}

function returned(fake: FakeLogistics, form: Fields): string {
  if (![...fake.parcels.values()].some(({ id }) => id === form.AllPayLogisticsID))
    return '|查無此物流訂單';
  const { return_no, payment_no } = fake.createReturn(form);
  return form.Temperature ? '1|OK' : `${return_no}|${payment_no}`;
}

/** Labels as a page that prints itself; a list must have as many hand-in numbers as parcels. */
function labels(fake: FakeLogistics, form: Fields): string {
  const ids = (form.AllPayLogisticsID ?? '').split(',');
  const numbers = (form.CVSPaymentNo ?? '').split(',');
  const known = ids.every((id, at) =>
    [...fake.parcels.values()].some(
      (parcel) => parcel.id === id && parcel.payment_no === (numbers[at] ?? ''),
    ),
  );
  if (!known || ids.length > 100) return '0|查無此物流訂單';
  return html`<!doctype html><html lang="zh-Hant-TW"><head><title>託運單</title></head>
<body onload="print()">${ids.map((id) => html`<p>${id}</p>`)}</body></html>`.markup;
}

const LABEL_PATHS = [
  '/Express/PrintUniMartC2COrderInfo',
  '/Express/PrintFAMIC2COrderInfo',
  '/Express/PrintHILIFEC2COrderInfo',
  '/Express/PrintOKMARTC2COrderInfo',
  '/helper/printTradeDocument',
];
const RETURN_PATHS = [
  '/express/ReturnUniMartCVS',
  '/express/ReturnCVS',
  '/express/ReturnHilifeCVS',
  '/Express/ReturnHome',
];

/** ECPay's domestic logistics: forms in, `1|…` signed or a refusal unsigned out. */
export function logisticsRoutes(app: FastifyInstance, fake: FakeLogistics): void {
  const call = (path: string, work: Work) =>
    app.post(path, async (request, reply) => {
      fake.calls.push(path);
      const { knobs } = fake;
      if (knobs.down) return reply.code(503).send('down');
      const form = stringFields(request.body) ?? {};
      const answer = signatureFault(form, fake) || (await work(form));
      if (knobs.loses > 0) {
        knobs.loses -= 1;
        return lose(reply, request);
      }
      return reply.type('text/html; charset=utf-8').send(answer);
    });

  call('/Express/Create', (form) => created(fake, form));
  call('/Express/CancelC2COrder', (form) => fake.cancel(form));
  call('/Express/UpdateStoreInfo', (form) => fake.changeStore(form));
  call('/Helper/UpdateShipmentInfo', (form) => fake.changeStore(form));
  for (const path of RETURN_PATHS) call(path, (form) => returned(fake, form));
  for (const path of LABEL_PATHS) call(path, (form) => labels(fake, form));
  app.post('/Helper/QueryLogisticsTradeInfo/V5', async ({ body }, reply) => {
    fake.calls.push('/Helper/QueryLogisticsTradeInfo/V5');
    if (fake.knobs.down) return reply.code(503).send('down');
    if (fake.knobs.queries <= 0) return reply.code(403).send('Forbidden');
    fake.knobs.queries -= 1;
    const form = stringFields(body) ?? {};
    return reply.type('text/html').send(signatureFault(form, fake) || queried(fake, form));
  });
}
