import { invoiceCheckAnswerSchema, invoiceCheckSchema } from '@pinpu/shared/contracts';
import { success } from '../../../platform/http/success.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { invoiceChecks } from './checks.ts';
import { invoiceProvider } from './provider.ts';

/** Of one address, while a form is filled in. */
const limit = { rateLimit: { max: 60, timeWindow: '10 minutes' } };

/** `POST /api/cart/invoice-check`: whether a barcode or donation code exists, and a company's name. */
export const invoiceCheckModule: ServerModule = (app, deps) => {
  const check = invoiceChecks(invoiceProvider(deps), deps.clock);
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
