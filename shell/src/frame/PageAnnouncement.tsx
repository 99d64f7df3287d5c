import { useLocation } from '@pinpu/shared/router';
import { VisuallyHidden } from '@pinpu/shared/ui';
import { useEffect, useRef, useState } from 'react';

/** Announces the title after client-side navigation, which screen readers don't announce by themselves. */
export function PageAnnouncement() {
  const { pathname } = useLocation();
  const loadedAt = useRef(pathname);
  const gone = useRef(false);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (pathname !== loadedAt.current) gone.current = true;
  }, [pathname]);
  useEffect(() => {
    const watch = new MutationObserver(() => gone.current && setTitle(document.title));
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => watch.disconnect();
  }, []);
  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}
