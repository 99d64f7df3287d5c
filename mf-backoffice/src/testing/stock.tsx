import type { StockCell, StockProduct } from '@pinpu/shared/contracts/backoffice';
import { readWholeNumber } from '@pinpu/shared/domain';
import { fakeApi } from '@pinpu/shared/testing';
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { showShop, stockProductOf, success } from './shop.tsx';

export const LIST = 'GET /api/backoffice/stock';
export const SAVE = 'POST /api/backoffice/stock';

export const TEA = stockProductOf();
export const CAKE = stockProductOf({ prd_id: 'P2', prd_name: '鳳梨酥', on_hand: 4, version: 0 });
const SOLD_OUT = stockProductOf({ prd_id: 'P3', prd_name: '花生糖', on_hand: 2, waiting: 12 });
const HIDDEN = stockProductOf({ prd_id: 'P4', prd_name: '舊茶', enabled: false });
export const ALL = [TEA, CAKE, SOLD_OUT, HIDDEN];

export const page = (products: readonly StockProduct[], next = '') =>
  success({ products, next, counts: { low: 1, 'sold-out': 1, hidden: 1 } });

/** A shop that saves as the server does, with only one editor. */
export function openShop(more: Parameters<typeof fakeApi>[0] = {}, path = '/el/shop/stock') {
  const sent: StockCell[][] = [];
  const products = new Map(ALL.map((product) => [product.prd_id, product]));
  const arrived = fakeApi({
    [LIST]: () => page(ALL),
    [SAVE]: async (request) => {
      const { cells } = (await request.json()) as { cells: StockCell[] };
      sent.push(cells);
      for (const { prd_id, field, to } of cells) {
        const before = products.get(prd_id) ?? TEA;
        products.set(prd_id, {
          ...before,
          [field]: readWholeNumber(to) ?? 0,
          version: before.version + 1,
        });
      }
      return success({ edit: `e${sent.length}`, products: [...products.values()], refused: [] });
    },
    'POST /api/backoffice/stock/edits/e1/undo': () =>
      success({ edit: 'u1', products: ALL, refused: [] }),
    ...more,
  });
  const shown = showShop(path);
  return { sent, arrived, shown };
}

export const cellOf = async (name: string, title: string) => {
  const row = (await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr');
  const column = screen.getAllByRole('columnheader').findIndex((one) => one.textContent === title);
  return within(row as HTMLElement).getAllByRole('gridcell')[column - 1] as HTMLElement;
};

/** Pastes a text as the browser does. */
export function pasteInto(target: HTMLElement, text: string) {
  const event = createEvent.paste(target, { clipboardData: { getData: () => text } });
  fireEvent(target, event);
}
