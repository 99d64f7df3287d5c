import { Navigate, useLocation, useParams } from '@pinpu/shared/router';
import { adminTokenAtom, useAtomValue } from '@pinpu/shared/state';
import { Page } from '@pinpu/shared/ui';
import { useCameFrom } from '../../features/page/use-came-from.ts';
import { SignIn } from './SignIn.tsx';

/**
 * The sign-in at `/el/`, which then leads back to the page that asked for it (spec §8), else to the lookups. At
 * `/el/:VIEW` were the lookups before they had addresses of their own.
 */
export function SignInPage() {
  const { VIEW = '' } = useParams();
  const { pathname, search } = useLocation();
  const isSignedIn = useAtomValue(adminTokenAtom) !== '';
  const from = useCameFrom();
  if (isSignedIn)
    return <Navigate to={from ?? `/el/lookups/${encodeURIComponent(VIEW)}${search}`} replace />;
  if (VIEW !== '') return <Navigate to="/el/" replace state={{ from: `${pathname}${search}` }} />;
  return (
    <Page>
      <SignIn />
    </Page>
  );
}
