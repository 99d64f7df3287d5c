import type {
  StockCell,
  StockEdit,
  StockProduct,
  StockSaved,
} from '@pinpu/shared/contracts/backoffice';
import type { StockField } from '@pinpu/shared/domain';
import { atBackoffice } from '../people/backoffice.ts';
import { type TestApp, testApp } from '../test-app.ts';

interface Page {
  products: StockProduct[];
  next: string;
  counts: Record<string, number>;
}

async function stockCalls(shop: TestApp, account?: string) {
  const { get, send } = await atBackoffice(shop, account);
  const list = (query = ''): Promise<Page> => get(`stock?${query}`);
  const post = async (url: string, payload?: object) => {
    const answer = await send('POST', url, payload);
    const { body, msg } = answer.json();
    const message = msg?.[0].Message as string;
    return { status: answer.statusCode, body: body as StockSaved, message };
  };
  return {
    ...{ get, list },
    cell: async (prd_id: string, field: StockField, to: string): Promise<StockCell> => {
      const { products } = await list(`q=${prd_id}`);
      const row = products.find((one) => one.prd_id === prd_id);
      if (!row) throw new Error(`no product ${prd_id}`);
      return { prd_id, field, from: row[field], to, version: row.version };
    },
    save: (...cells: StockCell[]) => post('stock', { cells }),
    undo: (id: string) => post(`stock/edits/${id}/undo`),
    edits: (query = ''): Promise<{ edits: StockEdit[]; next: string }> =>
      get(`stock/edits?${query}`),
  };
}

export async function stockDesk(app?: TestApp) {
  const shop = app ?? (await testApp());
  return {
    ...shop,
    ...(await stockCalls(shop)),
    as: (account: string) => stockCalls(shop, account),
  };
}
