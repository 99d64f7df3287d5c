import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Prose } from './Prose.tsx';
import { useHydrating } from './use-hydrating.ts';

type SafeHtml = ComponentType<{ html: string }>;

let loaded: SafeHtml | undefined;

// The sanitiser is as large as the rest of the kit: it is loaded with the first block.
async function loadSafeHtml(): Promise<SafeHtml> {
  loaded ??= (await import('./SafeHtml.tsx')).SafeHtml;
  return loaded;
}

/** Where the sanitiser can't be loaded: HTML is never shown without it. */
const Unavailable: SafeHtml = () => <p>這個部分暫時無法顯示。</p>;

const lazyHtml = () =>
  lazy(async () => {
    try {
      return { default: await loadSafeHtml() };
    } catch {
      // A lazy component stays as it is: the next block gets a new one, which tries again.
      LaterHtml = lazyHtml();
      return { default: Unavailable };
    }
  });

let LaterHtml = lazyHtml();

/** Preloads the sanitiser for a page that will show a block, so that the block renders without layout shift. */
export async function preloadHtmlBlock(): Promise<void> {
  if (typeof document !== 'undefined') await loadSafeHtml();
}

const isServed = typeof document === 'undefined';

/** HTML sanitised and rendered by the server: in the browser its nodes stay unchanged. */
function ServedHtml({ html }: { html: string }) {
  const inner = { __html: isServed ? html : '' };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only in the server's HTML, which has sanitised it (ADR 0015)
  return <Prose dangerouslySetInnerHTML={inner} suppressHydrationWarning />;
}

/**
 * Whether a block would be rendered at once, or never: until then a page waits with what is below it, or that would move.
 * Loads the sanitiser, where it is needed.
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

/** HTML from the configuration or a product, sanitised again before rendering; nothing if empty. Never throws. */
export function HtmlBlock({ html }: { html: string }) {
  const [Html] = useState(() => loaded ?? LaterHtml);
  const isHydrating = useHydrating();
  const [served] = useState(isHydrating ? html : undefined);
  if (html === '') return null;
  if (html === served) return <ServedHtml html={html} />;
  return (
    <Suspense>
      <Html html={html} />
    </Suspense>
  );
}
