import { theme } from '@pinpu/shared/theme';
import { PageSection } from '@pinpu/shared/ui';
import { CodeBlock } from '@pinpu/shared/widgets';
import styled from 'styled-components';
import { ELEMENTS } from './described-elements.ts';
import { LiveElement } from './LiveElement.tsx';
import { elementTag } from './tag-code.ts';

interface ExamplesProps {
  /** The id of a product of the shop; '' if it sells none. */
  product: string;
  /** Whether the elements are defined. */
  isLive: boolean;
}

export function Examples({ product, isLive }: ExamplesProps) {
  const shown = ELEMENTS.map((element) => {
    const needsProduct = element.attributes.some(({ name }) => name === 'product');
    const attributes: Record<string, string> = needsProduct ? { product } : {};
    return { ...element, attributes, needsProduct };
  });
  // Products come before the cart that they are added to.
  shown.sort((a, b) => Number(b.needsProduct) - Number(a.needsProduct));
  return (
    <PageSection title="範例">
      <p>
        以下是真的元素，不是圖片。這一頁在本店的網域上，所以用的就是您在本店的購物車：加入的商品會留在購物車裡，隨時可以移除。
      </p>
      {shown.map(({ tag, summary, attributes, needsProduct }) => (
        <Example key={tag} aria-label={tag}>
          <div>
            <h3 translate="no">&lt;{tag}&gt;</h3>
            <p>{summary}</p>
            <CodeBlock code={elementTag(tag, attributes)} what={`${tag} 的程式碼`} />
          </div>
          <Live>
            {needsProduct && product === '' ? (
              <p>商店還沒有商品；上架之後，這裡就有範例。</p>
            ) : (
              isLive && <LiveElement tag={tag} attributes={attributes} />
            )}
          </Live>
        </Example>
      ))}
    </PageSection>
  );
}

const Example = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[16]};
  padding-bottom: ${theme.space[24]};
  border-bottom: ${theme.border.hairline};
  > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space[12]}; }
  h3 { font: ${theme.weight.bold} ${theme.size[17]}/${theme.leading.heading} ui-monospace, Menlo, Consolas, monospace; }
  ${theme.media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${theme.space[32]};
  }
`;

const Live = styled.div`
  width: 100%;
  max-width: 480px;
  pinpu-cart { min-height: 240px; }
  pinpu-product { max-width: 320px; }
`;
