import type { Slideshow } from '@pinpu/shared/contracts';
import type { SettingFault } from '@pinpu/shared/contracts/backoffice';

/** Props of a slide's fields. */
export interface SlideFormProps {
  slide: Slideshow;
  name: string;
  /** The path of its faults: `slideshows[0]`. */
  field: string;
  faults: readonly SettingFault[];
  onChange: (slide: Slideshow) => void;
}
