import type { ListedOrder } from '../../modules/operator/order-list.ts';
import { loadConfig } from '../../platform/config/load-environment.ts';
import { StartupError } from '../../platform/errors/startup-error.ts';
import { operatorWish } from './arguments.ts';
import { askShop } from './ask-shop.ts';
import { orderTable } from './order-table.ts';

interface Refused {
  msg?: { Message: string }[];
}

/** `npm run orders -- list | ship ORD | cancel ORD | refund ORD`, beside a running shop or without one. */
async function orders(): Promise<string> {
  const { at, ...payload } = operatorWish(process.argv.slice(2));
  const path = at === 'list' ? '/operator/orders' : '/operator/orders/move';
  const { status, body } = await askShop(loadConfig(), path, payload);
  if (status !== 200) {
    const messages = (body as Refused).msg?.map(({ Message }) => Message) ?? [];
    throw new StartupError(messages.join('\n') || `The shop answered ${status}.`);
  }
  if (at === 'list') return orderTable(body as { orders: ListedOrder[]; total: number });
  return (body as { said: string }).said;
}

try {
  console.log(await orders());
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(1);
}
