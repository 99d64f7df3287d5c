import type { ShopSite, ShopSitePage } from '@pinpu/shared/contracts/backoffice';
import { formatTwd, orderActorText } from '@pinpu/shared/domain';
import { formatDateTime } from '@pinpu/shared/i18n';
import { Link } from '@pinpu/shared/router';
import { AddedNotice, ChangeButtons, Columns, useEdits, useFreshData } from '@pinpu/shared/staff';
import { useDocumentTitle, useKeepPage } from '@pinpu/shared/state';
import { CopyButton, LinkButton, Notice, PageSection, Row, Stack } from '@pinpu/shared/ui';
import { CodeBlock, Facts } from '@pinpu/shared/widgets';
import { changeSite, fetchSite, switchSite } from '../../../../api/sites.ts';
import { SwitchButton } from '../../../../features/changes/SwitchButton.tsx';
import { SiteBadge } from '../SiteRow.tsx';
import { SiteForm } from './SiteForm.tsx';
import { builderPath, SITES_PATH, siteQueryKey } from './site-paths.ts';
import { useSiteCall } from './use-site-call.ts';

const Head = ({ site: { key, name, enabled } }: { site: ShopSite }) => (
  <Stack $gap={8}>
    <Link to={SITES_PATH}>回網站列表</Link>
    <Row>
      <h1>{name}</h1>
      <SiteBadge enabled={enabled} />
    </Row>
    <Row>
      <code translate="no">{key}</code>
      <CopyButton text={key} what="網站代碼" variant="quiet" size="small">
        複製
      </CopyButton>
    </Row>
  </Stack>
);

function ChangeForm({ site }: { site: ShopSite }) {
  const { key, version, name, origins } = site;
  const { typed, stored, isChanged, edit, clear } = useEdits(`site ${key}`, { name, origins });
  useKeepPage(isChanged ? 'a changed site' : undefined);
  const call = useSiteCall(() => changeSite(key, { version, ...typed }));
  const undo = () => {
    call.reset();
    clear();
  };
  return (
    <PageSection title="內容">
      {call.rejection !== '' && <Notice variant="danger" message={call.rejection} />}
      {call.isSuccess && !isChanged && <Notice variant="success" message="已儲存，立即生效。" />}
      <SiteForm
        typed={typed}
        stored={stored}
        faults={call.faults}
        onType={(change) => {
          call.reset();
          edit(change);
        }}
        onSend={() => call.make(undefined, clear)}
      >
        <ChangeButtons isChanged={isChanged} isPending={call.isPending} onUndo={undo}>
          <SiteSwitch site={site} />
        </ChangeButtons>
      </SiteForm>
    </PageSection>
  );
}

const Use = ({ site }: { site: ShopSite }) => (
  <PageSection title="使用情形">
    <Facts
      facts={[
        ['前往結帳', `${site.checkouts} 次`],
        ['訂單', `${site.orders} 筆，共 ${formatTwd(site.amount)}`],
      ]}
    />
    <p>以上是最近 30 天，不含已取消的訂單。</p>
    <Facts
      facts={[
        ['新增', formatDateTime(site.c_date)],
        [
          '最後變更',
          site.changed_by &&
            `${orderActorText(site.changed_by)}，${formatDateTime(site.changed_at)}`,
        ],
      ]}
    />
  </PageSection>
);

function Site({ page }: { page: ShopSitePage }) {
  const { site } = page;
  return (
    <Stack $gap={24}>
      <Head site={site} />
      <AddedNotice message="已新增。請把下面的標籤交給網站的人。" />
      <Columns>
        <Stack $gap={24}>
          <SiteTags page={page} />
          <ChangeForm site={site} />
        </Stack>
        <Use site={site} />
      </Columns>
    </Stack>
  );
}

/** One site at `/el/shop/sites/{key}`. */
export function SiteView({ siteKey }: { siteKey: string }) {
  const [data, waiting] = useFreshData('網站', siteQueryKey(siteKey), () => fetchSite(siteKey));
  useDocumentTitle(data?.site.name ?? '嵌入的網站');
  if (data === undefined) return waiting;
  return <Site page={data} />;
}

/** Disables a site, or allows it to show the cart again, after a confirmation. */
function SiteSwitch({ site }: { site: ShopSite }) {
  const { key, name, enabled, version } = site;
  const call = useSiteCall((_: undefined) =>
    switchSite(key, enabled ? 'disable' : 'enable', version),
  );
  const consequence = enabled
    ? `「${name}」的網頁會改為顯示這個代碼已停用，不能再前往結帳。已經到本店結帳的客人與訂單不受影響。之後可以恢復，代碼不變。`
    : `「${name}」的網頁會恢復顯示購物車與商品，代碼不變。`;
  return <SwitchButton what="網站" enabled={enabled} consequence={consequence} call={call} />;
}

/** The HTML that a site pastes to show the cart. */
const tagsOf = ({ site, shop }: ShopSitePage) =>
  `<script type="module" src="${shop}/embed/cart.js?site=${site.key}"></script>\n\n<pinpu-cart></pinpu-cart>`;

/** The HTML for a site's pages, with a button that copies it. */
const SiteTags = ({ page }: { page: ShopSitePage }) => (
  <PageSection title="貼到網頁的標籤">
    <CodeBlock code={tagsOf(page)} what="標籤">
      <LinkButton href={builderPath(page.site.key)} target="_blank" $variant="quiet" $size="small">
        更多元素與顏色
      </LinkButton>
    </CodeBlock>
  </PageSection>
);
