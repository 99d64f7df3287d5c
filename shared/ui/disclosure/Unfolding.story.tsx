import { Disclosure, LoadMore, type TabItem, Tabs } from '@pinpu/shared/ui';
import { useState } from 'react';
import { Specimen, Specimens } from '../specimen/Specimen.tsx';

type TabId = 'unpaid' | 'paid' | 'shipped';

const tabs: TabItem<TabId>[] = [
  { id: 'unpaid', label: '待付款', count: 2 },
  { id: 'paid', label: '待出貨', count: 0 },
  { id: 'shipped', label: '已出貨', count: 12, quiet: true },
];

const nothing = () => undefined;

/** Tabs, disclosures and the end of a list. */
export function Unfolding() {
  const [tab, setTab] = useState<TabId>('unpaid');
  return (
    <Specimens>
      <Specimen name="Tabs, with and without a count" wide>
        <Tabs label="示範訂單" items={tabs} selected={tab} onSelect={setTab}>
          <p>{tabs.find(({ id }) => id === tab)?.label}的訂單列在這裡。</p>
        </Tabs>
      </Specimen>
      <Specimen name="Disclosure closed">
        <Disclosure summary="運送與退換貨">收到商品七日內可以退換。</Disclosure>
      </Specimen>
      <Specimen name="Disclosure open">
        <Disclosure summary="保存方式" defaultOpen>
          請放在陰涼乾燥處，開封後儘早享用。
        </Disclosure>
      </Specimen>
      <Specimen name="LoadMore">
        <LoadMore shown={20} waiting={false} byItself={false} onMore={nothing} onPress={nothing}>
          載入更多
        </LoadMore>
      </Specimen>
    </Specimens>
  );
}
