import { formatTwd, freeShippingProgress } from '@pinpu/shared/domain';
import { cartAtom, renderTimeAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Icon } from '@pinpu/shared/ui';
import styled, { css } from 'styled-components';

/** An amount as wide as most, in whole TWD, for the room of an unknown one. */
const USUAL = 500;

const missing = (left: number) => `購物車再買 ${formatTwd(left)} 免運`;

/**
 * How far the cart is from free shipping, by the rule of the fee (spec §9); nothing for an empty cart. With `keepsRoom` it
 * has its room in the server's HTML, too, where this browser has a cart: what is beside it does not move.
 */
export function FreeShippingHint({ keepsRoom = false }: { keepsRoom?: boolean }) {
  const progress = freeShippingProgress(useAtomValue(cartAtom));
  const isUnknown = useAtomValue(renderTimeAtom) !== undefined;
  if (keepsRoom && isUnknown)
    return (
      <Hint $isRoom data-room aria-hidden>
        <Icon name="truck" size={20} />
        {missing(USUAL)}
      </Hint>
    );
  if (progress === undefined) return null;
  const { left } = progress;
  return (
    <Hint role="status">
      <Icon name={left > 0 ? 'truck' : 'check'} size={20} />
      {left > 0 ? missing(left) : '購物車已達免運'}
    </Hint>
  );
}

/** Room alone; the page's HTML says whether this browser has a cart (shell/html/index.html). */
const room = css`
  visibility: hidden;
  html:not([data-cart]) & { display: none; }
`;

const Hint = styled.p<{ $isRoom?: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  color: ${theme.colour.celadon};
  font-size: ${theme.size[15]};
  ${({ $isRoom }) => $isRoom && room}
`;
