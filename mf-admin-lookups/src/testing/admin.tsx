import { adminTokenAtom, appStore, noticesAtom } from '@pinpu/shared/state';
import { renderAt } from '@pinpu/shared/testing';
import { AdminPage } from '../pages/admin/AdminPage.tsx';

export const rejection = (status: number) =>
  Response.json({ Success: false, Message: [{ Code: 'X', Message: '拒絕' }] }, { status });

/** Signed in with `token`, or signed out with ''; clears all notices. */
export function startWith(token: string) {
  appStore.set(adminTokenAtom, token);
  appStore.set(noticesAtom, []);
}

/** Renders the administrative page at a path, as the shell would. */
export const showAdmin = (path = '/el/') => renderAt(path, '/el/:VIEW?', <AdminPage />);
