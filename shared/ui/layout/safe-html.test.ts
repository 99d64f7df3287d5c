import { readFileSync } from 'node:fs';
import path from 'node:path';
import { safeNodes } from './safe-html.ts';

type Hostile = [what: string, html: string, safe: string | null];

/** The same cases as in the server's sanitiser test. */
const HOSTILE: Hostile[] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../testing/hostile-html.json'), 'utf8'),
);

it.each(HOSTILE)('sanitises %s [F11]', (_what, html, safe) => {
  const place = document.createElement('div');
  place.replaceChildren(...safeNodes(html));
  const attributes = [...place.querySelectorAll('*')].flatMap((tag) => tag.getAttributeNames());
  expect(attributes.filter((name) => name.startsWith('on') || name === 'style')).toEqual([]);
  expect(place.querySelector('script, style, svg, math, iframe, form, noscript')).toBeNull();
  if (safe !== null) expect(place.innerHTML).toBe(safe);
});
