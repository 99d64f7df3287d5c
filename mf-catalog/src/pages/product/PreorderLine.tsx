import type { Product } from '@pinpu/shared/contracts';
import { deadlineText, dispatchText } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { Icon } from '@pinpu/shared/ui';
import styled from 'styled-components';

/** When a pre-order leaves, until when to order it, and how many are left; nothing for goods in stock. */
export function PreorderLine({ product, unit }: { product: Product; unit: string }) {
  const { preorder, preorder_until, tot_qty } = product;
  if (preorder === undefined) return null;
  const pieces = [
    dispatchText(preorder),
    preorder_until && deadlineText(new Date(preorder_until)),
    `剩 ${tot_qty} ${unit}`,
  ].filter(Boolean);
  return (
    <Line>
      <Icon name="info" size={20} />
      <span>
        <b>預購</b>｜
        {pieces.map((piece, at) => (
          <Piece key={piece}>
            {piece}
            {at < pieces.length - 1 && '，'}
          </Piece>
        ))}
      </span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  padding: ${theme.space[8]} ${theme.space[12]};
  background: ${theme.colour.gingerTint};
  color: ${theme.colour.ginger};
  font-size: ${theme.size[15]};
  line-height: ${theme.leading.heading};
`;

/** The line breaks only between pieces, if a piece fits in a line. */
const Piece = styled.span`
  display: inline-block;
`;
