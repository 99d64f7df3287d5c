import { appStore, noticesAtom } from '@pinpu/shared/state';
import { renderAt } from '@pinpu/shared/testing';
import { AdminPage } from '../pages/admin/AdminPage.tsx';
import { adminTokenAtom } from '../state/admin-session.ts';

/** A refusal of an administrative call. */
export const refusal = (status: number) =>
  Response.json({ Success: false, Message: [{ Code: 'X', Message: '拒絕' }] }, { status });

/** Signed in with `token`, or '' for nobody, and no notice on the screen. */
export function startWith(token: string) {
  appStore.set(adminTokenAtom, token);
  appStore.set(noticesAtom, []);
}

/** The administrative page at a path, as the shell would show it. */
export const showAdmin = (path = '/el/') => renderAt(path, '/el/:VIEW?', <AdminPage />);
