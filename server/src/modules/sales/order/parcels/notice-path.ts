/** Where a provider posts its notices about parcels; it must be public, on port 80 or 443. */
export const parcelNoticePath = (provider: string): string => `/api/logistics/${provider}/parcel`;
