import type { PromoLink, PromoOrder, PromoProduct } from '@pinpu/shared/contracts';
import { formatTwd, linePagePath, payoutText, promoterOrderText } from '@pinpu/shared/domain';
import { formatDate } from '@pinpu/shared/i18n';
import { Link } from '@pinpu/shared/router';
import { LineOptions } from '@pinpu/shared/widgets';
import { fetchReportLinks, fetchReportOrders, fetchReportProducts } from '../../api/report.ts';
import type { ReportList } from './PagedTable.tsx';
import { TwoLines } from './TwoLines.tsx';

const whole = new Intl.NumberFormat('zh-TW');
const percent = new Intl.NumberFormat('zh-TW', { style: 'percent', maximumFractionDigits: 1 });

/** Orders per visit in percent; a dash for a link without visits, whose code was shared instead. */
const conversion = ({ orders, clicks }: PromoLink) =>
  clicks === 0 ? '—' : percent.format(orders / clicks);

export const ORDERS: ReportList<PromoOrder> = {
  name: 'orders',
  label: '訂單明細',
  columns: ['訂單', '狀態', '分潤'],
  fetchPage: fetchReportOrders,
  row: (order) => ({
    key: order.ord_code,
    cells: [
      <TwoLines key="order" first={order.ord_code} second={formatDate(order.ord_date)} unbroken />,
      <TwoLines key="state" first={promoterOrderText(order)} second={payoutText(order)} />,
      <TwoLines
        key="profit"
        first={formatTwd(order.profit)}
        second={`銷售額 ${formatTwd(order.sales)}`}
      />,
    ],
  }),
};

export const PRODUCTS: ReportList<PromoProduct> = {
  name: 'products',
  label: '商品成績',
  columns: ['商品', '訂單', '件數', '分潤'],
  fetchPage: fetchReportProducts,
  row: ({ orders, qty, profit, ...line }) => ({
    key: line.prd_id,
    cells: [
      line.prd_name === '' ? (
        `${line.prd_id}（已下架）`
      ) : (
        <Link key="name" to={linePagePath(line, false)}>
          {line.prd_name}
          <LineOptions {...line} />
        </Link>
      ),
      whole.format(orders),
      whole.format(qty),
      formatTwd(profit),
    ],
  }),
};

export const LINKS: ReportList<PromoLink> = {
  name: 'links',
  label: '連結成績',
  columns: ['連結', '造訪', '訂單', '轉換率', '分潤'],
  fetchPage: fetchReportLinks,
  row: (link) => ({
    key: link.code,
    cells: [
      <TwoLines key="link" first={linkName(link)} second={`/s/${link.code}`} />,
      whole.format(link.clicks),
      whole.format(link.orders),
      conversion(link),
      formatTwd(link.profit),
    ],
  }),
};

const linkName = ({ prd_name, prd_count }: PromoLink) =>
  prd_count > 1 ? `${prd_name || '套餐'} 等 ${prd_count} 項` : prd_name || '推廣連結';
