import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT_DIR } from '../config/config.ts';
import { safeHtml } from './safe-html.ts';

type Hostile = [what: string, html: string, safe: string | null];

/** The same table that the browser's sanitiser is tested with. */
const HOSTILE: Hostile[] = JSON.parse(
  readFileSync(path.join(ROOT_DIR, 'shared/testing/hostile-html.json'), 'utf8'),
);

const asBrowsersWrite = (html: string) => html.replaceAll(' />', '>');

it.each(HOSTILE)('removes what is harmful from %s [F11]', (_what, html, safe) => {
  const result = asBrowsersWrite(safeHtml(html));
  expect(result).not.toMatch(/<[^>]*\son|<(?:script|style|svg|math|iframe|form|noscript)/i);
  if (safe !== null) expect(result).toBe(safe);
});

it('removes everything that ends a `noscript`, in which pages have blocks for browsers without scripts [ADR 0201]', () => {
  expect(safeHtml('<p title="</noscript><img src=x>">茶</noScript>葉</p>')).toBe(
    '<p title="&lt;/noscript&gt;&lt;img src=x&gt;">茶葉</p>',
  );
});

it.each(HOSTILE)('the cleaning is idempotent for %s [F11]', (_what, html) => {
  const once = safeHtml(html);
  expect(safeHtml(once)).toBe(once);
});

it('leaves plain text unchanged', () => {
  expect(safeHtml('5 > 4，"好茶"')).toBe('5 > 4，"好茶"');
});

it.each([
  '寬<10cm，高>5cm',
  '寬<W，高>H',
  'S<M<L',
  'a<b and c>d',
  '<新品>',
  '寫信給 <mei@pinpu.test>',
])('keeps every character of %j [41 R49]', (text) => {
  const shown = safeHtml(text).replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  expect(shown).toBe(text);
});
