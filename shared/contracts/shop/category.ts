import * as s from '@pinpu/shared/contracts/schema';

/** A category; a parent has `parent_cate_id` '' (spec §3). */
export const categorySchema = s.object({
  cate_id: s.string(),
  cate_name: s.string(),
  parent_cate_id: s.string(),
  /** Base URL of its picture, '' for none; sizes by `?w=`. */
  cate_attachment: s.string(),
});
export type Category = s.Infer<typeof categorySchema>;
