import type { ClosedMonth } from '@pinpu/shared/contracts/backoffice';
import { formatTwd, orderActorText } from '@pinpu/shared/domain';
import { formatDateTime } from '@pinpu/shared/i18n';
import { Link, useSearchParams } from '@pinpu/shared/router';
import type { ViewProps } from '@pinpu/shared/staff';
import { Figures, ListRow, RowLink, useFreshData } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Badge, PageSection, Row, Stack } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { fetchPayouts } from '../../../api/payouts.ts';
import { SHOP_KEY } from '../../../api/shop-keys.ts';
import { MonthView } from './month/MonthView.tsx';

const Month = ({ month }: { month: string }) => (
  <MonthLink to={`/el/shop/payouts/${month}`}>{month}</MonthLink>
);

function OpenMonths({ months, running }: { months: readonly string[]; running: string }) {
  return (
    <PageSection title="待結算">
      {months.length === 0 ? (
        <p>已經結束的月份都結算了。{running} 結束後可以結算。</p>
      ) : (
        <ul aria-label="待結算的月份">
          {months.map((month) => (
            <ListRow key={month}>
              <Row>
                <Month month={month} />
                <Badge $tone="warning">未結算</Badge>
              </Row>
              <small>看試算並結算；之前月份沒有撥出的分潤也在裡面。</small>
            </ListRow>
          ))}
        </ul>
      )}
    </PageSection>
  );
}

function ClosedRow({ closed }: { closed: ClosedMonth }) {
  const { month, closed_at, closed_by, payouts, amount, waiting, waiting_amount } = closed;
  return (
    <ClosedLine>
      <div>
        <Row>
          <Month month={month} />
          {waiting > 0 ? (
            <Badge $tone="warning">待匯款 {waiting} 筆</Badge>
          ) : (
            <Badge $tone="success">{payouts > 0 ? '已全部匯款' : '沒有撥款'}</Badge>
          )}
        </Row>
        <small>
          {closed_by && `${orderActorText(closed_by)} 於 `}
          {formatDateTime(closed_at)} 結算
        </small>
      </div>
      <Figures
        figures={[
          ['筆數', payouts],
          ['金額', formatTwd(amount)],
          ['待匯款', formatTwd(waiting_amount)],
        ]}
      />
    </ClosedLine>
  );
}

/** The months of payouts: those to be closed, and closed ones. */
function Months() {
  const [search] = useSearchParams();
  const after = search.get('after') ?? '';
  const [data, waiting] = useFreshData('分潤結算', [SHOP_KEY, 'payouts', after], () =>
    fetchPayouts(after),
  );
  if (data === undefined) return waiting;
  const { open, running, closed, next } = data;
  return (
    <Sections>
      <h1>分潤結算</h1>
      {after === '' && <OpenMonths months={open} running={running} />}
      <PageSection title="已結算">
        {closed.length === 0 ? (
          <p>還沒有結算過。</p>
        ) : (
          <ul aria-label="已結算的月份">
            {closed.map((one) => (
              <ClosedRow key={one.month} closed={one} />
            ))}
          </ul>
        )}
        {(after !== '' || next !== '') && (
          <Row as="nav" aria-label="分頁">
            {after !== '' && <Link to="/el/shop/payouts">回到最新的月份</Link>}
            {next !== '' && <Link to={`/el/shop/payouts?after=${next}`}>較早的月份</Link>}
          </Row>
        )}
      </PageSection>
    </Sections>
  );
}

/** The months of payouts at `/el/shop/payouts`, or one month below it. */
export const PayoutsView = ({ id }: ViewProps) =>
  id === '' ? <Months /> : <MonthView key={id} month={id} />;

const Sections = styled(Stack).attrs({ $gap: 24 })`
  h2 { font-size: ${theme.size[20]}; }
  nav a { display: inline-flex; align-items: center; min-height: ${theme.width.touch}; }
`;

const ClosedLine = styled(ListRow)`
  ${theme.media.tablet} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  ${theme.media.hover} { &:hover { background: ${theme.colour.tint}; } }
`;

const MonthLink = styled(RowLink)`
  font-variant-numeric: tabular-nums;
`;
