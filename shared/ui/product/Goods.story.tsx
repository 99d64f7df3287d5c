import { Grid, IconButton, ProductCard } from '@pinpu/shared/ui';
import type { ComponentProps } from 'react';
import { MISSING_PICTURE, type StoryProps } from '../specimen/story.ts';

type CardProps = ComponentProps<typeof ProductCard>;

const link: CardProps['link'] = (face) => <a href="/" {...face} />;

/** The product card in all its variants. */
export function Goods({ picture }: StoryProps) {
  const plain = { picture, price: 480, link };
  const cards: CardProps[] = [
    { ...plain, name: '平常的樣子' },
    { ...plain, name: '特價與免運', price: 420, original: 480, freeShipping: '免運' },
    { ...plain, name: '有團購價與附註', groupPrice: 420, note: '已售 1.2K' },
    { ...plain, name: '有多種規格', price: 420, isFrom: true, note: '多種規格・已售 12' },
    { ...plain, name: '已經售完', soldOut: true },
    {
      ...plain,
      name: '名字很長的商品：阿里山高山烏龍春茶特等禮盒，附手作陶杯一對與木質提盒，送禮自用兩相宜',
    },
    { ...plain, name: '沒有圖片', picture: MISSING_PICTURE },
    {
      ...plain,
      name: '角落有動作',
      corner: <IconButton icon="heart" aria-label="示範：加入喜歡的商品" />,
    },
  ];
  return (
    <Grid>
      {cards.map((card) => (
        <li key={card.name}>
          <ProductCard {...card} />
        </li>
      ))}
    </Grid>
  );
}
