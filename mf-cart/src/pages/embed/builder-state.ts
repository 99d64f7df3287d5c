import { productId, promoCode, siteKey } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import { type DescribedElement, ELEMENTS, elementOf } from './described-elements.ts';

/** The width of a phone's column to that of a blog. */
export const WIDTHS = { min: 280, max: 640 } as const;

/** Choices in the builder; '' for none. */
export interface BuilderState {
  tag: string;
  /** By name, also those that the chosen element has not. */
  attributes: Readonly<Record<string, string>>;
  properties: Readonly<Record<string, string>>;
  /** One version with `integrity`, not the one that is always the live version. */
  exact: boolean;
  /** Of the preview, in pixels. */
  width: number;
  /** The ground of the preview. */
  ground: 'light' | 'dark';
}

/** Allowed values of an attribute: this page's address is untrusted, and its values end up in code to copy. */
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

/** Whether a value may be in the code; '' may. */
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

/** The width that a phone of 390 pixels shows. */
const FIRST_WIDTH = 320;

const widthOf = (text: string | null) => {
  const width = Number(text ?? FIRST_WIDTH);
  return Number.isInteger(width) ? Math.min(Math.max(width, WIDTHS.min), WIDTHS.max) : FIRST_WIDTH;
};

const FIRST = 'pinpu-product';

/** The state that an address says; what can't be is left out. */
export const stateOf = (query: Pick<URLSearchParams, 'get'>): BuilderState => ({
  tag: elementOf(query.get('element') ?? '')?.tag ?? FIRST,
  attributes: chosen(query, ATTRIBUTE_NAMES, isAttributeValue),
  properties: chosen(query, PROPERTY_NAMES, isPropertyValue),
  exact: query.get('version') === 'exact',
  width: widthOf(query.get('width')),
  ground: query.get('ground') === 'dark' ? 'dark' : 'light',
});

/** The query of a state, so that links, Back and a reload show it again. */
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

/** The chosen attributes that an element has; its key belongs to the script. */
export function attributesOf(
  { attributes }: Pick<BuilderState, 'attributes'>,
  element: DescribedElement,
): Record<string, string> {
  const names = element.attributes.map(({ name }) => name).filter((name) => name !== 'site');
  const values = names.map((name): [string, string] => [name, attributes[name] ?? '']);
  return Object.fromEntries(values.filter(([name, value]) => isAttributeValue(name, value)));
}

/** The chosen custom properties. */
export const propertiesOf = ({ properties }: Pick<BuilderState, 'properties'>) =>
  Object.fromEntries(
    Object.entries(properties).filter(([name, value]) => isPropertyValue(name, value)),
  );
