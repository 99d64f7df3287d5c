import { loadConfig } from '../../platform/config/load-environment.ts';
import { operatorCommand } from './arguments.ts';
import { type OrderList, orderTable } from './order-table.ts';
import { type RequestList, requestTable } from './request-table.ts';
import { runCommand } from './run-command.ts';
import { withShop } from './shop-connection.ts';

/** `npm run orders -- list | requests | ship | cancel | refund | accept | decline | invoice`, with or without a running shop. */
async function orders(): Promise<void> {
  const { at, ...payload } = operatorCommand(process.argv.slice(2));
  await withShop(loadConfig(), async (shop) => {
    if (at === 'list')
      console.log(orderTable(await shop.post<OrderList>('/operator/orders', payload)));
    else if (at === 'requests')
      console.log(requestTable(await shop.post<RequestList>('/operator/orders/requests', payload)));
    else
      console.log((await shop.post<{ message: string }>('/operator/orders/move', payload)).message);
  });
}

await runCommand(orders);
