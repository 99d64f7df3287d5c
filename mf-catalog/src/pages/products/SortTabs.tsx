import type { ProductOrder } from '@pinpu/shared/contracts';
import { Icon, type TabItem, Tabs } from '@pinpu/shared/ui';
import type { ReactNode } from 'react';
import { useListAddress } from '../../features/listing/use-list-address.ts';

type SortTab = 'rank' | 'new' | 'hot' | 'price';

const tabOf = (order: ProductOrder): SortTab =>
  order === 'price_asc' || order === 'price_desc' ? 'price' : order;

/** By price, the lowest comes first; a second press reverses that (spec §2). */
const orderOf = (tab: SortTab, now: ProductOrder): ProductOrder => {
  if (tab !== 'price') return tab;
  return now === 'price_asc' ? 'price_desc' : 'price_asc';
};

const priceLabels: Partial<Record<ProductOrder, ReactNode>> = {
  price_asc: (
    <>
      價格
      <Icon name="sortUp" size={20} label="由低到高" />
    </>
  ),
  price_desc: (
    <>
      價格
      <Icon name="sortDown" size={20} label="由高到低" />
    </>
  ),
};

const tabsAt = (order: ProductOrder): TabItem<SortTab>[] => [
  { id: 'rank', label: '綜合排名' },
  { id: 'new', label: '最新' },
  { id: 'hot', label: '最熱銷' },
  { id: 'price', label: priceLabels[order] ?? '價格' },
];

type SortTabsProps = {
  order: ProductOrder;
  /** Shown at the end of the row. */
  beside: ReactNode;
  children: ReactNode;
};

export function SortTabs({ order, beside, children }: SortTabsProps) {
  const { sort } = useListAddress();
  return (
    <Tabs
      label="商品排序"
      items={tabsAt(order)}
      selected={tabOf(order)}
      onSelect={(tab) => sort(orderOf(tab, order))}
      beside={beside}
    >
      {children}
    </Tabs>
  );
}
