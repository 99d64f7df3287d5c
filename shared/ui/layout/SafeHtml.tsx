import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { Prose } from './Prose.tsx';

const ALLOWED = {
  USE_PROFILES: { html: true },
  FORBID_ATTR: ['style'],
  FORBID_TAGS: ['style', 'form'],
};

/** Sanitised HTML in the shop's measure; use it through `HtmlBlock`. */
export function SafeHtml({ html }: { html: string }) {
  const safe = useMemo(() => DOMPurify.sanitize(html, ALLOWED), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in the line above.
  return safe === '' ? null : <Prose dangerouslySetInnerHTML={{ __html: safe }} />;
}
