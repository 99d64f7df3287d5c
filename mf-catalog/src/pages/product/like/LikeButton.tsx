import type { Product } from '@pinpu/shared/contracts';
import { theme } from '@pinpu/shared/theme';
import { Icon } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { heartCss } from '../../../features/like/heart-css.ts';
import { useLike } from '../../../features/like/use-like.ts';
import { soldCountText } from '../../../features/product-facts.ts';

/** The like button with its count; filled if this visitor likes the product (ledger P3). */
export function LikeButton({ product }: { product: Product }) {
  const press = useLike(product);
  const count = soldCountText(product.like_count);
  return (
    <Heart
      type="button"
      aria-pressed={product.liked}
      aria-label={`喜歡，共 ${count} 人`}
      onClick={press}
    >
      <Icon name="heart" />
      {count}
    </Heart>
  );
}

const Heart = styled.button`
  ${heartCss}
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[4]};
  min-width: ${theme.width.touch};
  min-height: ${theme.width.touch};
  padding-inline: ${theme.space[8]};
  font-size: ${theme.size[15]};
`;
