import type { CartLine } from '@pinpu/shared/contracts';
import { useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { OfferTag, Price, VisuallyHidden } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { lineOffAtom, lineRulesAtom } from '../../../state/cart-offers.ts';

/** What a line costs; where rules take something off it, with what it cost before, struck through. */
export function LineTotal({ line: { prd_id, prd_price, qty } }: { line: CartLine }) {
  const off = useAtomValue(lineOffAtom).get(prd_id) ?? 0;
  const total = prd_price * qty;
  if (off === 0) return <Price amount={total} />;
  return (
    <>
      <VisuallyHidden>優惠價</VisuallyHidden>
      <Price amount={total - off} original={total} tone="promotion" />
    </>
  );
}

/** The rules that take something off a line. */
export function LineRules({ prd_id }: Pick<CartLine, 'prd_id'>) {
  const names = useAtomValue(lineRulesAtom).get(prd_id);
  if (names === undefined) return null;
  return (
    <Tags aria-label="套用的優惠">
      {names.map((name) => (
        <OfferTag as="li" key={name}>
          {name}
        </OfferTag>
      ))}
    </Tags>
  );
}

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  grid-column: 2 / -1;
`;
