import { categoryAddress, isGroupPriceLevel } from '@pinpu/shared/domain';
import { Link } from '@pinpu/shared/router';
import { categoriesAtom, priceLevelAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, LinkButton, Notice } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { listPath } from '../../features/catalog-paths.ts';
import { FreeShippingHint } from '../../features/FreeShippingHint.tsx';
import { BelowBox, RestockPlace, SoldOutPlace } from './product-layout.ts';
import { RestockBox } from './restock/RestockBox.tsx';
import type { Purchase } from './use-buy-box.ts';

interface SoldOutProps extends Purchase {
  /** Whether all variants are sold out, not only the chosen one. */
  isWhole: boolean;
}

/**
 * Replaces the buttons where what is chosen is sold out: says so, offers a mail when it is back, and links to similar
 * products. A mail is for one variant: before one is chosen, its button says what is missing.
 */
export function SoldOut({ product, variant, onMissing, isWhole }: SoldOutProps) {
  const categories = useAtomValue(categoriesAtom);
  const promo = isGroupPriceLevel(useAtomValue(priceLevelAtom));
  const category = categories.find((one) => one.cate_id === product.cate_id);
  const name = category?.cate_name ?? '';
  const address = category === undefined ? '' : categoryAddress(categories, category);
  return (
    <SoldOutPlace>
      <RestockPlace $bar={product.restock === undefined}>
        {product.has_options && variant === undefined ? (
          <Button wide onClick={onMissing}>
            到貨通知我
          </Button>
        ) : (
          <RestockBox key={variant?.var_id} product={product} variant={variant} />
        )}
      </RestockPlace>
      <Onwards>
        <Notice
          variant="warning"
          message={isWhole ? '這項商品已售完。' : '這個規格已售完，您可以選其他規格。'}
        >
          {product.restock ? '' : '有貨時只寄一封信，隨時可以取消。'}
          {isWhole &&
            `下面為您找了同類的商品，也歡迎到${name === '' ? '鋪裡' : `「${name}」`}看看。`}
        </Notice>
        <LinkButton as={Link} to={listPath(address, promo)} $variant="secondary">
          {name === '' ? '看所有商品' : `看更多${name}`}
        </LinkButton>
      </Onwards>
      <BelowBox>
        <FreeShippingHint />
      </BelowBox>
    </SoldOutPlace>
  );
}

const Onwards = styled.div`
  display: grid;
  gap: ${theme.space[16]};
  > a { justify-self: start; }
`;
