import { useMemo } from 'react';
import { Prose } from './Prose.tsx';
import { safeHtml } from './safe-html.ts';

/** Sanitised HTML with the shop's typography; use it through `HtmlBlock`. */
export function SafeHtml({ html }: { html: string }) {
  const safe = useMemo(() => safeHtml(html), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in the line above.
  return safe === '' ? null : <Prose dangerouslySetInnerHTML={{ __html: safe }} />;
}
