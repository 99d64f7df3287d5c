import * as s from '@pinpu/shared/contracts/schema';

const text = s.withFallback(s.string(), '');

/** A slide of the home carousel (spec §3). Dates are `YYYY-MM-DD` in Taipei; '' leaves an end open. */
export const slideshowSchema = s.object({
  id: s.string(),
  title: text,
  sub_title: text,
  /** Base URL of the mobile picture (4:5). */
  m: text,
  /** Base URL of the desktop picture (21:9). */
  d: text,
  url: text,
  target: s.withFallback(s.oneOf(['_self', '_blank']), '_self'),
  enable: s.boolean(),
  enable_sdate: text,
  enable_edate: text,
  caption: text,
  caption_position: s.withFallback(s.oneOf(['left', 'right']), 'left'),
});
export type Slideshow = s.Infer<typeof slideshowSchema>;
