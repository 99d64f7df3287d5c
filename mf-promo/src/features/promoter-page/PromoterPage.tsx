import type { User } from '@pinpu/shared/contracts';
import { isPromoter, openAfterSignIn } from '@pinpu/shared/domain';
import { useLocation, useNavigate } from '@pinpu/shared/router';
import {
  memberAtom,
  memberLoadingAtom,
  pushNoticesAtom,
  retryMemberAtom,
  useAtomValue,
  useSetAtom,
} from '@pinpu/shared/state';
import { Page } from '@pinpu/shared/ui';
import { NotLoaded } from '@pinpu/shared/widgets';
import { type ReactNode, useEffect } from 'react';

const FOR_GUESTS = '請先登入推廣會員的帳號，再開啟這一頁。';
const FOR_MEMBERS = '這一頁只開放給推廣會員。';

/** Redirects to the member centre and shows the reason in the global message modal; a sign-in there leads back. */
function ToMemberCentre({ title, message }: { title: string; message: string }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // Not sent as an event: on the first page of a visit, the shell starts to listen only after this effect.
  const push = useSetAtom(pushNoticesAtom);
  useEffect(() => {
    push([{ title, code: '', message, variant: 'info' }]);
    navigate('/vip', { replace: true, state: openAfterSignIn(pathname) });
  }, [title, message, pathname, navigate, push]);
  return null;
}

interface PromoterPageProps {
  title: string;
  children: (promoter: User) => ReactNode;
}

/** A page only for promoters; others are redirected to `/vip` with a message (ledger V3). */
export function PromoterPage({ title, children }: PromoterPageProps) {
  const member = useAtomValue(memberAtom);
  const loading = useAtomValue(memberLoadingAtom);
  const retry = useSetAtom(retryMemberAtom);
  if (loading === 'guest') return <ToMemberCentre title={title} message={FOR_GUESTS} />;
  if (member === undefined)
    return (
      <Page>
        <NotLoaded isError={loading === 'failed'} refetch={retry} what="您的會員資料" />
      </Page>
    );
  if (!isPromoter(member)) return <ToMemberCentre title={title} message={FOR_MEMBERS} />;
  return <Page>{children(member)}</Page>;
}
