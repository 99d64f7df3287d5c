import type { ShopSitePage } from '@pinpu/shared/contracts/backoffice';
import { theme } from '@pinpu/shared/theme';
import { CopyButton, LinkButton, PageSection, Row } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { builderPath } from './site-paths.ts';

/** What a site's pages paste for the cart. */
const tagsOf = ({ site, shop }: ShopSitePage) =>
  `<script type="module" src="${shop}/embed/cart.js?site=${site.key}"></script>\n\n<pinpu-cart></pinpu-cart>`;

/** Tags for a site's pages, to copy. */
export const SiteTags = ({ page }: { page: ShopSitePage }) => (
  <PageSection title="貼到網頁的標籤">
    <Code aria-label="標籤">
      <code translate="no">{tagsOf(page)}</code>
    </Code>
    <Row>
      <CopyButton text={tagsOf(page)} what="標籤" variant="secondary">
        複製標籤
      </CopyButton>
      <LinkButton href={builderPath(page.site.key)} target="_blank" $variant="quiet">
        更多元素與顏色
      </LinkButton>
    </Row>
  </PageSection>
);

const Code = styled.pre`
  padding: ${theme.space[12]} ${theme.space[16]};
  border: ${theme.border.hairline};
  border-radius: ${theme.radius.small};
  background: ${theme.colour.tint};
  font: ${theme.size[13]}/1.6 ui-monospace, Menlo, Consolas, monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
