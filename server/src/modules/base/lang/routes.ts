import { paymentWordsSchema } from '@pinpu/shared/contracts';
import { object, string } from '@pinpu/shared/contracts/schema';
import { isPayWay, ORDER_STATUS, orderStatusText, payWayText } from '@pinpu/shared/domain';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { ServerModule } from '../../../platform/module.ts';

const textsOf = (numbers: number[], text: (value: number) => string) =>
  Object.fromEntries(numbers.map((value) => [value, text(value)]));

const PAYMENT_PACK = {
  pay_way: textsOf(Array.from({ length: 100 }, (_, value) => value).filter(isPayWay), payWayText),
  status: textsOf(Object.values(ORDER_STATUS), orderStatusText),
};

const PACKS: Readonly<Record<string, typeof PAYMENT_PACK>> = { 'zh-TW': PAYMENT_PACK };
const schema = {
  params: object({ language: string() }),
  response: { 200: paymentWordsSchema },
};

/** `GET /static/lang/{language}/payment.json` (spec §7); 404 for an unknown language. */
export const langModule: ServerModule = (app) => {
  app.get('/static/lang/:language/payment.json', { schema }, async ({ params }, reply) => {
    const { language } = params;
    const pack = Object.hasOwn(PACKS, language) ? PACKS[language] : undefined;
    if (!pack) throw new Rejection(404, 'NOT_FOUND', '沒有這個語言的文字。');
    return reply
      .header('cache-control', 'public, max-age=300')
      .header('access-control-allow-origin', '*')
      .send(pack);
  });
};
