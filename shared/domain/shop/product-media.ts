/** A video of a product: a file of the shop's own, or one on YouTube, which opens only after a press. */
export interface ProductVideo {
  title: string;
  /** Path of the file; '' for one on YouTube. */
  file: string;
  /** The id on YouTube; '' for a file. */
  youtube: string;
  /** Base URL of the still picture; '' for none. */
  poster: string;
}
