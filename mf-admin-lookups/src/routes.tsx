import type { PageLoaders } from '@pinpu/shared/slots';

/** The pages this remote serves, by the names in `remote.json`. */
export const pages: PageLoaders = {
  'sign-in': async () => ({
    Page: (await import(/* webpackChunkName: "page-sign-in" */ './pages/sign-in/SignInPage.tsx'))
      .SignInPage,
  }),
  lookups: async () => ({
    Page: (await import(/* webpackChunkName: "page-lookups" */ './pages/lookups/LookupsPage.tsx'))
      .LookupsPage,
  }),
  files: async () => ({
    Page: (await import(/* webpackChunkName: "page-files" */ './pages/files/FilesPage.tsx'))
      .FilesPage,
  }),
  deployments: async () => ({
    Page: (
      await import(
        /* webpackChunkName: "page-deployments" */ './pages/deployments/DeploymentsPage.tsx'
      )
    ).DeploymentsPage,
  }),
  developer: async () => ({
    Page: (
      await import(/* webpackChunkName: "page-developer" */ './pages/developer/DeveloperPage.tsx')
    ).DeveloperPage,
  }),
  accounts: async () => ({
    Page: (
      await import(/* webpackChunkName: "page-accounts" */ './pages/accounts/AccountsPage.tsx')
    ).AccountsPage,
  }),
  audit: async () => ({
    Page: (await import(/* webpackChunkName: "page-audit" */ './pages/audit/AuditPage.tsx'))
      .AuditPage,
  }),
  password: async () => ({
    Page: (
      await import(/* webpackChunkName: "page-password" */ './pages/password/PasswordPage.tsx')
    ).PasswordPage,
  }),
};
