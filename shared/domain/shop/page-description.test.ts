import { listDescription, plainText, productDescription } from './page-description.ts';

const product = (prd_text_desc: string) => ({ prd_name: '烏龍茶', prd_text_desc });

it.each([
  ['<p>春茶。</p><p>回甘</p>', '春茶。 回甘'],
  ['一<br>二&nbsp;&amp; 三', '一 二 & 三'],
  ['&lt;b&gt; &#39;茶&#x27; &unknown; &#55296;', "<b> '茶' &unknown;"],
  ['<style>p{}</style>好<script>x</script><!-- y -->茶', '好茶'],
  ['2 < 3 且 5 > 4', '2 < 3 且 5 > 4'],
])('reads %s as text', (html, text) => {
  expect(plainText(html)).toBe(text);
});

it('truncates a long description after a sentence, else with an ellipsis, never inside an emoji', () => {
  const sentence = `${'茶'.repeat(79)}。`;
  expect(productDescription(product(sentence + '香'.repeat(90)))).toBe(sentence);
  expect(productDescription(product('🍵'.repeat(200)))).toBe(`${'🍵'.repeat(109)}…`);
});

it('falls back to the product name without a description', () => {
  expect(productDescription(product('<p> </p>'))).toBe('烏龍茶');
});

it('describes the content of a list, if known', () => {
  const kinds = ['紅茶', '綠茶'].map((cate_name) => ({ cate_id: cate_name, cate_name }));
  expect(listDescription('茶葉', kinds, '拼鋪')).toBe('拼鋪的茶葉：紅茶、綠茶。');
  expect(listDescription('「餅」', [], '拼鋪')).toBe('拼鋪的「餅」，單買或揪團都方便。');
});
