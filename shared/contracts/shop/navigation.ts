import * as s from '@pinpu/shared/contracts/schema';
import { LINK_TEXT_MAX, SAFE_ADDRESS } from '@pinpu/shared/domain';

const text = s.string().check(s.trim(), s.minLength(1), s.maxLength(LINK_TEXT_MAX));

const href = s.string().check(s.regex(SAFE_ADDRESS));

const linkSchema = s.object({ text, href, newTab: s.optional(s.boolean()) });

/** One entry of the frame's navigation: a plain link, or a dropdown of links (spec §2 Header). */
export const navigationItemSchema = s.union([
  linkSchema,
  s.object({ text, items: s.array(linkSchema) }),
]);
export type NavigationItem = s.Infer<typeof navigationItemSchema>;

/** The frame's settings; `module_options.frame` in the public configuration. */
export const frameOptionsSchema = s.object({
  /** Whether the filter button is shown on every route, and not only on lists. */
  filter_button: s.withDefault(s.boolean(), false),
  /** The entries of the side panel; the frame's own where missing. */
  navigation: s.optional(s.array(navigationItemSchema)),
});
export type FrameOptions = s.Infer<typeof frameOptionsSchema>;
