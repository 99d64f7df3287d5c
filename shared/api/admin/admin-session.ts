import { adminTokenAtom, appStore } from '@pinpu/shared/state';

/** Signs the administrator out because the server rejected `token`; a session started since then continues. */
export function endAdminSession(token: string) {
  if (token !== '' && token === appStore.get(adminTokenAtom)) appStore.set(adminTokenAtom, '');
}
