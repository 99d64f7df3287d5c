export type PictureFault =
  | 'EMPTY'
  | 'TOO_LARGE'
  | 'UNKNOWN_FORMAT'
  | 'DISGUISED'
  | 'TOO_MANY_PIXELS'
  | 'HEVC_UNSUPPORTED'
  | 'BROKEN';

/** A rejected file; the message is a sentence with its name, the reason and what to do. */
export class PictureError extends Error {
  override name = 'PictureError';
  readonly code: PictureFault;

  constructor(code: PictureFault, file: string, reason: string) {
    super(`${file} ${reason}`);
    this.code = code;
  }
}
