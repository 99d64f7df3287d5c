import { HtmlBlock, Prose, Table, type TableColumn } from '@pinpu/shared/ui';
import { Specimen, Specimens } from './Specimen.tsx';

type Month = { month: string; orders: number; amount: string };

const columns: TableColumn<Month>[] = [
  { key: 'month', head: '月份', cell: ({ month }) => month },
  { key: 'orders', head: '訂單數', cell: ({ orders }) => orders, numeric: true },
  { key: 'amount', head: '金額', cell: ({ amount }) => amount, numeric: true },
];
const rows: Month[] = [
  { month: '九月', orders: 12, amount: 'NT$5,760' },
  { month: '十月', orders: 108, amount: 'NT$51,840' },
];

const html = `<h3>產地與製作</h3><p>採自<strong>鹿谷</strong>的春茶，詳見<a href="/products">全部商品</a>。</p>
<ul><li>輕焙火</li><li>每包 150 公克</li></ul><table><tr><th>保存</th><td>常溫兩年</td></tr></table>
<script>void 0</script>`;

/** Tables and sanitised HTML. */
export function Texts() {
  return (
    <Specimens>
      <Specimen name="Table; on a phone every row is a slip" wide>
        <Table caption="示範統計" columns={columns} rows={rows} rowKey={({ month }) => month} />
      </Specimen>
      <Specimen name="HtmlBlock, sanitised">
        <HtmlBlock html={html} />
      </Specimen>
      <Specimen name="Prose">
        <Prose>
          <p>紙寮坑溪水清，做紙的人家至今還有三戶。</p>
          <ol>
            <li>泡水</li>
            <li>抄紙</li>
          </ol>
        </Prose>
      </Specimen>
    </Specimens>
  );
}
