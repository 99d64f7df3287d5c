import { prefetchQuery } from '@pinpu/shared/query';
import { useSearchParams } from '@pinpu/shared/router';
import { appStore, useAtomValue, useDocumentTitle, userTokenAtom } from '@pinpu/shared/state';
import { Page } from '@pinpu/shared/ui';
import { MemberCentre } from './centre/MemberCentre.tsx';
import { profileQuery } from './profile-query.ts';
import { MagicSignIn } from './sign-in/MagicSignIn.tsx';
import { SignIn } from './sign-in/SignIn.tsx';

/** Prefetches the profile for the page, where somebody is signed in. */
export async function prefetchVip() {
  const token = appStore.get(userTokenAtom);
  if (token !== '') await prefetchQuery(profileQuery(token));
}

function Content() {
  const [search] = useSearchParams();
  const token = useAtomValue(userTokenAtom);
  const magic = search.get('magic') ?? '';
  if (magic !== '') return <MagicSignIn code={magic} />;
  return token === '' ? <SignIn /> : <MemberCentre key={token} token={token} />;
}

/** Sign-in, or the member centre of the signed-in member, at `/vip/:ACT?` (spec §2). */
export function VipPage() {
  const signedIn = useAtomValue(userTokenAtom) !== '';
  useDocumentTitle(signedIn ? '會員中心' : '會員登入');
  return (
    <Page>
      <Content />
    </Page>
  );
}
