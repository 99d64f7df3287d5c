import { soldLines } from '@pinpu/shared/contracts';
import type { ShopOrder } from '@pinpu/shared/contracts/backoffice';
import { orderStatusText, pickupStore, storeTitle } from '@pinpu/shared/domain';
import { formatDate } from '@pinpu/shared/i18n';
import { theme } from '@pinpu/shared/theme';
import { Notice } from '@pinpu/shared/ui';
import { LineOptions, LinePreorder } from '@pinpu/shared/widgets';
import styled, { createGlobalStyle } from 'styled-components';
import { preorderWarning } from '../../../features/orders/preorder-warning.ts';
import { canBeShipped } from '../../../features/orders/to-ship.ts';
import { type PackedLine, packingTotals } from './packing-totals.ts';

const SHEET = 'packing-sheet';
const TOTALS = 'packing-totals';

/** Prints only the packing lists: as many orders on a page as fit on it whole, the totals first. */
export const PackingPrint = createGlobalStyle`
  @media print {
    @page { size: A4; margin: 12mm; }
    body *:not(:has(.${SHEET})):not(.${SHEET}):not(.${SHEET} *) { display: none !important; }
    .${SHEET} { break-inside: avoid; margin-bottom: 8mm; padding: 0 0 6mm !important; border-width: 0 0 1px !important; }
    .${SHEET}.${TOTALS} { break-inside: auto; break-after: page; }
  }
`;

/** Why an order must not be packed; '' if it may. */
function warningOf({ order, pretended }: ShopOrder): string {
  if (pretended) return '沙盒付款，沒有收到款項，請勿出貨。';
  if (order.requests.some(({ state }) => state === 'open'))
    return '訂購人有待回覆的申請，請先回覆。';
  if (!canBeShipped(order.status)) return `這筆訂單目前是「${orderStatusText(order.status)}」。`;
  return preorderWarning(order);
}

/** The units of every variant in all orders, to pick them in one round. Orders that must not be packed are left out. */
export function PackingTotals({ orders }: { orders: readonly ShopOrder[] }) {
  const packed = orders.filter((one) => warningOf(one) === '');
  const totals = packingTotals(packed.flatMap(({ order }) => soldLines(order)));
  if (packed.length < 2) return null;
  return (
    <Sheet className={`${SHEET} ${TOTALS}`} aria-label="撿貨總表">
      <Head>
        <h2>撿貨總表</h2>
        <span>{packed.length} 筆訂單</span>
      </Head>
      <Lines lines={totals} />
    </Sheet>
  );
}

/** Goods and address of one order, for packing. Without prices, since the sheet may be put in the parcel. */
export function PackingSheet({ shown }: { shown: ShopOrder }) {
  const { order } = shown;
  const { ord_code, ord_date, cnt_name, phone1, addr1_postcode, addr1, rec_meta } = order;
  const lines = soldLines(order);
  const store = pickupStore(rec_meta);
  const warning = warningOf(shown);
  return (
    <Sheet className={SHEET} aria-label={`備貨單 ${ord_code}`}>
      {warning && <Notice variant="danger" message={warning} />}
      <Head>
        <h2>{ord_code}</h2>
        <span>{formatDate(ord_date)}</span>
      </Head>
      <p>
        <b>{cnt_name}</b>　{phone1}
        <br />
        {store
          ? `${storeTitle(store)}（${store.CVSStoreID}） ${store.CVSAddress}`
          : `${addr1_postcode} ${addr1}`}
      </p>
      <Lines lines={lines} />
    </Sheet>
  );
}

const Lines = ({ lines }: { lines: readonly PackedLine[] }) => (
  <Table>
    <thead>
      <tr>
        <th scope="col">編號</th>
        <th scope="col">品名</th>
        <th scope="col">數量</th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ prd_id, prd_name, option_text, qty, preorder }) => (
        <tr key={`${prd_id} ${preorder ?? ''}`}>
          <td>{prd_id}</td>
          <td>
            {prd_name}
            <LineOptions option_text={option_text} />
            <LinePreorder preorder={preorder} />
          </td>
          <td>{qty}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <td colSpan={2}>共 {lines.length} 項</td>
        <td>{lines.reduce((sum, { qty }) => sum + qty, 0)}</td>
      </tr>
    </tfoot>
  </Table>
);

const Sheet = styled.article`
  display: grid;
  gap: ${theme.space[12]};
  padding: ${theme.space[16]};
  border: ${theme.border.hairline};
  background: ${theme.colour.card};
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: ${theme.space[12]};
  h2 { font-size: ${theme.size[25]}; overflow-wrap: anywhere; }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th, td { padding: ${theme.space[8]} ${theme.space[4]}; border-bottom: ${theme.border.hairline}; text-align: left; overflow-wrap: anywhere; }
  :is(th, td):last-child { width: 4em; text-align: right; font-variant-numeric: tabular-nums; }
  tbody td:last-child { font-weight: ${theme.weight.bold}; font-size: ${theme.size[20]}; }
`;
