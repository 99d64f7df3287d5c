import { isMarkup, withoutStraySigns } from './markup.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
};

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);
const unescaped = (html: string) =>
  html.replace(/&(?:amp|lt|gt|nbsp);/g, (name) => CHARACTERS[name] ?? name);

/** Converts typed text to HTML: in a text without tags, lines and paragraphs are marked up. */
export function htmlOfText(text: string): string {
  const typed = text.replaceAll('\r\n', '\n').trim();
  if (typed === '' || isMarkup(typed)) return withoutStraySigns(typed);
  return typed
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br />')}</p>`)
    .join('');
}

/** Converts HTML with only paragraphs and lines to text; any other HTML is returned unchanged. */
export function textOfHtml(html: string): string {
  const paragraphs = html.trim().match(/^(?:<p>(?:[^<]|<br ?\/?>)*<\/p>\s*)+$/i)
    ? html.trim().split(/<\/p>\s*/i)
    : undefined;
  if (!paragraphs) return html;
  const text = paragraphs
    .filter((one) => one !== '')
    .map((one) => unescaped(one.replace(/^<p>/i, '').replace(/<br ?\/?>\n?/gi, '\n')))
    .join('\n\n');
  // Converted to text, this would be read as HTML again.
  return isMarkup(text) ? html : text;
}
