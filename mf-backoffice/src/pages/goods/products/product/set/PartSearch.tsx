import type { StockProduct } from '@pinpu/shared/contracts/backoffice';
import {
  type FoundVariant,
  findVariants,
} from '../../../../../features/products/found-variants.ts';
import { SearchPick } from '../../../../../features/products/SearchPick.tsx';

interface PartSearchProps {
  /** The codes that can't be chosen: the product itself. */
  without: string;
  chosen: readonly string[];
  error: string;
  onChoose: (product: StockProduct) => void;
}

/** A search for what a set can contain, by name or code, on sale or not. */
export function PartSearch({ without, chosen, error, onChoose }: PartSearchProps) {
  const isPossible = ({ id, stock }: FoundVariant) => stock.set_qty === undefined && id !== without;
  return (
    <SearchPick
      label="加入商品"
      name="set_parts"
      chosen={chosen}
      error={error}
      nothing="沒有符合的商品；組合不能放進另一個組合。"
      search={findVariants}
      isPossible={isPossible}
      onChoose={({ stock }) => onChoose(stock)}
    />
  );
}
