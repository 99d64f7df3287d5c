import { useAdminDraft } from '@pinpu/shared/api/admin';
import type { NewSite, ShopSite, ShopSitePage } from '@pinpu/shared/contracts/backoffice';
import { formatTwd, orderActorText } from '@pinpu/shared/domain';
import { formatDateTime } from '@pinpu/shared/i18n';
import { useQuery } from '@pinpu/shared/query';
import { Link, useLocation } from '@pinpu/shared/router';
import { useDocumentTitle, useKeepPage } from '@pinpu/shared/state';
import { Button, CopyButton, Notice, PageSection, Row, Stack } from '@pinpu/shared/ui';
import { Facts, NotLoaded } from '@pinpu/shared/widgets';
import { useState } from 'react';
import { changeSite, fetchSite } from '../../../api/shop-sites.ts';
import { Columns } from '../../../features/Columns.ts';
import { SiteForm } from './SiteForm.tsx';
import { SiteBadge } from './SiteRow.tsx';
import { SiteSwitch } from './SiteSwitch.tsx';
import { SiteTags } from './SiteTags.tsx';
import { SITES_PATH, siteQueryKey } from './site-paths.ts';
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

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields that were changed on the screen, over those that are stored: somebody else's changes show in the others. */
function useEdits({ key, name, origins }: ShopSite) {
  const [edits, setEdits] = useAdminDraft<Partial<NewSite>>(`site ${key}`, {});
  const stored: NewSite = { name, origins };
  const changed = (Object.keys(edits) as (keyof NewSite)[]).filter(
    (field) => !isSame(edits[field], stored[field]),
  );
  useKeepPage(changed.length > 0 ? 'a changed site' : undefined);
  return {
    typed: { ...stored, ...edits },
    /** Stored values of the changed fields. */
    stored: Object.fromEntries(changed.map((field) => [field, stored[field]])) as Partial<NewSite>,
    isChanged: changed.length > 0,
    edit: (change: Partial<NewSite>) => setEdits({ ...edits, ...change }),
    clear: () => setEdits({}),
  };
}

function ChangeForm({ site }: { site: ShopSite }) {
  const { key, version } = site;
  const { typed, stored, isChanged, edit, clear } = useEdits(site);
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
        <Row>
          <Button type="submit" busy={call.isPending} disabled={!isChanged}>
            儲存
          </Button>
          {isChanged && (
            <Button variant="quiet" onClick={undo}>
              不改了
            </Button>
          )}
          <SiteSwitch site={site} />
        </Row>
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
  const { state } = useLocation();
  const [isNew, setNew] = useState(Object(state).added === true);
  const { site } = page;
  return (
    <Stack $gap={24}>
      <Head site={site} />
      {isNew && (
        <Notice
          variant="success"
          message="已新增。請把下面的標籤交給網站的人。"
          onClose={() => setNew(false)}
        />
      )}
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
  const { data, ...query } = useQuery({
    queryKey: siteQueryKey(siteKey),
    queryFn: () => fetchSite(siteKey),
    staleTime: 0,
  });
  useDocumentTitle(data?.site.name ?? '嵌入的網站');
  if (data === undefined) return <NotLoaded {...query} what="網站" />;
  return <Site page={data} />;
}
