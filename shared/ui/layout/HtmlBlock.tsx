import { type ComponentType, lazy, Suspense, useState } from 'react';

type SafeHtml = ComponentType<{ html: string }>;

let loaded: SafeHtml | undefined;

// The sanitiser is as large as the rest of the kit: it is fetched when the first block is shown.
async function loadSafeHtml(): Promise<SafeHtml> {
  loaded ??= (await import('./SafeHtml.tsx')).SafeHtml;
  return loaded;
}

const LaterHtml = lazy(async () => ({ default: await loadSafeHtml() }));

/** Fetches the sanitiser ahead, for a page that will show a block: it then stands at once and moves nothing. */
export async function preloadHtmlBlock(): Promise<void> {
  await loadSafeHtml();
}

/** HTML from the configuration or a product, sanitised once more on its way into the page; nothing when empty. */
export function HtmlBlock({ html }: { html: string }) {
  const [Html] = useState(() => loaded ?? LaterHtml);
  if (html === '') return null;
  return (
    <Suspense>
      <Html html={html} />
    </Suspense>
  );
}
