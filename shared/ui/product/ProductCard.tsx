import { TILE_PICTURE_SIZES } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Badge } from './Badge.tsx';
import { Picture } from './Picture.tsx';
import { Price } from './Price.tsx';
import { Stamp } from './Stamp.tsx';

type ProductCardProps = {
  name: string;
  /** Base URL of the main picture. */
  picture: string;
  /** Price on this storefront, whole TWD. */
  price: number;
  /** The original price, shown struck through. */
  original?: number;
  /** The group price, shown below the price. */
  groupPrice?: number;
  /** Set where some variants cost more than these prices. */
  isFrom?: boolean;
  /** Label of the price instead of the group price's: 您的團購價. */
  priceNote?: string;
  /** The text of the free-shipping badge, if any. */
  freeShipping?: string;
  soldOut?: boolean;
  /** The last line, in muted colour, such as 已售 1.2K. */
  note?: ReactNode;
  /** Content in the picture's upper right corner, above the link: a checkbox, a heart. */
  corner?: ReactNode;
  /** Renders the link around the name; its target covers the whole card. */
  link: (props: { className: string; children: ReactNode }) => ReactNode;
  /** The level of the name's heading, 3 by default. */
  level?: 2 | 3;
  /** Set for the first pictures of a page, which load eagerly. */
  eager?: boolean;
  /** Set only for the page's first picture, which loads with high priority. */
  first?: boolean;
  sizes?: string;
};

/** A product card: picture, name and price. Independent of the router. */
export function ProductCard(props: ProductCardProps) {
  const {
    name,
    picture,
    price,
    original,
    groupPrice,
    isFrom,
    priceNote,
    freeShipping,
    soldOut,
    note,
    corner,
    link,
    level = 3,
    eager,
    first,
    sizes = TILE_PICTURE_SIZES,
  } = props;
  return (
    <Card $dim={Boolean(soldOut)}>
      <Frame>
        <Picture
          src={picture}
          alt=""
          sizes={sizes}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
        />
        {soldOut && <Stamp>售完</Stamp>}
      </Frame>
      <Name as={`h${level}`}>{link({ className: 'product-link', children: name })}</Name>
      <Price
        amount={price}
        original={original}
        tone={original !== undefined && original > price ? 'promotion' : 'plain'}
        isList={groupPrice !== undefined}
        isFrom={isFrom}
      />
      {groupPrice !== undefined && (
        <Together data-list-price>
          團購價 <Price amount={groupPrice} tone="promotion" size="small" isFrom={isFrom} />
        </Together>
      )}
      {priceNote && <Together>{priceNote}</Together>}
      {(freeShipping || note) && (
        <Foot>
          {freeShipping && <Badge $tone="success">{freeShipping}</Badge>}
          {note}
        </Foot>
      )}
      {corner && <Corner>{corner}</Corner>}
    </Card>
  );
}

const Card = styled.article<{ $dim: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[4]};
  img { ${({ $dim }) => $dim && 'filter: grayscale(.7); opacity: .6;'} transition: opacity ${theme.motion.slow}; }
  .product-link { color: inherit; text-decoration: none; }
  .product-link::after { content: ''; position: absolute; inset: 0; z-index: ${theme.layer.raised}; }
  .product-link:focus-visible { outline: 0; }
  &:has(.product-link:focus-visible) { outline: 2px solid ${theme.colour.ink}; outline-offset: 4px; }
  ${theme.media.hover} { &:hover .product-link { text-decoration: underline 1px; text-underline-offset: .25em; } }
`;

const Frame = styled.div`
  position: relative;
  margin-bottom: ${theme.space[8]};
`;

const Name = styled.h3`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  font-size: ${theme.size[17]};
  font-weight: ${theme.weight.bold};
`;

const Together = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space[4]};
  color: ${theme.colour.vermilion};
  font-size: ${theme.size[13]};
  line-height: ${theme.leading.heading};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[8]};
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[13]};
`;

const Corner = styled.div`
  position: absolute;
  z-index: ${theme.layer.raised};
  top: 0;
  right: 0;
  padding: 0 0 ${theme.space[4]} ${theme.space[4]};
  background: ${theme.colour.paper};
`;
