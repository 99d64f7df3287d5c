/** How an order is delivered, `rec_way` of spec §3: to an address, or to a convenience store. */
export const REC_WAY = { home: 1, store: 2 } as const;

/** A store as the map returns it, stored as JSON text in `rec_meta` (spec §3). */
export interface PickupStore {
  LogisticsSubType: string;
  CVSStoreID: string;
  CVSStoreName: string;
  CVSAddress: string;
  CVSTelephone: string;
  /** `1` for a store on an outlying island. */
  CVSOutSide: string;
}

const FIELDS = [
  'LogisticsSubType',
  'CVSStoreID',
  'CVSStoreName',
  'CVSAddress',
  'CVSTelephone',
  'CVSOutSide',
] as const satisfies readonly (keyof PickupStore)[];

/** The store in a `rec_meta`; undefined if there is none. */
export function pickupStore(rec_meta: string): PickupStore | undefined {
  let meta: Record<string, unknown>;
  try {
    meta = Object(JSON.parse(rec_meta));
  } catch {
    return undefined;
  }
  const text = (name: string) => (typeof meta[name] === 'string' ? meta[name] : '');
  const [LogisticsSubType = '', CVSStoreID = '', CVSStoreName = '', ...rest] = FIELDS.map(text);
  if (CVSStoreID === '' || CVSStoreName === '') return undefined;
  const [CVSAddress = '', CVSTelephone = '', CVSOutSide = ''] = rest;
  return { LogisticsSubType, CVSStoreID, CVSStoreName, CVSAddress, CVSTelephone, CVSOutSide };
}

const CHAINS: Readonly<Record<string, string>> = {
  UNIMART: '7-ELEVEN',
  FAMI: '全家',
  HILIFE: '萊爾富',
  OKMART: 'OK超商',
  SANDBOX: '沙盒超商',
};

/** The chain of a LogisticsSubType, the same for both kinds of contract: `FAMI` and `FAMIC2C`. */
export const chainOf = (sub_type: string): string => sub_type.replace(/C2C$/, '');

export const chainName = (sub_type: string): string => CHAINS[chainOf(sub_type)] ?? '超商';

/** A store in one line: chain and name, without repeating the chain. */
export function storeTitle({ LogisticsSubType, CVSStoreName }: PickupStore): string {
  const chain = chainName(LogisticsSubType);
  return CVSStoreName.startsWith(chain) ? CVSStoreName : `${chain} ${CVSStoreName}`;
}

/** A shop's pickup offer: chains by LogisticsSubType, for amounts between two limits, both inclusive. */
export interface PickupOffer {
  chains: readonly string[];
  min_amt: number;
  max_amt: number;
}

/** Whether an order of this amount can be delivered to a store. */
export const fitsPickup = ({ min_amt, max_amt }: PickupOffer, amount: number): boolean =>
  amount >= min_amt && amount <= max_amt;
