import { adminTokenAtom, appStore, pushNoticesAtom } from '@pinpu/shared/state';
import { SESSION_ENDED } from './admin-notices.ts';

/**
 * Signs the administrator out because the server rejected `token`, and shows why, since the screen that made the call
 * gives way to the sign-in (spec §8). A session that has started since stays.
 */
export function endAdminSession(token: string) {
  if (token === '' || token !== appStore.get(adminTokenAtom)) return;
  appStore.set(adminTokenAtom, '');
  appStore.set(pushNoticesAtom, [SESSION_ENDED]);
}
