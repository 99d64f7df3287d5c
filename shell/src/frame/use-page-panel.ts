import { useLocation } from '@pinpu/shared/router';
import { useCallback, useState } from 'react';

/**
 * A panel over the page, which navigating to another page closes. A navigation that has begun when it opens, whose page
 * is still loading, leaves it open.
 */
export function usePagePanel() {
  const { pathname } = useLocation();
  const [paths, setPaths] = useState<readonly string[]>([]);
  return {
    isOpen: paths.includes(pathname),
    open: useCallback(() => setPaths([pathname, window.location.pathname]), [pathname]),
    close: useCallback(() => setPaths([]), []),
  };
}
