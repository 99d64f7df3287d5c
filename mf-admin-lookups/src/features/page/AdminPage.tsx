import { hasOneTimePassword } from '@pinpu/shared/api/admin';
import { Navigate, useLocation } from '@pinpu/shared/router';
import { ViewPlace } from '@pinpu/shared/staff';
import { adminTokenAtom, useAtomValue, useDocumentTitle } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface AdminPageProps {
  title: string;
  /** The page that changes the password: the only one that a one-time password opens. */
  isPassword?: boolean;
  children: ReactNode;
}

/**
 * A page of the administration. Without a token it redirects to the sign-in, with a one-time password to the page that
 * changes it; both then lead back (spec §8).
 */
export function AdminPage({ title, isPassword = false, children }: AdminPageProps) {
  const { pathname, search } = useLocation();
  const token = useAtomValue(adminTokenAtom);
  useDocumentTitle(title);
  const mustChange = !isPassword && hasOneTimePassword(token);
  if (token === '' || mustChange)
    return (
      <Navigate
        to={mustChange ? '/el/password' : '/el/'}
        replace
        state={{ from: `${pathname}${search}` }}
      />
    );
  return (
    <Place>
      <h1>{title}</h1>
      {children}
    </Place>
  );
}

const Place = styled(ViewPlace)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[24]};
  h2 { font-size: ${theme.size[20]}; }
`;
