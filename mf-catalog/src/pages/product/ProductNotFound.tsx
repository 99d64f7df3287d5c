import { isGroupPriceLevel } from '@pinpu/shared/domain';
import { priceLevelAtom, useAtomValue, useDocumentTitle } from '@pinpu/shared/state';
import { listPath } from '../../features/catalog-paths.ts';
import { NothingHere } from '../../features/NothingHere.tsx';

/** Says that the product does not exist, with links to continue. */
export function ProductNotFound() {
  const promo = isGroupPriceLevel(useAtomValue(priceLevelAtom));
  useDocumentTitle('找不到商品');
  return (
    <NothingHere heading="找不到商品" to={listPath('', promo)} link="看所有商品">
      找不到這項商品，可能已經下架。鋪裡還有許多好東西，歡迎您再逛逛。
    </NothingHere>
  );
}
