import type { PageLoaders } from '@pinpu/shared/slots';

/** The pages this remote serves, by the names in `remote.json`. */
export const pages: PageLoaders = {
  PAGE_KEY: async () => {
    const { COMPONENT } = await import(
      /* webpackChunkName: "page-PAGE" */ './pages/PAGE/COMPONENT.tsx'
    );
    return { Page: COMPONENT };
  },
};
