import type { ParcelStage } from '@pinpu/shared/domain';

/**
 * ECPay's status codes by what they mean (docs/taiwan). A code means the same at every carrier, except 5004, which at
 * Hi-Life says that the shop has not fetched what came back.
 */
const CODES: Partial<Record<ParcelStage, readonly number[]>> = {
  accepted: [300, 310, 311, 320, 325, 2001, 2024],
  // 4001: a buyer has handed in a return.
  'handed-in': [2068, 3032, 4001],
  // 2000 and 2105: another store was chosen, so the parcel goes on.
  'under-way': [
    ...[2000, 2030, 2041, 2069, 2105, 3024, 4002],
    ...[3001, 3002, 3006, 3007, 3010, 3011, 3012, 3013, 3014, 3015, 3118, 3119, 3120, 3121, 3122],
    ...[7024, 3301, 3302, 3303, 3312, 3313, 3314, 3315],
  ],
  'at-store': [2063, 2073, 2098, 3018, 3029],
  received: [2067, 3003, 3022, 3307, 3308, 3309],
  'store-closed': [2028, 2037, 2049, 2050, 2104, 7011, 7101],
  returning: [
    ...[2046, 2053, 2065, 2066, 2074, 2076, 2078, 2079, 2080, 2081, 2082, 2083, 2087, 2089, 2092],
    ...[2093, 3020, 3025, 3123, 3124, 3125, 3305, 3306, 3311, 5004, 5005],
  ],
  'back-at-store': [2072, 2075, 2077, 2096, 2099, 3019, 3021, 3031],
  returned: [2044, 2070, 3023, 3310, 5008, 9001, 9002],
  unclaimed: [2097, 3304, 7035],
  expired: [2036, 7013],
  rejected: [
    ...[2002, 2003, 2004, 2005, 2006, 2007, 2008, 2009, 2010, 2011, 2012, 2013, 2014, 2015, 2016],
    ...[2017, 2018, 2019, 2020, 2021, 2022, 2023, 2026, 2033, 2034, 2035, 2038, 2039, 2040, 2045],
    ...[2052, 2060, 2071, 2084, 2085, 2086, 2103, 7001, 7002, 7005, 7012, 7015, 7016, 7028, 7033],
    ...[7037, 7102, 7103, 7104, 7300],
  ],
  lost: [2042, 2088, 4004, 5002, 5007, 7006, 7007, 7018, 7020, 7302],
  cancelled: [9999],
};

const STAGE: ReadonlyMap<string, ParcelStage> = new Map(
  Object.entries(CODES).flatMap(([stage, codes]) =>
    codes.map((code) => [String(code), stage as ParcelStage] as const),
  ),
);

/** Where a status code means that a parcel is; undefined for one that moves nothing, such as a delay. */
export const stageOf = (code: string): ParcelStage | undefined => STAGE.get(code);

/**
 * Codes that a person must act on, though they say nothing new about where the parcel is: "delivered" or "returned" was
 * deleted, damage, a wrong address, a closed store for the way back, and what the shop has not fetched.
 */
const TASKS: ReadonlySet<string> = new Set(
  [
    ...[3016, 3017],
    ...[2032, 2048, 2061, 2062, 2094, 4003, 5001, 5003, 5006, 5009, 7301],
    ...[3008, 3009, 3117, 7003, 7025, 7026, 7027, 7029, 7030, 7031],
    ...[7008, 7009, 7010, 7017, 7019, 7021, 7022, 7023, 7032, 7034, 7036, 7038],
    ...[7105, 7106, 7107, 7201, 7202, 7203, 7204, 7205, 7206, 7207],
    ...[2053, 2075, 2077, 2096, 3021, 5004],
  ].map(String),
);

export const isTask = (code: string): boolean => TASKS.has(code);
