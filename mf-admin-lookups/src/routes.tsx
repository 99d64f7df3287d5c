import type { LentPage, PageLoaders } from '@pinpu/shared/slots';
import { adminTokenAtom, appStore } from '@pinpu/shared/state';

/** The pages this remote serves, by the names in `remote.json`. */
export const pages: PageLoaders = {
  admin: async () => {
    const [{ AdminPage }, { viewNamed }] = await Promise.all([
      import(/* webpackChunkName: "page-admin" */ './pages/admin/AdminPage.tsx'),
      import(/* webpackChunkName: "page-admin" */ './views.ts'),
    ]);
    const prefetch: LentPage['prefetch'] = async ({ VIEW }) => {
      if (appStore.get(adminTokenAtom) !== '') await viewNamed(VIEW).load();
    };
    return { Page: AdminPage, prefetch };
  },
};
