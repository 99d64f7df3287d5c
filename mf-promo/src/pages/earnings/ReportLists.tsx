import { PageSection, Tabs } from '@pinpu/shared/ui';
import { useState } from 'react';
import { CsvButton } from './CsvButton.tsx';
import { PagedTable } from './PagedTable.tsx';
import { LINKS, ORDERS, PRODUCTS } from './report-lists.tsx';

const TABS = [
  { id: 'orders', label: '訂單' },
  { id: 'products', label: '商品' },
  { id: 'links', label: '連結' },
] as const;

/** Earnings by order, product and link; those by product and link are of the report's six months. */
export function ReportLists() {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('orders');
  return (
    <PageSection title="成績明細" more={<CsvButton what="orders" />}>
      <Tabs label="成績明細" items={TABS} selected={tab} onSelect={setTab}>
        {tab === 'orders' && <PagedTable list={ORDERS} />}
        {tab === 'products' && <PagedTable list={PRODUCTS} />}
        {tab === 'links' && <PagedTable list={LINKS} />}
      </Tabs>
    </PageSection>
  );
}
