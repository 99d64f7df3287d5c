import { adminTokenAtom, appStore } from '@pinpu/shared/state';

/** Signs the administrator out because the server rejected `token`; a session that has started since stays. */
export function endAdminSession(token: string) {
  if (token !== '' && token === appStore.get(adminTokenAtom)) appStore.set(adminTokenAtom, '');
}
