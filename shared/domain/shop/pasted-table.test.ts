import { tableOfPaste } from './pasted-table.ts';

it('a pasted table of a spreadsheet is a table, its first row the head [41 W10]', () => {
  expect(tableOfPaste('營養\t每份\r\n熱量\t120 大卡\r\n糖 <1%\t\r\n')).toBe(
    [
      '<table>',
      '<thead><tr><th>營養</th><th>每份</th></tr></thead>',
      '<tbody>',
      '<tr><td>熱量</td><td>120 大卡</td></tr>',
      '<tr><td>糖 &lt;1%</td><td></td></tr>',
      '</tbody>',
      '</table>',
    ].join('\n'),
  );
});

it('a cell with line breaks and quotes stays one cell [41 W10]', () => {
  expect(tableOfPaste('a\tb\n"一\n二 ""三"""\tc\n')).toContain(
    '<tr><td>一<br />二 "三"</td><td>c</td></tr>',
  );
});

it.each(['一行', '兩行\n文字', 'a\tb', '一欄\n\n兩段'])('%j is text [41 W10]', (text) => {
  expect(tableOfPaste(text)).toBeUndefined();
});
