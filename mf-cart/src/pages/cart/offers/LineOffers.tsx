import type { CartLine } from '@pinpu/shared/contracts';
import { useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { OfferTag } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { LineTotal } from '../../../features/lines/LineTotal.tsx';
import { lineOffAtom, lineRulesAtom } from '../../../state/cart-offers.ts';

/** What a line costs with the rules that hold for the cart. */
export function RuledTotal({ line: { prd_id, prd_price, qty } }: { line: CartLine }) {
  const off = useAtomValue(lineOffAtom).get(prd_id) ?? 0;
  return <LineTotal amount={prd_price * qty} off={off} />;
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
