import { useLayoutEffect, useMemo, useRef } from 'react';
import { Prose } from './Prose.tsx';
import { safeNodes } from './safe-html.ts';

/** Sanitised HTML with the shop's typography; use it through `HtmlBlock`. */
export function SafeHtml({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  const nodes = useMemo(() => safeNodes(html), [html]);
  // Inserted as nodes, since the page's policy does not accept text as markup (ADR 0009).
  useLayoutEffect(() => place.current?.replaceChildren(...nodes), [nodes]);
  return nodes.length === 0 ? null : <Prose ref={place} />;
}
