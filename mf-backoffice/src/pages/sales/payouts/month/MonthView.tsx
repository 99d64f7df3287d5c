import { refusalText } from '@pinpu/shared/api/failure';
import type { ShopMonth } from '@pinpu/shared/contracts/backoffice';
import { formatTwd, orderActorText } from '@pinpu/shared/domain';
import { formatDateTime } from '@pinpu/shared/i18n';
import { useQuery } from '@pinpu/shared/query';
import { Link } from '@pinpu/shared/router';
import { Figures } from '@pinpu/shared/staff';
import { useDocumentTitle } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Badge, EmptyState, PageSection, Row, Stack } from '@pinpu/shared/ui';
import { NotLoaded } from '@pinpu/shared/widgets';
import styled from 'styled-components';
import { fetchMonth } from '../../../../api/payouts.ts';
import { payoutMonthKey } from '../../../../api/shop-keys.ts';
import { PayoutList } from '../PayoutList.tsx';
import { BankFileButton } from './BankFileButton.tsx';
import { CloseMonth } from './CloseMonth.tsx';
import { sumOf, waitingOf } from './month-sums.ts';
import { ShareRow } from './ShareRow.tsx';

const Back = () => <Link to="/el/shop/payouts">回分潤結算</Link>;

function Head({ shown }: { shown: ShopMonth }) {
  const { month, closed_at, closed_by, payouts, carried } = shown;
  const waiting = waitingOf(payouts);
  const returned = [...payouts, ...carried].reduce((sum, { corrections }) => sum + corrections, 0);
  return (
    <Stack $gap={12}>
      <Back />
      <Row>
        <h1>{month} 分潤</h1>
        {closed_at === '' ? (
          <Badge $tone="warning">試算</Badge>
        ) : (
          <Badge $tone="success">已結算</Badge>
        )}
      </Row>
      {closed_at !== '' && (
        <p>
          {closed_by && `${orderActorText(closed_by)} 於 `}
          {formatDateTime(closed_at)} 結算
        </p>
      )}
      <Figures
        large
        figures={[
          ['筆數', payouts.length],
          ['金額', formatTwd(sumOf(payouts))],
          ...(closed_at === ''
            ? ([['併入下個月', carried.length]] as const)
            : ([['待匯款', formatTwd(sumOf(waiting))]] as const)),
          ...(returned < 0 ? ([['退貨扣除', formatTwd(returned)]] as const) : []),
        ]}
      />
      {returned < 0 && <p>退貨扣除：先前已撥款的訂單後來退貨，撥多的分潤從這次扣回。</p>}
    </Stack>
  );
}

function Carried({ shown: { month, carried } }: { shown: ShopMonth }) {
  return (
    <PageSection title="併入下個月">
      <ul aria-label="併入下個月">
        {carried.map((share) => (
          <ShareRow key={share.id} month={month} share={share}>
            {share.reason}
          </ShareRow>
        ))}
      </ul>
    </PageSection>
  );
}

function Month({ shown }: { shown: ShopMonth }) {
  const { month, closed_at, payouts, carried } = shown;
  const canTransfer = waitingOf(payouts).some(({ account }) => account !== '');
  return (
    <Sections>
      <Head shown={shown} />
      {closed_at === '' && <CloseMonth shown={shown} />}
      {closed_at !== '' && canTransfer && (
        <Stack $gap={12}>
          <p>
            下載匯款檔並到銀行匯款，完成後選取並記錄匯款日期。金額未扣所得稅與二代健保補充保費。
          </p>
          <BankFileButton month={month} />
        </Stack>
      )}
      <PayoutList shown={shown} />
      {carried.length > 0 && <Carried shown={shown} />}
    </Sections>
  );
}

/** One month at `/el/shop/payouts/{month}`: its payouts if closed, else those that closing would create. */
export function MonthView({ month }: { month: string }) {
  useDocumentTitle(`${month} 分潤`);
  const { data, ...query } = useQuery({
    queryKey: payoutMonthKey(month),
    queryFn: () => fetchMonth(month),
    staleTime: 0,
    meta: { quiet: true },
  });
  if (data !== undefined) return <Month shown={data} />;
  const rejection = query.isError ? refusalText(query.error) : undefined;
  if (rejection) return <EmptyState action={<Back />}>{rejection}</EmptyState>;
  return <NotLoaded {...query} what={`${month} 的分潤`} />;
}

const Sections = styled(Stack).attrs({ $gap: 24 })`
  h2 { font-size: ${theme.size[20]}; }
`;
