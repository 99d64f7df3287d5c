import { formatTwd, freeShippingProgress } from '@pinpu/shared/domain';
import { cartAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Icon } from '@pinpu/shared/ui';
import styled from 'styled-components';

/** How far the cart is from free shipping, by the rule of the fee (spec §9); nothing for an empty cart. */
export function FreeShippingHint() {
  const progress = freeShippingProgress(useAtomValue(cartAtom));
  if (progress === undefined) return null;
  const { left } = progress;
  return (
    <Hint role="status">
      <Icon name={left > 0 ? 'truck' : 'check'} size={20} />
      {left > 0 ? `購物車再買 ${formatTwd(left)} 免運` : '購物車已達免運'}
    </Hint>
  );
}

const Hint = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  color: ${theme.colour.celadon};
  font-size: ${theme.size[15]};
`;
