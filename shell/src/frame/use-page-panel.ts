import { useLocation, useNavigationType } from '@pinpu/shared/router';
import { useCallback, useState } from 'react';

/**
 * A panel over the page, which navigating to another page closes. A navigation that has begun when it opens, whose page
 * is still loading, leaves it open, and so does a redirect.
 */
export function usePagePanel() {
  const { pathname } = useLocation();
  const isRedirect = useNavigationType() === 'REPLACE';
  const [paths, setPaths] = useState<readonly string[]>([]);
  const isOther = paths.length > 0 && !paths.includes(pathname);
  if (isOther) setPaths(isRedirect ? [pathname] : []);
  return {
    isOpen: paths.length > 0 && (!isOther || isRedirect),
    open: useCallback(() => setPaths([pathname, window.location.pathname]), [pathname]),
    close: useCallback(() => setPaths([]), []),
  };
}
