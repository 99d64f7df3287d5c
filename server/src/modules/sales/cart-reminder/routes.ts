import { remindedCartAnswerSchema, remindedCartRequestSchema } from '@pinpu/shared/contracts';
import { success } from '../../../platform/http/success.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { remindedCart, sendCartReminders } from './service.ts';

const EVERY_MS = 600_000;

/** Generous, since many shoppers of a mobile network share an address; a secret is too long to guess anyway. */
const perAddress = { rateLimit: { max: 600, timeWindow: '10 minutes' } };

/** `POST /api/cart/reminder`: the cart of a reminder's link; and the job that sends reminders. */
export const cartReminderModule: ServerModule = (app, deps) => {
  const { db, clock, every } = deps;
  every('send cart reminders', EVERY_MS, () => sendCartReminders(deps, clock()));

  app.post(
    '/api/cart/reminder',
    {
      config: perAddress,
      schema: {
        tags: ['cart'],
        body: remindedCartRequestSchema,
        response: { 200: remindedCartAnswerSchema },
      },
    },
    async ({ body, member }) =>
      success(await remindedCart(db, { key: body.key, cus_id: member?.cus_id }, clock())),
  );
};
