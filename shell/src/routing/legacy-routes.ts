/** Old names that stand in the panel and in links, and where they lead (ledger R8, F13). */
export const legacyRoutes: Readonly<Record<string, string>> = {
  '/ProductList': '/products',
  '/ProductPage': '/cart',
};
