import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PinpuBuyButton, PinpuCart, PinpuProduct } from '../elements.ts';
import { STYLES } from '../styles.ts';
import { ELEMENTS, EVENT_NAMES } from './described-elements.ts';

const CLASSES: Record<string, { observedAttributes: string[] }> = {
  'pinpu-cart': PinpuCart,
  'pinpu-buy-button': PinpuBuyButton,
  'pinpu-product': PinpuProduct,
};

const FOLDER = path.join(import.meta.dirname, '..');
const SOURCE = readdirSync(FOLDER)
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(FOLDER, file), 'utf8'))
  .join('\n');
const inSource = (pattern: RegExp) =>
  [...new Set([...SOURCE.matchAll(pattern)].map(([, name = '']) => name))].sort();
const sorted = (names: readonly { name: string }[]) => names.map(({ name }) => name).sort();
const all = (list: 'parts' | 'slots') => [
  ...new Set(ELEMENTS.flatMap((element) => sorted(element[list]))),
];

describe('custom-elements.json describes [M5]', () => {
  it.each(ELEMENTS)('the attributes of $tag', ({ tag, attributes }) => {
    expect(sorted(attributes)).toEqual([...(CLASSES[tag]?.observedAttributes ?? [])].sort());
  });

  it.each(ELEMENTS)('the custom properties of $tag', ({ properties }) => {
    const used = new Set(STYLES.match(/--pinpu-[a-z-]+/g));
    expect(sorted(properties)).toEqual([...used].sort());
  });

  it.each(ELEMENTS)(
    'the events that $tag receives: what concerns the cart is sent to all',
    ({ tag, events }) => {
      const checkout = tag === 'pinpu-cart' ? ['pinpu:checkout'] : [];
      expect(sorted(events)).toEqual([
        'pinpu:add',
        'pinpu:change',
        ...checkout,
        'pinpu:error',
        'pinpu:outcome',
      ]);
    },
  );

  it('the events, parts and slots of the elements', () => {
    expect([...EVENT_NAMES].sort()).toEqual(inSource(/'(pinpu:[a-z]+)'/g));
    expect(all('parts').sort()).toEqual(inSource(/\bpart="([a-z-]+)"/g));
    expect(all('slots').sort()).toEqual(['', ...inSource(/<slot name="([a-z]+)"/g)]);
  });

  it('each of them in the language of the page', () => {
    const entries = ELEMENTS.flatMap(({ tag, summary, attributes, events, methods, ...rest }) => [
      { name: tag, summary },
      ...attributes,
      ...events,
      ...methods,
      ...rest.slots,
      ...rest.parts,
      ...rest.properties,
    ]);
    const without = entries.filter(({ summary }) => !/\p{Script=Han}/u.test(summary));
    expect(without).toEqual([]);
  });
});
