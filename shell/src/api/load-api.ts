/** The client of the shop's API with the contracts, which comes after the first screen (ADR 0201). */
export const loadApi = () => import(/* webpackChunkName: "api" */ './calls.ts');
