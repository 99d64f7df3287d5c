import { csvOf } from './csv.ts';

const columns = [{ key: 'a', head: '名稱', text: (item: string) => item }];

it('begins with a byte order mark, so that Excel reads Chinese [A10]', () => {
  expect(csvOf(columns, ['大安,"社區"\n二樓'])).toBe('\uFEFF"名稱"\r\n"大安,""社區""\n二樓"\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1', ' =1', '|cmd'])(
  'takes %j as text, never as a formula [A10]',
  (text) => {
    expect(csvOf(columns, [text])).toContain(`"'${text}"`);
  },
);

it('leaves other texts as they are [A10]', () => {
  expect(csvOf(columns, ['2026-10-01', '未指定收款企編', 'a=b'])).not.toContain("'");
});
