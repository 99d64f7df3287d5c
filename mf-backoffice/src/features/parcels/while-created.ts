import type { ShopParcel } from '@pinpu/shared/contracts/backoffice';

const EVERY = 5000;

interface Shown {
  state: { data: { parcels: readonly Pick<ShopParcel, 'state'>[] } | undefined };
}

/** How often a list is read again, in ms: while its parcels are being created, otherwise not. */
export const whileCreated = ({ state: { data } }: Shown): number | false =>
  data?.parcels.some(({ state }) => state === 'due' || state === 'sending') ? EVERY : false;
