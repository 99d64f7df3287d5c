import type { PageLoaders } from '@pinpu/shared/slots';

/** The pages this remote serves, by the names in `remote.json`. */
export const pages: PageLoaders = {
  'ui-kit': async () => {
    const { UiKitPage } = await import(
      /* webpackChunkName: "page-ui-kit" */ './pages/ui-kit/UiKitPage.tsx'
    );
    return { Page: UiKitPage };
  },
  developer: async () => {
    const { DeveloperPage } = await import(
      /* webpackChunkName: "page-developer" */ './pages/developer/DeveloperPage.tsx'
    );
    return { Page: DeveloperPage };
  },
};
