import { htmlOfText, textOfHtml } from './text-paragraphs.ts';

it.each([
  ['清香', '<p>清香</p>'],
  ['第一行\n第二行\n\n第二段', '<p>第一行<br />第二行</p><p>第二段</p>'],
  ['A & B，3 > 2', '<p>A &amp; B，3 &gt; 2</p>'],
  ['寬<W，高>H', '<p>寬&lt;W，高&gt;H</p>'],
])('a text %j becomes paragraphs, and is the same text when it is edited again', (text, html) => {
  expect(htmlOfText(text)).toBe(html);
  expect(textOfHtml(html)).toBe(text);
});

it.each(['<ul><li>一</li></ul>', '<p>一<b>二</b></p>', '<p>&lt;b&gt;</p>'])(
  'HTML %j stays HTML',
  (html) => {
    expect(textOfHtml(html)).toBe(html);
    expect(htmlOfText(html)).toBe(html);
  },
);
