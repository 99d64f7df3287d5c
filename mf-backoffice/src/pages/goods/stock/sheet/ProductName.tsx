import type { StockProduct } from '@pinpu/shared/contracts/backoffice';
import { theme } from '@pinpu/shared/theme';
import { Badge, Picture } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { marksOf } from '../rows/stock-columns.ts';

/** A variant's picture, name, values, code and badges. */
export function ProductName({ product }: { product: StockProduct }) {
  const { prd_id, prd_name, option_text, prd_man_pic, waiting, pre_left } = product;
  return (
    <Place>
      {prd_man_pic === '' ? <Blank /> : <Picture src={prd_man_pic} alt="" sizes="48px" />}
      <div>
        <Name>{prd_name}</Name>
        {option_text && <Values>{option_text}</Values>}
        <Code>
          {prd_id}
          {marksOf(product).map(([text, tone]) => (
            <Badge key={text} $tone={tone}>
              {text}
            </Badge>
          ))}
          {pre_left !== undefined && <span>預購剩 {pre_left} 件</span>}
          {waiting > 0 && <span>{waiting} 人等待到貨</span>}
        </Code>
      </div>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[12]};
`;

const Blank = styled.span`
  aspect-ratio: 1;
  background: ${theme.colour.tint};
`;

const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-height: ${theme.leading.heading};
  overflow-wrap: anywhere;
`;

const Values = styled.span`
  display: block;
  font-size: ${theme.size[15]};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.leading.heading};
  overflow-wrap: anywhere;
`;

const Code = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[8]};
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[13]};
`;
