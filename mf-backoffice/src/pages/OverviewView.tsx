import { SHOP_COUNT_LIMIT } from '@pinpu/shared/contracts/backoffice';
import { formatTwd, rangeWarningText } from '@pinpu/shared/domain';
import { Link } from '@pinpu/shared/router';
import { useFreshData } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Notice, Stack } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import styled from 'styled-components';
import { fetchOverview } from '../api/orders.ts';
import { SHOP_KEY } from '../api/shop-keys.ts';

interface Task {
  text: string;
  count: number;
  to: string;
  /** Further details. */
  note?: string;
  /** Somebody is waiting for this: shown in red unless the number is 0. */
  urgent?: true;
}

const countText = (count: number) =>
  count >= SHOP_COUNT_LIMIT ? `${SHOP_COUNT_LIMIT - 1}+` : String(count);

/** A task that a shop without its provider never has: shown while there is something to do. */
const problems = (text: string, count: number, to: string): Task[] =>
  count > 0 ? [{ text, count, to, urgent: true }] : [];

function tasksOf(data: Awaited<ReturnType<typeof fetchOverview>>): Task[] {
  const { counts, overdue, refund_amount, mails, low_stock, sold_out, parcel_problems } = data;
  return [
    {
      ...{ text: '待出貨', count: counts['to-ship'], to: '/el/shop/orders?tab=to-ship' },
      ...(overdue > 0 && { note: `${countText(overdue)} 筆已等超過 7 天` }),
    },
    {
      text: '待回覆的申請',
      count: counts.requests,
      to: '/el/shop/orders?tab=requests',
      urgent: true,
    },
    {
      ...{ text: '待退款', count: counts.refunds, to: '/el/shop/orders?tab=refunds', urgent: true },
      ...(refund_amount > 0 && { note: `共 ${formatTwd(refund_amount)}` }),
    },
    ...problems('託運待處理', parcel_problems, '/el/shop/parcels?tab=problems'),
    ...problems('發票待處理', counts.invoices, '/el/shop/invoices'),
    { text: '待付款', count: counts['to-pay'], to: '/el/shop/orders?tab=to-pay' },
    {
      ...{ text: '快賣完', count: low_stock, to: '/el/shop/stock?show=low' },
      ...(sold_out > 0 && { note: `另有 ${countText(sold_out)} 項已售完` }),
    },
    { text: '未寄出的信', count: mails, to: '/el/shop/mails', urgent: true },
  ];
}

/** Open tasks of the shop, each with a link. */
export function OverviewView() {
  const [data, waiting] = useFreshData('總覽', [SHOP_KEY, 'overview'], fetchOverview);
  if (data === undefined) return waiting;
  return (
    <Stack $gap={24}>
      <h1>總覽</h1>
      {data.invoice_ranges?.map((warning) => (
        <Notice
          key={`${warning.year}-${warning.term}`}
          variant={warning.kind === 'none' ? 'danger' : 'warning'}
          message={rangeWarningText(warning)}
        >
          <Link to="/el/shop/invoices">查看發票</Link>
        </Notice>
      ))}
      <Tasks>
        {tasksOf(data).map(({ text, count, to, note, urgent }) => (
          <li key={text}>
            <Card to={to}>
              <span>{text}</span>
              <Count $urgent={urgent === true && count > 0}>{countText(count)}</Count>
              {note && (
                <Soft as="small" $small>
                  {note}
                </Soft>
              )}
            </Card>
          </li>
        ))}
      </Tasks>
    </Stack>
  );
}

const Tasks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: ${theme.space[12]};
`;

const Card = styled(Link)`
  display: grid;
  align-content: start;
  gap: ${theme.space[4]};
  height: 100%;
  padding: ${theme.space[16]};
  border: ${theme.border.hairline};
  border-radius: ${theme.radius.small};
  background: ${theme.colour.card};
  color: ${theme.colour.ink};
  text-decoration: none;
  ${theme.media.hover} { &:hover { border-color: ${theme.colour.ink}; } }
`;

const Count = styled.b<{ $urgent: boolean }>`
  font-size: ${theme.size[32]};
  font-variant-numeric: tabular-nums;
  line-height: ${theme.leading.heading};
  color: ${({ $urgent }) => theme.colour[$urgent ? 'vermilionDeep' : 'ink']};
`;
