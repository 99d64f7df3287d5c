import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Prose } from './Prose.tsx';
import { useHydrating } from './use-hydrating.ts';

type SafeHtml = ComponentType<{ html: string }>;

let loaded: SafeHtml | undefined;

// Loaded with the first block, since the sanitiser is as large as the rest of the kit.
async function loadSafeHtml(): Promise<SafeHtml> {
  loaded ??= (await import('./SafeHtml.tsx')).SafeHtml;
  return loaded;
}

/** Shown where the sanitiser can't be loaded: HTML is never shown without it. */
const Unavailable: SafeHtml = () => (
  <p>
    {navigator.onLine ? '這個部分暫時無法顯示。' : '目前沒有網路連線，恢復後會自動顯示這個部分。'}
  </p>
);

const lazyHtml = () =>
  lazy(async () => {
    try {
      return { default: await loadSafeHtml() };
    } catch {
      // A lazy component that failed stays failed, so the next block uses a new one, which tries again.
      LaterHtml = lazyHtml();
      return { default: Unavailable };
    }
  });

let LaterHtml = lazyHtml();

/** Preloads the sanitiser for a page with a block, so that the block renders without layout shift. */
export async function preloadHtmlBlock(): Promise<void> {
  if (typeof document !== 'undefined') await loadSafeHtml();
}

const isServed = typeof document === 'undefined';

/** HTML that the server has sanitised and rendered; in the browser, its nodes are not changed. */
function ServedHtml({ html }: { html: string }) {
  const inner = { __html: isServed ? html : '' };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only in the server's HTML, which has sanitised it
  return <Prose dangerouslySetInnerHTML={inner} suppressHydrationWarning />;
}

/**
 * Whether a block would be rendered at once; also true where it never will be. Until then, a page delays what is below
 * the block, which would move. Loads the sanitiser where it is needed.
 */
export function useHtmlBlockReady(isNeeded = true): boolean {
  const isHydrating = useHydrating();
  const [isLoaded, setLoaded] = useState(isHydrating || loaded !== undefined);
  const isReady = isLoaded || !isNeeded;
  useEffect(() => {
    if (isReady) return;
    let isMounted = true;
    loadSafeHtml()
      .catch(() => undefined)
      .then(() => isMounted && setLoaded(true));
    return () => {
      isMounted = false;
    };
  }, [isReady]);
  return isReady;
}

/**
 * HTML from the configuration or a product, sanitised again before rendering; renders nothing where it is empty. Never
 * throws.
 */
export function HtmlBlock({ html }: { html: string }) {
  const [Html, setHtml] = useState(() => loaded ?? LaterHtml);
  const isHydrating = useHydrating();
  const [served] = useState(isHydrating ? html : undefined);
  useEffect(() => {
    const tryAgain = () => setHtml(() => loaded ?? LaterHtml);
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, []);
  if (html === '') return null;
  if (html === served) return <ServedHtml html={html} />;
  return (
    <Suspense>
      <Html html={html} />
    </Suspense>
  );
}
