import * as s from '@pinpu/shared/contracts/schema';

/** Slots of the shell's own frame: name → contract version. */
const offers = s.record(s.string(), s.int());

/** The shell's own `frame.json`: the slots of its frame. Unknown fields are errors. */
export const frameSourceSchema = s.strictObject({
  $schema: s.optional(s.string()),
  offers,
  work_slots: s.array(s.string()),
  reads: s.array(s.string()),
});
export type FrameSource = s.Infer<typeof frameSourceSchema>;

/** The same fields in the shell's built manifest; some are missing in builds before 1.0. */
export const frameFields = {
  offers: s.withDefault(offers, {}),
  /** Those of `offers` that only the work frame shows. */
  work_slots: s.optional(s.array(s.string())),
  /** What the shell can read of a composition: `rest`, a lazy one. Older builds need the complete one in the HTML. */
  reads: s.optional(s.array(s.string())),
};
