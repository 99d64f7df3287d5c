import { loadConfig } from './config/load-environment.ts';
import type { ListedOrder } from './modules/operator/order-list.ts';
import { operatorWish } from './operator/arguments.ts';
import { askShop } from './operator/ask-shop.ts';
import { orderTable } from './operator/order-table.ts';
import { StartupError } from './startup/startup-error.ts';

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
