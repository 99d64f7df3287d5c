import type { StockProduct } from '@pinpu/shared/contracts/backoffice';
import { lineName } from '@pinpu/shared/domain';
import { fetchStock } from '../../api/stock.ts';
import type { FoundGoods } from './SearchPick.tsx';

export interface FoundVariant extends FoundGoods {
  stock: StockProduct;
}

const foundOf = (stock: StockProduct): FoundVariant => ({
  ...{ id: stock.prd_id, name: lineName(stock), picture: stock.prd_man_pic, stock },
  note: `${stock.prd_id}，可賣 ${stock.on_hand - stock.reserved}${stock.enabled ? '' : '，未上架'}`,
});

/** What is sold, by a part of its name or code. */
export async function findVariants(q: string): Promise<FoundVariant[]> {
  const { products } = await fetchStock({ show: 'all', sort: 'code', q });
  return products.map(foundOf);
}
