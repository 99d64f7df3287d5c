import { cartCountAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, Price } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import styled, { createGlobalStyle } from 'styled-components';
import { cartAmountsAtom } from '../../state/coupon.ts';

const BAR = '72px';

/** The bar at the bottom of the screen: pieces, total, checkout button (spec §2). */
export function CheckoutBar({ onCheckout }: { onCheckout: () => void }) {
  const count = useAtomValue(cartCountAtom);
  const total = useAtomValue(cartAmountsAtom).ap_amt;
  return (
    <>
      <RoomForBar />
      <Bar role="region" aria-label="結帳">
        <Inner>
          <Sum aria-live="polite">
            <Soft as="span">共 {count} 件</Soft>
            <Price amount={total} />
          </Sum>
          <Button onClick={onCheckout}>前往結帳</Button>
        </Inner>
      </Bar>
    </>
  );
}

/**
 * The bar covers the end of the page: this adds room, so that everything and focused fields can be scrolled into view.
 * On phones the frame already leaves room for bar and panel.
 */
const RoomForBar = createGlobalStyle`
  body { padding-bottom: ${BAR}; }
  ${theme.media.tablet} { html:root { scroll-padding-bottom: calc(${BAR} + ${theme.space[24]}); } }
`;

const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${theme.layer.bar};
  padding-bottom: env(safe-area-inset-bottom);
  border-top: ${theme.border.ink};
  background: ${theme.colour.card};
  ${theme.media.phone} {
    bottom: ${theme.frame.panel};
    padding-bottom: 0;
  }
`;

const Inner = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[16]};
  max-width: calc(${theme.width.content} + 2 * var(--side));
  min-height: ${BAR};
  margin-inline: auto;
  padding: ${theme.space[8]} var(--side);
  --side: ${theme.space[16]};
  ${theme.media.tablet} { --side: ${theme.space[32]}; justify-content: flex-end; gap: ${theme.space[24]}; }
`;

const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${theme.space[12]};
`;
