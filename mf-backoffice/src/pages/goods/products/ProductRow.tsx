import type { ShopProductRow } from '@pinpu/shared/contracts/backoffice';
import { formatTwd, hasGroupPrice } from '@pinpu/shared/domain';
import { LinkedRow, RowLink, RowPicture } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Badge } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { productPath } from '../../../features/products/product-path.ts';

function Stock({ product }: { product: ShopProductRow }) {
  const { on_hand, reserved, enabled, set_qty } = product;
  const left = set_qty ?? on_hand - reserved;
  return (
    <Figures>
      {left <= 0 && enabled ? <Badge $tone="warning">缺貨</Badge> : <span>可賣 {left}</span>}
      {reserved > 0 && <small>訂單保留 {reserved}</small>}
    </Figures>
  );
}

/** One product of the list; a click anywhere in the row opens it. */
export function ProductRow({ product }: { product: ShopProductRow }) {
  const { prd_id, prd_name, picture, cate_name, enabled, variants = 0 } = product;
  const { price, price1, price_regular } = product;
  const from = variants > 0 ? ' 起' : '';
  return (
    <Line>
      <RowPicture src={picture} />
      <Name to={productPath(prd_id)}>{prd_name}</Name>
      <Code>
        {prd_id}，{cate_name}
        {variants > 0 && `，${variants} 種規格`}
        {product.set_qty !== undefined && '，組合'}
      </Code>
      <Price>
        {formatTwd(price)}
        {from}
        {price_regular !== undefined && <small>特價中，原價 {formatTwd(price_regular)}</small>}
        {hasGroupPrice(product) && (
          <small>
            團購 {formatTwd(price1)}
            {from}
          </small>
        )}
      </Price>
      <Stock product={product} />
      <State>
        <Badge $tone={enabled ? 'success' : 'grey'}>{enabled ? '上架中' : '已下架'}</Badge>
      </State>
    </Line>
  );
}

const Line = styled(LinkedRow)`
  grid-template: 'thumb name state' 'thumb code code' 'thumb price stock' / 64px minmax(0, 1fr) auto;
  ${theme.media.desktop} {
    grid-template: 'thumb name price stock state' 'thumb code price stock state' / 64px minmax(0, 1fr) 128px 120px 88px;
    align-items: start;
  }
`;

const Name = styled(RowLink)`
  grid-area: name;
  font-weight: ${theme.weight.medium};
`;

const Code = styled.span`
  grid-area: code;
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[13]};
  overflow-wrap: anywhere;
`;

const Price = styled.span`
  grid-area: price;
  font-variant-numeric: tabular-nums;
  ${theme.media.desktop} { text-align: right; }
`;

const Figures = styled.span`
  grid-area: stock;
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

const State = styled.span`
  grid-area: state;
  text-align: right;
`;
