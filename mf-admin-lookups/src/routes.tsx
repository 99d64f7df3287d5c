import type { PageLoaders } from '@pinpu/shared/slots';

/** The pages this remote serves, by the names in `remote.json`. */
export const pages: PageLoaders = {
  admin: async () => {
    const { AdminPage } = await import(
      /* webpackChunkName: "page-admin" */ './pages/admin/AdminPage.tsx'
    );
    return { Page: AdminPage };
  },
};
