import type { Product } from '@pinpu/shared/contracts';
import { HtmlBlock, PageSection } from '@pinpu/shared/ui';
import { TwoSections } from './product-layout.ts';

/** The descriptions; blocks without content are left out (spec §2). */
export function Descriptions({ product }: { product: Product }) {
  const { sl_desc_content, ma_desc_content } = product;
  return (
    <TwoSections>
      {sl_desc_content !== '' && (
        <PageSection title="商品特色">
          <HtmlBlock html={sl_desc_content} />
        </PageSection>
      )}
      {ma_desc_content !== '' && (
        <PageSection title="商品資訊">
          <HtmlBlock html={ma_desc_content} />
        </PageSection>
      )}
    </TwoSections>
  );
}
