import { frameSourceSchema, remoteSourceSchema } from '@pinpu/shared/contracts';
import type { Schema } from '@pinpu/shared/contracts/schema';
import { toJSONSchema } from 'zod/v4/core';

/** Descriptions that editors show for fields: from the path of property names to a sentence. */
type Descriptions = Readonly<Record<string, string>>;

const OF_REMOTE: Descriptions = {
  routes: 'The pages this remote serves.',
  fills:
    'Slots of other screens that it fills, by the loaders in src/slots.tsx; room is the height in pixels that is reserved for it.',
  offers: 'Slots on its own screens, with the version of their contract.',
  'routes.path': 'React Router pattern, for example /cart/:ACT?/:UUID?',
  'routes.page': 'Name of the page in src/routes.tsx; its chunk is called page-<name>.',
  'routes.view': 'View category: the style class view-<name> of header and main.',
  'routes.describe': 'Description of the page: its title, its head, its place in the sitemap.',
  'routes.early': 'First calls of the page for a guest without a query, below /api/: product/:ID',
  'routes.legacy_paths': 'Old addresses that lead to this page.',
  'routes.price_level': '1: the promotional storefront.',
  'routes.first_picture': 'The largest picture of the first screen, which the gateway preloads.',
  'routes.shuffled':
    "Whether it shuffles what it shows: the server renders it with the visit's own seed.",
  'routes.next': 'View categories that mostly follow; their code is prefetched when idle.',
  'routes.prefetch_when': 'cart: prefetched from any page while something is in the cart.',
  'routes.filters': 'Whether the side panel shows slot list.filters here.',
  'routes.no_keywords': 'Where the bar of quick keywords is left out.',
  'routes.frame': "work: for the shop's own people, drawn in the work frame with their navigation.",
  'routes.work_links': 'Links to this page in the navigation of the work frame.',
  'routes.footer_links': 'Links to this page in the footer.',
  'routes.links': 'Links to this page in the header or in the panel of phones.',
};

const OF_FRAME: Descriptions = {
  offers: "Slots of the shell's own frame, with the version of their contract.",
  work_slots: 'Those of offers that only the work frame shows.',
  reads: 'What its pages may be served with; rest: a part of the composition.',
};

interface JsonSchema {
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}

function describe(schema: JsonSchema, descriptions: Descriptions, prefix = '') {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const path = prefix + name;
    const description = descriptions[path];
    if (description !== undefined) property.description = description;
    if (property.items !== undefined) describe(property.items, descriptions, `${path}.`);
  }
}

function jsonSchema(contract: Schema, title: string, descriptions: Descriptions): string {
  const schema = toJSONSchema(contract, {
    io: 'input',
    // Programs that read a manifest ignore unknown fields, since it may be newer. For a person who writes one, an
    // unknown field is a mistake.
    override({ jsonSchema: part }) {
      if (part.properties !== undefined) part.additionalProperties = false;
    },
  }) as JsonSchema;
  describe(schema, descriptions);
  return `${JSON.stringify({ title, ...schema }, null, 2)}\n`;
}

/** The JSON schemas for editors, generated from the contracts: from file to content, as committed. */
export const jsonSchemas = (): Record<string, string> => ({
  'remote.schema.json': jsonSchema(remoteSourceSchema, 'remote.json of a Pinpu remote', OF_REMOTE),
  'frame.schema.json': jsonSchema(frameSourceSchema, 'frame.json of the Pinpu shell', OF_FRAME),
});
