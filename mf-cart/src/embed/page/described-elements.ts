import manifest from '../types/custom-elements.json';

/** A name with its purpose, as the manifest's `summary`; `detail` is the type of an event's detail. */
interface Described {
  name: string;
  summary: string;
}

/** One of the elements as `types/custom-elements.json` describes it; editors read that file, too. */
export interface DescribedElement {
  tag: string;
  summary: string;
  attributes: Described[];
  events: (Described & { detail: string })[];
  methods: (Described & { call: string })[];
  slots: Described[];
  parts: Described[];
  properties: Described[];
}

interface Member extends Described {
  kind: string;
  parameters?: { name: string; default?: string }[];
}

/** E.g. `add(prd_id, qty = 1)`. */
const callOf = ({ name, parameters = [] }: Member) =>
  `${name}(${parameters.map((one) => one.name + (one.default ? ` = ${one.default}` : '')).join(', ')})`;

const detailOf = (type: string) => type.replace(/^CustomEvent<(.*)>$/, '$1');

/** The elements, in the order of the manifest. */
export const ELEMENTS: readonly DescribedElement[] = manifest.modules.flatMap(({ declarations }) =>
  declarations.map(
    ({ tagName, summary, attributes, events, members, slots, cssParts, cssProperties }) => ({
      tag: tagName,
      summary,
      attributes,
      events: events.map(({ type, ...event }) => ({ ...event, detail: detailOf(type.text) })),
      methods: (members as Member[])
        .filter(({ kind }) => kind === 'method')
        .map((member) => ({ ...member, call: callOf(member) })),
      slots,
      parts: cssParts,
      properties: cssProperties,
    }),
  ),
);

/** Events of all elements, each once. */
export const EVENT_NAMES: readonly string[] = [
  ...new Set(ELEMENTS.flatMap(({ events }) => events.map(({ name }) => name))),
];

export const elementOf = (tag: string): DescribedElement | undefined =>
  ELEMENTS.find((element) => element.tag === tag);
