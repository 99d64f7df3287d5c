import { isGroupPriceLevel } from '@pinpu/shared/domain';
import { Link } from '@pinpu/shared/router';
import { priceLevelAtom, useAtomValue, useDocumentTitle } from '@pinpu/shared/state';
import { EmptyState, LinkButton, VisuallyHidden } from '@pinpu/shared/ui';
import { listPath } from '../../features/catalog-paths.ts';

/** Says that the product does not exist, with links onwards. */
export function ProductNotFound() {
  const promo = isGroupPriceLevel(useAtomValue(priceLevelAtom));
  useDocumentTitle('找不到商品');
  return (
    <>
      <VisuallyHidden as="h1">找不到商品</VisuallyHidden>
      <EmptyState
        action={
          <LinkButton as={Link} to={listPath('', promo)} $variant="secondary">
            看所有商品
          </LinkButton>
        }
      >
        找不到這項商品，可能已經下架。鋪裡還有許多好東西，歡迎您再逛逛。
      </EmptyState>
    </>
  );
}
