import { formatTwd, freeShippingParcel, freeShippingProgress } from '@pinpu/shared/domain';
import { cartAtom, renderTimeAtom, shippingRulesAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Icon } from '@pinpu/shared/ui';
import styled, { css } from 'styled-components';

/** An amount (TWD) of usual length, which reserves the room while the real one is unknown. */
const USUAL = 500;

const missing = (left: number, what = '') =>
  what === '' ? `購物車再買 ${formatTwd(left)} 免運` : `購物車再買 ${formatTwd(left)}，${what}免運`;

/**
 * How much the cart lacks for free shipping, by the same rule as the fee (spec §9); nothing for an empty cart. With
 * `keepsRoom`, the server's HTML reserves room for it if this browser has a cart, so that its neighbours don't move.
 */
export function FreeShippingHint({ keepsRoom = false }: { keepsRoom?: boolean }) {
  const cart = useAtomValue(cartAtom);
  const rules = useAtomValue(shippingRulesAtom);
  const progress = freeShippingProgress(cart, rules);
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
  const what = freeShippingParcel(cart, rules);
  return (
    <Hint role="status">
      <Icon name={left > 0 ? 'truck' : 'check'} size={20} />
      {left > 0 ? missing(left, what) : `購物車${what && `的${what}`}已達免運`}
    </Hint>
  );
}

/** Only reserves the room; `data-cart` on the page says whether this browser has a cart (shell/src/inline). */
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
