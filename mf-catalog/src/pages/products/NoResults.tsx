import { PROMO_PRICE_LEVEL } from '@pinpu/shared/domain';
import { Link } from '@pinpu/shared/router';
import { priceLevelAtom, useAtomValue } from '@pinpu/shared/state';
import { EmptyState, LinkButton } from '@pinpu/shared/ui';
import { listPath } from '../../features/catalog-paths.ts';
import { shownKeyword } from './shown-keyword.ts';

/** Shown for an empty list, with a button onwards. */
export function NoResults({ cate }: { cate: string }) {
  const promo = useAtomValue(priceLevelAtom) === PROMO_PRICE_LEVEL;
  return (
    <EmptyState
      action={
        cate !== '' && (
          <LinkButton as={Link} to={listPath('', promo)} $variant="secondary">
            看所有商品
          </LinkButton>
        )
      }
    >
      {cate === ''
        ? '目前還沒有商品，請過些時候再來看看。'
        : `找不到和「${shownKeyword(cate)}」有關的商品。您可以換個說法，或從上面的分類逛起。`}
    </EmptyState>
  );
}
