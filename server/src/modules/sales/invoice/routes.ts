import { invoiceCheckAnswerSchema, invoiceCheckSchema } from '@pinpu/shared/contracts';
import { success } from '../../../platform/http/success.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { invoiceChecks } from './checks.ts';
import { invoiceProvider } from './provider.ts';
import { checkRanges } from './ranges.ts';

/** Of one address, while a form is filled in. */
const limit = { rateLimit: { max: 60, timeWindow: '10 minutes' } };

const HOUR_MS = 3_600_000;

/** `POST /api/cart/invoice-check`: whether a barcode or donation code exists, and a company's name. Once a day, the number ranges. */
export const invoiceCheckModule: ServerModule = (app, deps) => {
  const { db, clock, config, every } = deps;
  const provider = invoiceProvider(deps);
  const check = invoiceChecks(provider, clock);
  const { publicUrl } = config;
  if (provider)
    every('invoice ranges', HOUR_MS, () => checkRanges(db, { provider, publicUrl, now: clock() }));
  app.post(
    '/api/cart/invoice-check',
    {
      config: limit,
      schema: {
        tags: ['cart'],
        body: invoiceCheckSchema,
        response: { 200: invoiceCheckAnswerSchema },
      },
    },
    async ({ body: { kind, code } }) => success(await check(kind, code)),
  );
};
