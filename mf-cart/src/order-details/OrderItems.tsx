import type { CartLine } from '@pinpu/shared/contracts';
import { theme } from '@pinpu/shared/theme';
import { PageSection, Picture, Price } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { orderLines } from './order-lines.ts';

function Item({ line: { prd_name, prd_man_pic, prd_price, qty } }: { line: CartLine }) {
  return (
    <Line>
      <Picture src={prd_man_pic} alt="" sizes="72px" />
      <div>
        <Name>{prd_name}</Name>
        <Unit>
          <Price amount={prd_price} size="small" /> × {qty}
        </Unit>
      </div>
      <Price amount={prd_price * qty} />
    </Line>
  );
}

/** The ordered lines: picture, name, unit price, quantity, line total (spec §2). */
export function OrderItems({ cart_json }: { cart_json: string }) {
  return (
    <PageSection title="訂購商品" level={3}>
      <ul>
        {orderLines(cart_json).map((line) => (
          <Item key={line.prd_id} line={line} />
        ))}
      </ul>
    </PageSection>
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[12]};
  padding-block: ${theme.space[12]};
  border-bottom: ${theme.border.hairline};
`;

const Name = styled.p`
  font-family: ${theme.font.serif};
  font-weight: ${theme.weight.bold};
  line-height: ${theme.leading.heading};
`;

const Unit = styled.p`
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
`;
