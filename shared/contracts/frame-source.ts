import * as s from '@pinpu/shared/contracts/schema';

/** Slots of the shell's own frame: name → contract version. */
const offers = s.record(s.string(), s.int());
/** A page of the frame. */
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

/** The same in the shell's built manifest; builds before 1.0 said less. */
export const frameFields = {
  offers: s.withDefault(offers, {}),
  /** Of `offers` those that only the work frame shows. */
  work_slots: s.optional(s.array(s.string())),
  /** Pages of its own frame, which search engines shan't list. */
  pages: s.withDefault(s.array(s.object(page)), []),
  /** What its pages may be served with: `rest`, a part of the composition. Older builds read all of it. */
  reads: s.optional(s.array(s.string())),
};
