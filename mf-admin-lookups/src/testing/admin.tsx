import { Route, Routes, useLocation } from '@pinpu/shared/router';
import { adminTokenAtom, appStore, noticesAtom } from '@pinpu/shared/state';
import { renderAt } from '@pinpu/shared/testing';
import type { ComponentType } from 'react';
import remote from '../../remote.json';
import { AccountsPage } from '../pages/accounts/AccountsPage.tsx';
import { AuditPage } from '../pages/audit/AuditPage.tsx';
import { DeploymentsPage } from '../pages/deployments/DeploymentsPage.tsx';
import { DeveloperPage } from '../pages/developer/DeveloperPage.tsx';
import { FilesPage } from '../pages/files/FilesPage.tsx';
import { LookupsPage } from '../pages/lookups/LookupsPage.tsx';
import { PasswordPage } from '../pages/password/PasswordPage.tsx';
import { SignInPage } from '../pages/sign-in/SignInPage.tsx';

export const rejection = (status: number) =>
  Response.json({ Success: false, Message: [{ Code: 'X', Message: '拒絕' }] }, { status });

/** Signed in with `token`, or signed out with ''; clears all notices. */
export function startWith(token: string) {
  appStore.set(adminTokenAtom, token);
  appStore.set(noticesAtom, []);
}

const PAGES: Record<string, ComponentType> = {
  'sign-in': SignInPage,
  lookups: LookupsPage,
  files: FilesPage,
  deployments: DeploymentsPage,
  developer: DeveloperPage,
  accounts: AccountsPage,
  audit: AuditPage,
  password: PasswordPage,
};

const routes = remote.routes.map(({ path, page }) => {
  const Page = PAGES[page];
  return Page && <Route key={path} path={path} element={<Page />} />;
});

/** Renders the page at a path of the administration, as the shell would. */
export const showAdmin = (path: Parameters<typeof renderAt>[0] = '/el/') =>
  renderAt(
    path,
    '*',
    <>
      <Routes>{routes}</Routes>
      <Address />
    </>,
  );

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{`${pathname}${search}`}</output>;
}
