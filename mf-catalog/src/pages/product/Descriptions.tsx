import type { Product } from '@pinpu/shared/contracts';
import { theme } from '@pinpu/shared/theme';
import { HtmlBlock, PageSection } from '@pinpu/shared/ui';
import styled from 'styled-components';

/** What there is to tell, each block only where something stands in it (spec §2). */
export function Descriptions({ product }: { product: Product }) {
  const { prd_text_desc, sl_desc_content, ma_desc_content } = product;
  const told = prd_text_desc !== '' || sl_desc_content !== '';
  return (
    <Columns>
      {told && (
        <PageSection title="商品介紹">
          <HtmlBlock html={prd_text_desc} />
          <HtmlBlock html={sl_desc_content} />
        </PageSection>
      )}
      {ma_desc_content !== '' && (
        <PageSection title="商品資訊">
          <HtmlBlock html={ma_desc_content} />
        </PageSection>
      )}
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[48]};
  &:empty { display: none; }
  ${theme.media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    &:has(> :only-child) { grid-template-columns: minmax(0, 1fr); }
  }
`;
