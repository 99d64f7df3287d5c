import type { ProductItem } from '@pinpu/shared/contracts';
import { isGroupPriceLevel, productPath } from '@pinpu/shared/domain';
import { Link } from '@pinpu/shared/router';
import { priceLevelAtom, useAtomValue } from '@pinpu/shared/state';
import { LinkButton } from '@pinpu/shared/ui';

/** In place of a button that adds to the cart: a product with options is chosen on its page. */
export function ChooseOptions({ item }: { item: ProductItem }) {
  const promo = isGroupPriceLevel(useAtomValue(priceLevelAtom));
  return (
    <LinkButton
      as={Link}
      to={productPath(item.prd_id, promo)}
      $size="small"
      $variant="secondary"
      $wide
      aria-label={`選規格：${item.prd_name}`}
    >
      選規格
    </LinkButton>
  );
}
