import { supportWays } from '@pinpu/shared/domain';
import { Link, useLocation } from '@pinpu/shared/router';
import { supportAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { EmptyState, useIsOnline } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { RetryButton } from '../composition/RetryButton.tsx';
import { useServedRoute } from './use-served-route.ts';

/** Alternatives for the shopper: home, and the shop's mail and telephone if configured. */
function OtherWays() {
  const { pathname } = useLocation();
  const support = useAtomValue(supportAtom);
  const ways = support ? supportWays({ ...support, return_email: '' }) : [];
  return (
    <Ways aria-label="其他方式">
      {pathname !== '/' && <Link to="/">回首頁</Link>}
      {ways.map(({ label, href, address }) => (
        <a key={label} href={href}>
          {label} {address}
        </a>
      ))}
    </Ways>
  );
}

/** Error message for a page that failed to load; the frame around it keeps working. */
export function PageError({ onRetry }: { onRetry: () => void }) {
  const isOfShop = useServedRoute()?.frame !== 'work';
  const isOnline = useIsOnline();
  const cart = isOfShop ? '，您的購物車仍完整保留' : '';
  return (
    <>
      <EmptyState action={<RetryButton onRetry={onRetry} />}>
        {isOnline
          ? `這個頁面暫時無法顯示${cart}。`
          : `目前沒有網路連線${cart}。恢復連線後會自動顯示這個頁面。`}
      </EmptyState>
      {isOfShop && <OtherWays />}
    </>
  );
}

const Ways = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 ${theme.space[24]};
  padding: 0 ${theme.space[16]} ${theme.space[48]};
  font-size: ${theme.size[15]};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.width.touch};
    color: ${theme.colour.inkSoft};
    overflow-wrap: anywhere;
  }
`;
