import type { PageDescription } from '@pinpu/shared/contracts';
import { describedPage, pageDataCall } from '@pinpu/shared/domain';
import { useQuery } from '@pinpu/shared/query';
import { useLocation, useParams } from '@pinpu/shared/router';
import { siteDescriptionAtom, useAtomValue, useDocumentHead } from '@pinpu/shared/state';
import { useState } from 'react';
import { loadApi } from '../api/load-api.ts';

type Declared = Extract<PageDescription, { kind: 'page' }>;

function Head({ describe, data }: { describe: Declared; data: unknown }) {
  const own = useAtomValue(siteDescriptionAtom);
  const params = useParams();
  const { pathname } = useLocation();
  const head = describedPage(describe, { pathname, params, data });
  useDocumentHead({ ...head, description: head.description || own });
  return null;
}

/** Until the data arrive, the head stays as it is; on the first page, that is the server's head. */
function HeadWithData({ describe, call }: { describe: Declared; call: string }) {
  const [titleBefore] = useState(() => globalThis.document?.title ?? '');
  const { data } = useQuery({
    queryKey: ['page-head', call],
    queryFn: async ({ signal }) => (await loadApi()).fetchPageData(call, signal),
    meta: { quiet: true },
  });
  // Set once a page has set its own head, which takes precedence over data that arrive later.
  const [isOwn, setIsOwn] = useState<boolean>();
  if (data === undefined) return null;
  if (isOwn === undefined) setIsOwn(document.title !== titleBefore);
  return isOwn === true ? null : <Head describe={describe} data={data ?? undefined} />;
}

/**
 * Sets title, description, canonical link and robots as the page's remote declares them, by the same rule as the
 * server's head (ADR 0003). Rendered before the page itself, so that a page with better data (`useDocumentHead`) takes
 * precedence.
 */
export function PageHead({ describe }: { describe: Declared }) {
  const params = useParams();
  if (describe.data === undefined) return <Head describe={describe} data={{}} />;
  const call = pageDataCall(describe.data, params);
  if (call === undefined) return <Head describe={describe} data={undefined} />;
  return <HeadWithData key={call} describe={describe} call={call} />;
}
