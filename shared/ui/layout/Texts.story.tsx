import { HtmlBlock, Prose } from '@pinpu/shared/ui';
import { Specimen, Specimens } from '../specimen/Specimen.tsx';

const html = `<h3>產地與製作</h3><p>採自<strong>鹿谷</strong>的春茶，詳見<a href="/">全部商品</a>。</p>
<ul><li>輕焙火</li><li>每包 150 公克</li></ul><table><tr><th>保存</th><td>常溫兩年</td></tr></table>
<script>void 0</script>`;

/** Running text and sanitised HTML. */
export function Texts() {
  return (
    <Specimens>
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
