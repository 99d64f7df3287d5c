import { readFileSync } from 'node:fs';
import path from 'node:path';
import manifest from '../../mf-cart/src/embed/types/custom-elements.json' with { type: 'json' };
import { root } from '../build/workspaces.ts';

const GUIDE = readFileSync(path.join(root, 'docs/integrators.md'), 'utf8');

/** The section that starts with a bold word, up to the next one. */
const sectionOf = (word: string) => GUIDE.split(`\n**${word}`)[1]?.split('\n**')[0] ?? '';

/** The table rows in a text whose first cell is code: the name, what follows it in the cell, and the next cell. */
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| `([^`]+)`([^|]*)\| ([^|]*)\|/gm)].map(
    ([, name = '', mark = '', next = '']) => ({
      name,
      mark: mark.trim(),
      next: next.trim(),
    }),
  );

const elements = manifest.modules.flatMap(({ declarations }) => declarations);
const named = (list: readonly { name: string }[]) => list.map(({ name }) => name);
const unique = (names: readonly string[]) => [...new Set(names)].sort();
const codeIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** The names that the guide's tables use for the elements. */
const CALLED: Record<string, string> = {
  'pinpu-cart': 'cart',
  'pinpu-buy-button': 'button',
  'pinpu-product': 'card',
};
const ownersOf = (attribute: string) => {
  const owners = elements.filter(({ attributes }) => named(attributes).includes(attribute));
  return owners.length === elements.length
    ? 'all'
    : owners.map(({ tagName }) => CALLED[tagName]).join(', ');
};

describe('docs/integrators.md says of the elements what custom-elements.json says [M5]', () => {
  it('their names', () => {
    const table = GUIDE.slice(0, GUIDE.indexOf('**Attributes**'));
    expect(rowsOf(table).map(({ name }) => name.match(/pinpu-[a-z-]+/)?.[0])).toEqual(
      elements.map(({ tagName }) => tagName),
    );
  });

  it('attributes, and which elements have them', () => {
    const attributes = unique(elements.flatMap((element) => named(element.attributes)));
    const rows = rowsOf(sectionOf('Attributes')).map(({ name, next }) => [name, next]);
    expect(rows.sort()).toEqual(attributes.map((name) => [name, ownersOf(name)]));
  });

  it('events with their details, and which can be cancelled', () => {
    const events = new Map(elements.flatMap(({ events }) => events.map((one) => [one.name, one])));
    const rows = rowsOf(sectionOf('Events'));
    expect(rows.map(({ name }) => name).sort()).toEqual([...events.keys()].sort());
    for (const { name, mark, next } of rows) {
      const { type, description } = events.get(name) ?? { type: { text: '' }, description: '' };
      const fields = [...type.text.matchAll(/(\w+): /g)].map(([, field = '']) => field);
      expect([name, codeIn(next).filter((code) => fields.includes(code))]).toEqual([name, fields]);
      expect([name, mark]).toEqual([name, description.includes('cancelable') ? '*' : '']);
    }
  });

  it('methods and properties of the cart', () => {
    const [cart] = elements;
    const own = cart?.members.filter((member) => !('attribute' in member)) ?? [];
    const names = codeIn(sectionOf('Methods')).map((code) => code.replace(/\(.*/, ''));
    for (const { name } of own) expect(names).toContain(name);
  });

  it('custom properties, parts and slots', () => {
    const looks = codeIn(sectionOf('Looks'));
    const properties = unique(elements.flatMap(({ cssProperties }) => named(cssProperties)));
    expect(looks.filter((code) => code.startsWith('--pinpu-')).sort()).toEqual(properties);
    const parts = unique(elements.flatMap(({ cssParts }) => named(cssParts)));
    const slots = unique(elements.flatMap(({ slots }) => named(slots))).filter(Boolean);
    const rest = looks.filter((code) => /^[a-z-]+$/.test(code) && !code.startsWith('--'));
    expect(unique(rest)).toEqual(unique([...parts, ...slots]));
  });
});
