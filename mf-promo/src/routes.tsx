import type { PageLoaders } from '@pinpu/shared/slots';

/** The pages this remote serves, by the names in `remote.json`. */
export const pages: PageLoaders = {
  earnings: async () => {
    const { EarningsPage, prefetchEarnings } = await import(
      /* webpackChunkName: "page-earnings" */ './pages/earnings/EarningsPage.tsx'
    );
    return { Page: EarningsPage, prefetch: prefetchEarnings };
  },
  links: async () => {
    const { LinksPage } = await import(
      /* webpackChunkName: "page-links" */ './pages/links/LinksPage.tsx'
    );
    return { Page: LinksPage };
  },
  'link-ended': async () => {
    const { LinkEndedPage } = await import(
      /* webpackChunkName: "page-link-ended" */ './pages/link-ended/LinkEndedPage.tsx'
    );
    return { Page: LinkEndedPage };
  },
};
