import type { Product } from '@pinpu/shared/contracts';
import { theme } from '@pinpu/shared/theme';
import { HtmlBlock, PageSection } from '@pinpu/shared/ui';
import styled from 'styled-components';

/** The descriptions, each block only where it has content (spec §2). */
export function Descriptions({ product }: { product: Product }) {
  const { sl_desc_content, ma_desc_content } = product;
  return (
    <Columns>
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
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[48]};
  &:empty { display: none; }
  ${theme.media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    &:has(> :only-child) { grid-template-columns: minmax(0, 1fr); }
  }
`;
