import { htmlOfCell } from './html-cell.ts';

it.each([
  ['第一行\r\n第二行\r\n\r\n第二段', '<p>第一行<br />第二行</p><p>第二段</p>'],
  ['一\r二', '<p>一<br />二</p>'],
  ['寬<10cm，高>5cm\nA & B', '<p>寬&lt;10cm，高&gt;5cm<br />A &amp; B</p>'],
  ['A &amp; B\n二', '<p>A &amp; B<br />二</p>'],
  ['只有一行', '只有一行'],
  ['只有一行\n', '只有一行\n'],
  ['<ul>\n<li>一</li>\n</ul>', '<ul>\n<li>一</li>\n</ul>'],
])('reads the cell %j as %j [41 R3] [41 R49]', (cell, html) => {
  expect(htmlOfCell(cell)).toBe(html);
});
