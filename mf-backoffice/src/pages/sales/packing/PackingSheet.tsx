import type { CartLine } from '@pinpu/shared/contracts';
import type { HandIn, ShopOrder } from '@pinpu/shared/contracts/backoffice';
import {
  orderStatusText,
  parcelName,
  parcelsOf,
  pickupStore,
  storeTitle,
  weightText,
} from '@pinpu/shared/domain';
import { formatDate } from '@pinpu/shared/i18n';
import { theme } from '@pinpu/shared/theme';
import { Notice } from '@pinpu/shared/ui';
import { LineOptions, LinePreorder, LineTemperature } from '@pinpu/shared/widgets';
import { Fragment } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { preorderWarning } from '../../../features/orders/preorder-warning.ts';
import { canBeShipped } from '../../../features/orders/to-ship.ts';
import { unrefundedLines } from '../../../features/orders/unrefunded-lines.ts';
import { HandInNumbers } from '../../../features/parcels/HandInNumbers.tsx';
import { carriageText } from '../../../features/parcels/parcel-texts.ts';
import { type PackedLine, packedParts, packingTotals, pickedLines } from './packing-totals.ts';

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
  const totals = packingTotals(packed.flatMap(({ order }) => unrefundedLines(order)));
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

/** Carrier and hand-in numbers of the order's parcels, which are typed at the store's machine. */
const HandInList = ({ parcels }: { parcels: readonly HandIn[] }) =>
  parcels.map((parcel) => (
    <section key={parcel.id} aria-label={`託運單 ${carriageText(parcel)}`}>
      <h3>託運單 {carriageText(parcel)}</h3>
      <HandInNumbers parcel={parcel} />
    </section>
  ));

interface PackingSheetProps {
  shown: ShopOrder;
  /** The order's parcels at the provider. */
  parcels: readonly HandIn[];
}

/** Goods and address of one order, for packing. Without prices, since the sheet may be put in the parcel. */
export function PackingSheet({ shown, parcels }: PackingSheetProps) {
  const { order } = shown;
  const { ord_code, ord_date, cnt_name, phone1, addr1_postcode, addr1, rec_meta } = order;
  const lines = unrefundedLines(order);
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
      <HandInList parcels={parcels} />
      <Parcels lines={lines} />
    </Sheet>
  );
}

/** What each parcel contains, and its weight where that is known; one list where there is one parcel. */
function Parcels({ lines }: { lines: readonly CartLine[] }) {
  const parcels = parcelsOf(lines);
  if (parcels.length < 2) return <Lines lines={lines} />;
  return parcels.map(({ temperature, weight, lines: own }) => (
    <section key={temperature} aria-label={parcelName(temperature)}>
      <h3>
        {parcelName(temperature)}
        {weight > 0 && `（${weightText(weight)}）`}
      </h3>
      <Lines lines={own} />
    </section>
  ));
}

/** Of a set, the row says how many; its parts are counted, since they are what is packed. */
const LineRow = ({ line, isPart = false }: { line: PackedLine; isPart?: boolean }) => (
  <tr className={line.parts?.length ? 'set' : undefined}>
    <td>{line.prd_id}</td>
    <td>
      {isPart && <Of>└ </Of>}
      {line.prd_name}
      {line.parts?.length ? '（組合）' : ''}
      <LineOptions option_text={line.option_text} />
      <LineTemperature temperature={line.temperature} />
      <LinePreorder preorder={line.preorder} />
    </td>
    <td>{line.parts?.length ? `${line.qty} 組` : line.qty}</td>
  </tr>
);

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
      {lines.map((line) => (
        <Fragment key={`${line.prd_id} ${line.preorder ?? ''}`}>
          <LineRow line={line} />
          {packedParts(line).map((part) => (
            <LineRow key={part.prd_id} line={part} isPart />
          ))}
        </Fragment>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <td colSpan={2}>共 {lines.length} 項</td>
        <td>{lines.flatMap(pickedLines).reduce((sum, { qty }) => sum + qty, 0)}</td>
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
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: ${theme.space[4]} ${theme.space[12]};
  h2 { font-size: ${theme.size[25]}; overflow-wrap: anywhere; }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th, td { padding: ${theme.space[8]} ${theme.space[4]}; border-bottom: ${theme.border.hairline}; text-align: left; overflow-wrap: anywhere; }
  :is(th, td):last-child { width: 4em; text-align: right; font-variant-numeric: tabular-nums; }
  tbody td:last-child { font-weight: ${theme.weight.bold}; font-size: ${theme.size[20]}; }
  .set td:last-child { font-weight: ${theme.weight.regular}; font-size: ${theme.size[15]}; }
`;

const Of = styled.span.attrs({ 'aria-hidden': true })`
  color: ${theme.colour.inkSoft};
`;
