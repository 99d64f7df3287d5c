import { Price, VisuallyHidden } from '@pinpu/shared/ui';
import styled from 'styled-components';

/** What a line costs; where rules of price took something off it, with what it cost before, in whole TWD. */
export function LineTotal({ amount, off }: { amount: number; off: number }) {
  if (off === 0) return <Price amount={amount} />;
  return (
    <Reduced>
      <VisuallyHidden>優惠價</VisuallyHidden>
      <Price amount={amount - off} original={amount} tone="promotion" />
    </Reduced>
  );
}

/** The price before is below, since a phone has no room beside. */
const Reduced = styled.span`
  position: relative;
  > :last-child { flex-direction: column; align-items: end; }
`;
