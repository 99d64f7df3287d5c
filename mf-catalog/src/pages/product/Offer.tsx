import type { Product, Variant } from '@pinpu/shared/contracts';
import {
  freeShippingText,
  limitsText,
  productFeeText,
  productShipping,
  regionNote,
  type ShippingRules,
  TEMPERATURE_NAMES,
} from '@pinpu/shared/domain';
import { Slot } from '@pinpu/shared/slots';
import {
  productUnitAtom,
  renderTimeAtom,
  shippingRulesAtom,
  useAtomValue,
} from '@pinpu/shared/state';
import { PRINTED, theme } from '@pinpu/shared/theme';
import { Badge, Icon } from '@pinpu/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FreeShippingHint } from '../../features/FreeShippingHint.tsx';
import { LOW_STOCK } from '../../features/limits.ts';
import { PromoterRoom } from '../../features/PromoterRoom.tsx';
import { productAgeMonths, soldCountText } from '../../features/product-facts.ts';
import { ArrivalLine } from './arrival/ArrivalLine.tsx';
import { LikeButton } from './like/LikeButton.tsx';
import { OfferPrice } from './OfferPrice.tsx';
import { ProductOffers } from './offers/ProductOffers.tsx';
import { PreorderLine } from './PreorderLine.tsx';
import { BesideBar } from './product-layout.ts';
import { SetContent } from './SetContent.tsx';
import { Share } from './share/Share.tsx';
import { SpecialEnds } from './special/SpecialEnds.tsx';

function ageText(u_date: string, now: number): string | undefined {
  const months = productAgeMonths(u_date, new Date(now));
  if (months === undefined) return undefined;
  return months === 0 ? '本月上架' : `上架 ${months} 個月`;
}

/** How it is stored on its way, the shipping fee, the amount from which shipping is free, and dearer regions. */
function shippingNote(product: Product, rules: ShippingRules | undefined): string {
  const { temperature } = product;
  const shipping = productShipping(product, rules);
  const cold = temperature && temperature !== 'room' && `${TEMPERATURE_NAMES[temperature]}配送`;
  const region = regionNote({ rules }).replace('。', '');
  const parts = [cold, productFeeText(shipping), freeShippingText(shipping), region];
  return parts.filter(Boolean).join('，');
}

interface OfferProps {
  /** At the price and stock of what is chosen. */
  product: Product;
  variant: Variant | undefined;
  /** The choice of a variant, close to the price, and above the stock, which follows it; undefined without options. */
  picker: ReactNode;
}

/** Name, price, shipping, stock and sales of the product (spec §2). */
export function Offer({ product, variant, picker }: OfferProps) {
  const unit = useAtomValue(productUnitAtom) || '件';
  const now = useAtomValue(renderTimeAtom) ?? Date.now();
  const { sold_out_qty } = product;
  const limits = limitsText(product);
  const rules = useAtomValue(shippingRulesAtom);
  const facts = [
    sold_out_qty > 0 && `已售 ${soldCountText(sold_out_qty)} ${unit}`,
    ageText(product.u_date, now),
  ].filter(Boolean);
  const stock = (
    <Facts>
      <Stock product={product} unit={unit} />
      {facts.length > 0 && <p>{facts.join('・')}</p>}
    </Facts>
  );
  return (
    <Sheet>
      <Name className={PRINTED}>{product.prd_name}</Name>
      {picker === undefined && stock}
      <OfferPrice product={product} />
      {product.special_ends !== undefined && (
        <SpecialEnds product={product} ends={product.special_ends} />
      )}
      <ProductOffers rules={product.rules} />
      {picker}
      {picker !== undefined && stock}
      {product.parts && <SetContent parts={product.parts} />}
      <Shipping>
        <Icon name="truck" size={20} />
        {shippingNote(product, rules)}
      </Shipping>
      <PreorderLine product={product} unit={unit} />
      {limits !== '' && (
        <Shipping>
          <Icon name="info" size={20} />
          {limits}
        </Shipping>
      )}
      <ArrivalLine product={product} />
      <BesideBar>
        <FreeShippingHint />
      </BesideBar>
      <Details>
        <LikeButton product={product} />
        <Share product={product} variant={variant} />
      </Details>
      <PromoterRoom slot="product.promoter" isEmpty={product.cost_wholesale === 0}>
        <Slot name="product.promoter" product={product} />
      </PromoterRoom>
      <Slot name="product.aside" prd_id={product.prd_id} />
    </Sheet>
  );
}

const Sheet = styled.div`
  > :empty { display: none; }
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[8]};
  ${theme.media.tablet} { gap: ${theme.space[12]}; }
`;

const Name = styled.h1`
  font-size: ${theme.size[25]};
  line-height: ${theme.leading.heading};
  ${theme.media.desktop} { font-size: ${theme.size[32]}; }
  @media print { font-size: ${theme.size[40]}; }
`;

/** Availability, sales and age, in one line if there is room. */
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[12]};
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
`;

/** A line about buying, after its icon. */
const Shipping = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
`;

const Details = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[8]};
  padding-top: ${theme.space[4]};
  border-top: ${theme.border.hairline};
`;

/** Availability, and a hint when stock is low. */
function Stock({ product, unit }: { product: Product; unit: string }) {
  const { tot_qty, preorder } = product;
  if (preorder) return <Badge $tone="warning">預購</Badge>;
  if (tot_qty <= 0) return <Badge>售完</Badge>;
  if (tot_qty <= LOW_STOCK) return <Badge $tone="warning">{`只剩 ${tot_qty} ${unit}`}</Badge>;
  return <Badge $tone="success">有現貨</Badge>;
}
