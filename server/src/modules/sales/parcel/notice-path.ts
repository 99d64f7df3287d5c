/** Where a provider posts its notices about parcels. */
export const parcelNoticePath = (provider: string): string => `/api/logistics/${provider}/parcels`;
