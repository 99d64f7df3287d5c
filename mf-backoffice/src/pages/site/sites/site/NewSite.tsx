import { useAdminDraft } from '@pinpu/shared/api/admin';
import type { NewSite as Typed } from '@pinpu/shared/contracts/backoffice';
import { Link, useNavigate } from '@pinpu/shared/router';
import { useDocumentTitle, useKeepPage } from '@pinpu/shared/state';
import { Button, Notice, Row, Stack } from '@pinpu/shared/ui';
import { addSite } from '../../../../api/sites.ts';
import { SiteForm } from './SiteForm.tsx';
import { pathOfSite, SITES_PATH } from './site-paths.ts';
import { useSiteCall } from './use-site-call.ts';

const EMPTY: Typed = { name: '', origins: [] };

/** A new site at `/el/shop/sites/new`; afterwards its own page is shown. */
export function NewSite() {
  useDocumentTitle('新增網站');
  const navigate = useNavigate();
  const [typed, setTyped] = useAdminDraft('new site', EMPTY);
  const call = useSiteCall(addSite);
  const isTyped = typed.name !== '' || typed.origins.length > 0;
  useKeepPage(isTyped ? 'a new site' : undefined);
  return (
    <Stack $gap={24}>
      <Stack $gap={8}>
        <Link to={SITES_PATH}>回網站列表</Link>
        <h1>新增網站</h1>
      </Stack>
      {call.rejection !== '' && <Notice variant="danger" message={call.rejection} />}
      <SiteForm
        typed={typed}
        faults={call.faults}
        onType={(change) => {
          call.reset();
          setTyped({ ...typed, ...change });
        }}
        onSend={() =>
          call.make(typed, ({ site }) =>
            navigate(pathOfSite(site.key), { replace: true, state: { added: true } }),
          )
        }
      >
        <Row>
          <Button type="submit" busy={call.isPending}>
            新增
          </Button>
        </Row>
      </SiteForm>
    </Stack>
  );
}
