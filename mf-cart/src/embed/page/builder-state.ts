import { productId, promoCode, siteKey } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import { type DescribedElement, ELEMENTS, elementOf } from './described-elements.ts';

/** The widths of the preview, in pixels: from a phone's column to a blog's. */
export const WIDTHS = { min: 280, max: 640 } as const;

export interface BuilderState {
  tag: string;
  /** Values by attribute, including those that the chosen element does not have. */
  attributes: Readonly<Record<string, string>>;
  properties: Readonly<Record<string, string>>;
  /** True for the tag of one exact version, with `integrity`; false for the script that is always the live version. */
  exact: boolean;
  /** The width of the preview, in pixels. */
  width: number;
  ground: 'light' | 'dark';
}

/**
 * Checks values of attributes: they come from this page's address, which is not trusted, and are put into code to copy.
 */
const ATTRIBUTES: Readonly<Record<string, (value: string) => boolean>> = {
  product: (value) => safeParse(productId, value).success && /^[\w.-]+$/.test(value),
  'promo-code': (value) => safeParse(promoCode, value).success && /^[\w-]+$/.test(value),
  site: (value) => safeParse(siteKey, value).success,
  theme: (value) => ['light', 'dark'].includes(value),
  'checkout-target': (value) => value === '_blank',
};

const COLOUR = /^#[\da-f]{6}$/i;
const PROPERTIES: Readonly<Record<string, RegExp>> = {
  '--pinpu-radius': /^\d{1,2}px$/,
  '--pinpu-font': /^[\p{L}\p{N}"', -]{1,120}$/u,
};

/** Whether a value may be put into the code; '' means not set, and may. */
export const isAttributeValue = (name: string, value: string): boolean =>
  value === '' || (Object.hasOwn(ATTRIBUTES, name) && ATTRIBUTES[name]?.(value) === true);

export const isPropertyValue = (name: string, value: string): boolean =>
  value === '' || (PROPERTIES[name] ?? COLOUR).test(value);

const namesOf = (list: 'attributes' | 'properties') => [
  ...new Set(ELEMENTS.flatMap((element) => element[list].map(({ name }) => name))),
];

/** Attributes and custom properties of all elements. */
const ATTRIBUTE_NAMES = namesOf('attributes');
const PROPERTY_NAMES = namesOf('properties');

function chosen(
  query: Pick<URLSearchParams, 'get'>,
  names: readonly string[],
  isValue: (name: string, value: string) => boolean,
) {
  const values = names.map((name): [string, string] => [name, query.get(name) ?? '']);
  return Object.fromEntries(values.filter(([name, value]) => value !== '' && isValue(name, value)));
}

/** The width in pixels that a phone with 390 pixels shows. */
const FIRST_WIDTH = 320;

const widthOf = (text: string | null) => {
  const width = Number(text ?? FIRST_WIDTH);
  return Number.isInteger(width) ? Math.min(Math.max(width, WIDTHS.min), WIDTHS.max) : FIRST_WIDTH;
};

const FIRST = 'pinpu-product';

/** Reads a state from an address; invalid values are left out. */
export const stateOf = (query: Pick<URLSearchParams, 'get'>): BuilderState => ({
  tag: elementOf(query.get('element') ?? '')?.tag ?? FIRST,
  attributes: chosen(query, ATTRIBUTE_NAMES, isAttributeValue),
  properties: chosen(query, PROPERTY_NAMES, isPropertyValue),
  exact: query.get('version') === 'exact',
  width: widthOf(query.get('width')),
  ground: query.get('ground') === 'dark' ? 'dark' : 'light',
});

/** The query for a state, which keeps it for links, Back and reloads. */
export function queryOf(state: BuilderState): URLSearchParams {
  const filled = Object.entries({ ...state.attributes, ...state.properties }).filter(
    ([, value]) => value !== '',
  );
  return new URLSearchParams([
    ['element', state.tag],
    ...filled,
    ...(state.exact ? [['version', 'exact']] : []),
    ['width', String(state.width)],
    ...(state.ground === 'dark' ? [['ground', 'dark']] : []),
  ]);
}

/** The chosen attributes that the element has, except the key, which belongs to the script. */
export function attributesOf(
  { attributes }: Pick<BuilderState, 'attributes'>,
  element: DescribedElement,
): Record<string, string> {
  const names = element.attributes.map(({ name }) => name).filter((name) => name !== 'site');
  const values = names.map((name): [string, string] => [name, attributes[name] ?? '']);
  return Object.fromEntries(values.filter(([name, value]) => isAttributeValue(name, value)));
}

export const propertiesOf = ({ properties }: Pick<BuilderState, 'properties'>) =>
  Object.fromEntries(
    Object.entries(properties).filter(([name, value]) => isPropertyValue(name, value)),
  );
