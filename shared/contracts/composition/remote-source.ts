import * as s from '@pinpu/shared/contracts/schema';
import { slotFillSchema } from './registry.ts';
import { pageDescriptionSchema, routeFields } from './route.ts';

/** A remote's own `remote.json`, written by its team: what it serves, fills and offers. Unknown fields are errors. */
export const remoteSourceSchema = s.strictObject({
  $schema: s.optional(s.string()),
  routes: s.array(s.strictObject({ ...routeFields, describe: pageDescriptionSchema })),
  fills: s.record(s.string(), slotFillSchema),
  offers: s.record(s.string(), s.int()),
});
export type RemoteSource = s.Infer<typeof remoteSourceSchema>;
