import { useLocation } from '@pinpu/shared/router';
import { VisuallyHidden } from '@pinpu/shared/ui';
import { useEffect, useRef, useState } from 'react';

/** Says the title of a page one goes on to: a screen reader hears of a new document only when the browser loads one. */
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
