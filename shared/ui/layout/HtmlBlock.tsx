import { lazy, Suspense } from 'react';

// The sanitiser is as large as the rest of the kit: it is fetched when the first block is shown.
const SafeHtml = lazy(async () => ({ default: (await import('./SafeHtml.tsx')).SafeHtml }));

/** HTML from the configuration or a product, sanitised once more on its way into the page; nothing when empty. */
export function HtmlBlock({ html }: { html: string }) {
  if (html === '') return null;
  return (
    <Suspense>
      <SafeHtml html={html} />
    </Suspense>
  );
}
