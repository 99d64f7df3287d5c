import { type ComponentType, lazy, Suspense, useState } from 'react';

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
  await loadSafeHtml();
}

/** HTML from the configuration or a product, sanitised again before rendering; nothing if empty. Never throws. */
export function HtmlBlock({ html }: { html: string }) {
  const [Html] = useState(() => loaded ?? LaterHtml);
  if (html === '') return null;
  return (
    <Suspense>
      <Html html={html} />
    </Suspense>
  );
}
