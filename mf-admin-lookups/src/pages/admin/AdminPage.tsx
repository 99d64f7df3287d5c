import { hasOneTimePassword } from '@pinpu/shared/api/admin';
import { Navigate, useLocation, useParams } from '@pinpu/shared/router';
import { type StaffView, ViewPage, ViewPlace } from '@pinpu/shared/staff';
import { adminTokenAtom, useAtomValue, useDocumentTitle } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Page } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { PASSWORD_VIEW, viewNamed } from '../../views.ts';
import { SignIn } from './sign-in/SignIn.tsx';

/** The address to return to after the sign-in; undefined unless it is a page of the work frame. */
function cameFrom(state: unknown): string | undefined {
  const from = typeof state === 'object' && state !== null && 'from' in state && state.from;
  return typeof from === 'string' && /^\/el\/[^/\\]/.test(from) ? from : undefined;
}

/** Sign-in at `/el/`, or a view at `/el/:VIEW?`; without a token every view redirects to sign-in, and then returns (spec §8). */
export function AdminPage() {
  const { VIEW } = useParams();
  const { pathname, search, state } = useLocation();
  const token = useAtomValue(adminTokenAtom);
  const isSignedIn = token !== '';
  const from = cameFrom(state);
  if (isSignedIn && from !== undefined) return <Navigate to={from} replace />;
  if (isSignedIn) {
    const view = hasOneTimePassword(token) ? PASSWORD_VIEW : viewNamed(VIEW);
    return <AdminView key={view.name} view={view} />;
  }
  if (VIEW !== undefined)
    return <Navigate to="/el/" replace state={{ from: `${pathname}${search}` }} />;
  return (
    <Page>
      <SignIn />
    </Page>
  );
}

function AdminView({ view }: { view: StaffView }) {
  useDocumentTitle(view.title);
  return (
    <Place>
      <h1>{view.title}</h1>
      <ViewPage view={view} page="admin" />
    </Place>
  );
}

const Place = styled(ViewPlace)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[24]};
`;
