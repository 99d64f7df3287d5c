import { prefetchQuery } from '@pinpu/shared/query';
import { Link } from '@pinpu/shared/router';
import { appStore, userTokenAtom } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';
import { PromoterPage } from '../../features/promoter-page/PromoterPage.tsx';
import { PayoutAccount } from './account/PayoutAccount.tsx';
import { EarningsReport } from './EarningsReport.tsx';
import { PayoutHistory } from './PayoutHistory.tsx';
import { promoStatsQuery } from './promo-stats-query.ts';

/** Prefetches the months for the page, if somebody is signed in. */
export async function prefetchEarnings() {
  const token = appStore.get(userTokenAtom);
  if (token !== '') await prefetchQuery(promoStatsQuery(token));
}

/** 分潤報告 at `/vip/earnings` (ledger G5). */
export function EarningsPage() {
  return (
    <PromoterPage title="分潤報告">
      {() => (
        <Place>
          <Head>
            <Link to="/vip">會員中心</Link>
            <h1>分潤報告</h1>
          </Head>
          <EarningsReport />
          <PayoutHistory />
          <PayoutAccount />
        </Place>
      )}
    </PromoterPage>
  );
}

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[32]};
  padding-block: ${theme.space[24]} ${theme.space[48]};
  ${theme.media.desktop} { padding-block: ${theme.space[48]} ${theme.space[72]}; }
`;

const Head = styled.header`
  h1 { font-size: ${theme.size[32]}; letter-spacing: .04em; }
  a { color: ${theme.colour.inkSoft}; font-size: ${theme.size[15]}; }
`;
