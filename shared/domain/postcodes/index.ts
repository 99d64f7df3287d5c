import { DISTRICTS } from './districts.ts';

/** A district of a city, as an address begins: 臺北市中正區. */
export interface Place {
  city: string;
  district: string;
}

type CodedPlace = Place & { code: string };

const districtsOf = ([city, text]: (typeof DISTRICTS)[number]): CodedPlace[] =>
  [...text.matchAll(/(\D+)(\d{3})/g)].map(([, district = '', code = '']) => ({
    city,
    district,
    code,
  }));

const PLACES: readonly CodedPlace[] = DISTRICTS.flatMap(districtsOf);

/**
 * The districts that a postcode of 3, 5 or 6 digits covers: one; several for two of the cities; none for an unused
 * code.
 */
export function placesOfPostcode(postcode: string): Place[] {
  const code = postcode.trim().slice(0, 3);
  return PLACES.filter((place) => place.code === code).map(({ city, district }) => ({
    city,
    district,
  }));
}

/** The cities and counties, from north to south. */
export const CITIES: readonly string[] = DISTRICTS.map(([city]) => city);

/** The districts of a city, each with its postcode of three digits. */
export const districtsIn = (city: string): readonly CodedPlace[] =>
  PLACES.filter((place) => place.city === city);

/** Normalises an address for comparison, with 台 and 臺 as the same. */
const plain = (text: string) => text.normalize('NFKC').replaceAll('台', '臺');

/** An address without the city and district that it begins with. */
function street(address: string): string {
  const text = plain(address).trim();
  for (const { city, district } of PLACES)
    for (const start of [`${city}${district}`, `${city} ${district}`])
      if (text.startsWith(start)) return address.trim().slice(start.length).trimStart();
  return DISTRICTS.some(([city]) => text === city) ? '' : address.trim();
}

/** Whether an address begins with a city and district, or is only a city. */
export const beginsWithPlace = (address: string): boolean => street(address) !== address.trim();

/** Whether an address begins with this place already. */
export const isAddressIn = ({ city, district }: Place, address: string): boolean =>
  plain(address).replaceAll(/\s/g, '').startsWith(`${city}${district}`);

/**
 * An address without a duplicate city and district, as when the whole address is typed after the filled-in ones; the
 * last ones are kept.
 */
export function withoutRepeatedPlace(address: string): string {
  const rest = street(address);
  if (rest === address.trim()) return address;
  if (beginsWithPlace(rest)) return rest;
  const { city, district } = PLACES.find((place) => isAddressIn(place, address)) ?? {
    city: '',
    district: '',
  };
  const repeated = [city, district].find((name) => name !== '' && plain(rest).startsWith(name));
  return repeated === undefined
    ? address
    : `${city}${district}${rest.slice(repeated.length).trimStart()}`;
}

/** Replaces the city and district at the beginning of an address; the rest stays. */
export const addressIn = (place: Place, address: string): string =>
  isAddressIn(place, address) ? address : `${place.city}${place.district}${street(address)}`;
