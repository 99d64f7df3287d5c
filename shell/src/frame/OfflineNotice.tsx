import { Icon, useIsOnline } from '@pinpu/shared/ui';
import { HeaderNotice, HeaderNoticePlace } from './header-notice.ts';

/**
 * Explains while offline why nothing arrives: calls wait for the network, and then continue by themselves
 * (shared/query).
 */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  return (
    <HeaderNoticePlace role="status">
      {!isOnline && (
        <HeaderNotice>
          <Icon name="info" size={20} />
          目前沒有網路，恢復連線後會自動繼續
        </HeaderNotice>
      )}
    </HeaderNoticePlace>
  );
}
