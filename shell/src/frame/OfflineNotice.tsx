import { Icon } from '@pinpu/shared/ui';
import { useSyncExternalStore } from 'react';
import { HeaderNotice, HeaderNoticePlace } from './header-notice.ts';

function onNetworkChange(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * Explains while offline why nothing arrives: calls wait for the network, and then continue by themselves
 * (shared/query).
 */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    onNetworkChange,
    () => navigator.onLine,
    () => true,
  );
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
