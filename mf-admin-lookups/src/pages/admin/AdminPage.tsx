import { Navigate, useParams } from '@pinpu/shared/router';
import { adminTokenAtom, useAtomValue, useDocumentTitle } from '@pinpu/shared/state';
import { Page } from '@pinpu/shared/ui';
import { LookupsPage } from './lookups/LookupsPage.tsx';
import { SignIn } from './sign-in/SignIn.tsx';

/** Sign-in at `/el/`, or the administrator's lookups at `/el/:VIEW?`; without a token every view redirects to sign-in (spec §8). */
export function AdminPage() {
  const { VIEW } = useParams();
  const signedIn = useAtomValue(adminTokenAtom) !== '';
  useDocumentTitle(signedIn ? '管理查詢' : '管理登入');
  if (!signedIn && VIEW !== undefined) return <Navigate to="/el/" replace />;
  return <Page>{signedIn ? <LookupsPage view={VIEW} /> : <SignIn />}</Page>;
}
