/** Legacy paths in the panel and in old links, with their targets (ledger R8, F13). */
export const legacyRoutes: Readonly<Record<string, string>> = {
  '/ProductList': '/products',
  '/ProductPage': '/cart',
};
