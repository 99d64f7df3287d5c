import type { ShopSitePage } from '@pinpu/shared/contracts/backoffice';
import { LinkButton, PageSection } from '@pinpu/shared/ui';
import { CodeBlock } from '@pinpu/shared/widgets';
import { builderPath } from './site-paths.ts';

/** The HTML that a site pastes to show the cart. */
const tagsOf = ({ site, shop }: ShopSitePage) =>
  `<script type="module" src="${shop}/embed/cart.js?site=${site.key}"></script>\n\n<pinpu-cart></pinpu-cart>`;

/** The HTML for a site's pages, with a button that copies it. */
export const SiteTags = ({ page }: { page: ShopSitePage }) => (
  <PageSection title="貼到網頁的標籤">
    <CodeBlock code={tagsOf(page)} what="標籤">
      <LinkButton href={builderPath(page.site.key)} target="_blank" $variant="quiet" $size="small">
        更多元素與顏色
      </LinkButton>
    </CodeBlock>
  </PageSection>
);
