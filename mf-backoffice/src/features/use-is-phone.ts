import { theme } from '@pinpu/shared/theme';
import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia(theme.media.phone.replace('@media ', ''));

function subscribe(onChange: () => void) {
  const phone = query();
  phone.addEventListener('change', onChange);
  return () => phone.removeEventListener('change', onChange);
}

/** Whether the screen is a phone's, where a table becomes a list. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
