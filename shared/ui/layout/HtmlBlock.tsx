import { type ComponentType, lazy, Suspense, useState } from 'react';

type SafeHtml = ComponentType<{ html: string }>;

let loaded: SafeHtml | undefined;

// The sanitiser is as large as the rest of the kit: it is loaded with the first block.
async function loadSafeHtml(): Promise<SafeHtml> {
  loaded ??= (await import('./SafeHtml.tsx')).SafeHtml;
  return loaded;
}

const LaterHtml = lazy(async () => ({ default: await loadSafeHtml() }));

/** Preloads the sanitiser for a page that will show a block, so that the block renders without layout shift. */
export async function preloadHtmlBlock(): Promise<void> {
  await loadSafeHtml();
}

/** HTML from the configuration or a product, sanitised again before rendering; nothing if empty. */
export function HtmlBlock({ html }: { html: string }) {
  const [Html] = useState(() => loaded ?? LaterHtml);
  if (html === '') return null;
  return (
    <Suspense>
      <Html html={html} />
    </Suspense>
  );
}
