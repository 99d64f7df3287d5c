import type { PickupStore } from '@pinpu/shared/domain';

const LIMITS = {
  LogisticsSubType: /^[0-9A-Z]{1,20}$/,
  CVSStoreID: /^[0-9A-Za-z]{1,10}$/,
  CVSStoreName: /^.{1,60}$/u,
  CVSAddress: /^.{1,200}$/u,
  CVSTelephone: /^[\d\s()#+-]{0,30}$/,
  CVSOutSide: /^[01]?$/,
} as const satisfies Record<keyof PickupStore, RegExp>;

/** The store in the fields of a map's answer; null where a field is missing or invalid. */
export function storeOf(fields: Readonly<Record<string, string>>): PickupStore | null {
  const text = (name: keyof PickupStore) => (fields[name] ?? '').trim();
  const store: PickupStore = {
    LogisticsSubType: text('LogisticsSubType'),
    CVSStoreID: text('CVSStoreID'),
    CVSStoreName: text('CVSStoreName'),
    CVSAddress: text('CVSAddress'),
    CVSTelephone: text('CVSTelephone'),
    CVSOutSide: text('CVSOutSide'),
  };
  const names = Object.keys(LIMITS) as (keyof PickupStore)[];
  return names.every((name) => LIMITS[name].test(store[name])) ? store : null;
}
