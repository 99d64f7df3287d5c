import { isMarkup, withoutStraySigns } from './markup.ts';

it.each([
  ['寬<10cm，高>5cm', '寬&lt;10cm，高>5cm'],
  ['寬<W，高>H', '寬&lt;W，高>H'],
  ['S<M<L', 'S&lt;M&lt;L'],
  ['a<b', 'a&lt;b'],
  ['a<b and c>d', 'a&lt;b and c>d'],
  ['<新品> 愛你 </3', '&lt;新品> 愛你 &lt;/3'],
  ['<PROMO>', '&lt;PROMO>'],
  ['請寫信給 <mei@pinpu.test>', '請寫信給 &lt;mei@pinpu.test>'],
  ['<https://pinpu.test/?a=1>', '&lt;https://pinpu.test/?a=1>'],
  ['<!重要> <!--', '&lt;!重要> &lt;!--'],
  ['<p title="2 < 3">寬<10cm</p>', '<p title="2 &lt; 3">寬&lt;10cm</p>'],
])('writes the sign in %j that begins no tag as an entity [41 R49]', (html, written) => {
  expect(withoutStraySigns(html)).toBe(written);
  expect(withoutStraySigns(written)).toBe(written);
});

it.each([
  '<p>茶</p>',
  '<P CLASS="a">茶</P>',
  '<br/><br /><hr>',
  '<details open><summary>茶</summary></details>',
  '<img src="/media/x" alt />',
  '<p data-page title>茶</p>',
  '<o:p>茶</o:p><my-tag>茶</my-tag>',
  '<x onclick=alert(1)>茶',
  '<!-- 茶 --><!DOCTYPE html><![if mso]>',
  '<script>alert(1)</script>',
])('leaves the tags of %j [41 R49]', (html) => {
  expect(withoutStraySigns(html)).toBe(html);
  expect(isMarkup(html)).toBe(true);
});

it('reads a text with only such signs as no HTML [41 R49]', () => {
  expect(isMarkup('寬<W，高>H')).toBe(false);
});
