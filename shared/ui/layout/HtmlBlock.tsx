import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { Prose } from './Prose.tsx';

/** HTML from the configuration or a product, sanitised once more on its way into the page; nothing when empty. */
export function HtmlBlock({ html }: { html: string }) {
  const safe = useMemo(
    () => DOMPurify.sanitize(html, { USE_PROFILES: { html: true }, FORBID_ATTR: ['style'] }),
    [html],
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in the line above.
  return safe === '' ? null : <Prose dangerouslySetInnerHTML={{ __html: safe }} />;
}
