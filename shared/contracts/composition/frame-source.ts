import * as s from '@pinpu/shared/contracts/schema';

/** Slots of the shell's own frame: name → contract version. */
const offers = s.record(s.string(), s.int());
const page = { path: s.string(), title: s.string() };

/** The shell's own `frame.json`: the slots and pages of its frame. Unknown fields are errors. */
export const frameSourceSchema = s.strictObject({
  $schema: s.optional(s.string()),
  offers,
  work_slots: s.array(s.string()),
  pages: s.array(s.strictObject(page)),
  reads: s.array(s.string()),
});
export type FrameSource = s.Infer<typeof frameSourceSchema>;

/** The same fields in the shell's built manifest; some are missing in builds before 1.0. */
export const frameFields = {
  offers: s.withDefault(offers, {}),
  /** Those of `offers` that only the work frame shows. */
  work_slots: s.optional(s.array(s.string())),
  /** Pages of the frame itself, which search engines must not list. */
  pages: s.withDefault(s.array(s.object(page)), []),
  /** What the shell can read of a composition: `rest`, a lazy one. Older builds need the complete one in the HTML. */
  reads: s.optional(s.array(s.string())),
};
