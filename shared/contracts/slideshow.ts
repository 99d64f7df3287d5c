import * as s from '@pinpu/shared/contracts/schema';

/** One slide of the home carousel (spec §3). Dates are `YYYY-MM-DD` in Taipei, '' for open. */
export const slideshowSchema = s.object({
  id: s.string(),
  title: s.string(),
  sub_title: s.string(),
  /** Base URL of the mobile picture (4:5). */
  m: s.string(),
  /** Base URL of the desktop picture (21:9). */
  d: s.string(),
  url: s.string(),
  target: s.oneOf(['_self', '_blank']),
  enable: s.boolean(),
  enable_sdate: s.string(),
  enable_edate: s.string(),
  caption: s.string(),
  caption_position: s.oneOf(['left', 'right']),
});
export type Slideshow = s.Infer<typeof slideshowSchema>;
