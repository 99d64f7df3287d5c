import { adminTokenAtom, atom } from '@pinpu/shared/state';

/** Signs the administrator out because the server rejected `token`; a session started since then continues. */
export const endAdminSessionAtom = atom(null, (get, set, token: string) => {
  if (token !== '' && token === get(adminTokenAtom)) set(adminTokenAtom, '');
});
