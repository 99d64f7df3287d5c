import type { ShopParcel } from '@pinpu/shared/contracts/backoffice';
import { formatTwd } from '@pinpu/shared/domain';
import { Link } from '@pinpu/shared/router';
import { Table, type TableColumn } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Badge } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { carriageName, parcelBadge } from '../../../features/parcels/parcel-texts.ts';
import { isTransferred, transferTexts } from '../../../features/parcels/transfer-text.ts';

/** What was collected and has not been transferred; 0 while the buyer has not received it. */
export const outstanding = ({ stage, collects, allocated_amt }: ShopParcel): number =>
  stage === 'received' || allocated_amt > 0 ? collects - allocated_amt : 0;

function Transfer({ parcel }: { parcel: ShopParcel }) {
  const { amount, day } = transferTexts(parcel);
  return (
    <Wrapped>
      {amount}
      {day !== '' && <span>（{day}）</span>}
    </Wrapped>
  );
}

const COLUMNS: readonly TableColumn<ShopParcel>[] = [
  {
    key: 'order',
    head: '訂單',
    cell: ({ ord_code }) => (
      <Link to={`/el/shop/orders/${encodeURIComponent(ord_code)}`}>{ord_code}</Link>
    ),
  },
  { key: 'way', head: '物流', cell: ({ sub_type }) => carriageName(sub_type) },
  {
    key: 'stage',
    head: '狀態',
    cell: (parcel) => {
      const { text, tone } = parcelBadge(parcel);
      return <Badge $tone={tone}>{text}</Badge>;
    },
  },
  {
    key: 'collects',
    head: '代收',
    cell: ({ collects }) => formatTwd(collects),
    numeric: true,
  },
  {
    key: 'transfer',
    head: '綠界撥款',
    cell: (parcel) => <Transfer parcel={parcel} />,
    numeric: true,
  },
  {
    key: 'difference',
    head: '差額',
    cell: (parcel) => {
      const rest = outstanding(parcel);
      return rest === 0 ? '—' : <Difference>{formatTwd(rest)}</Difference>;
    },
    numeric: true,
  },
];

const sum = (parcels: readonly ShopParcel[], amountOf: (parcel: ShopParcel) => number) =>
  formatTwd(parcels.reduce((total, parcel) => total + amountOf(parcel), 0));

/** Cash on delivery: what the provider collects, what it has transferred and when, and the difference. */
export function MoneyTable({ parcels }: { parcels: readonly ShopParcel[] }) {
  return (
    <>
      <Sums aria-label="這一頁合計">
        <div>
          <dt>代收</dt>
          <dd>{sum(parcels, ({ collects }) => collects)}</dd>
        </div>
        <div>
          <dt>已撥款</dt>
          <dd>{sum(parcels, (one) => (isTransferred(one) ? one.allocated_amt : 0))}</dd>
        </div>
        <div>
          <dt>將撥款</dt>
          <dd>{sum(parcels, (one) => (isTransferred(one) ? 0 : one.allocated_amt))}</dd>
        </div>
        <div>
          <dt>差額</dt>
          <dd>{sum(parcels, outstanding)}</dd>
        </div>
      </Sums>
      <Table
        caption={`這一頁 ${parcels.length} 筆代收款`}
        columns={COLUMNS}
        rows={parcels}
        rowKey={({ id }) => id}
      />
    </>
  );
}

/** On a narrow screen, the day stands below the amount. */
const Wrapped = styled.span`
  white-space: normal;
  span { display: inline-block; white-space: nowrap; }
`;

const Difference = styled.b`
  color: ${theme.colour.vermilionDeep};
`;

const Sums = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  gap: ${theme.space[12]};
  padding-block: ${theme.space[12]};
  dt { color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; }
  dd { font-size: ${theme.size[20]}; font-variant-numeric: tabular-nums; }
`;
