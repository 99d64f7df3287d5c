import type { PictureFault } from './picture-error.ts';
import { MAX_FILE_MEGABYTES, MAX_MEGAPIXELS } from './prepare-picture.ts';

const TEXTS: Readonly<Record<PictureFault, string>> = {
  EMPTY: '是空的檔案，請換一個檔案。',
  TOO_LARGE: `超過 ${MAX_FILE_MEGABYTES} MB，請縮小後再上傳。`,
  UNKNOWN_FORMAT: '不是可以使用的圖片，請存成 JPEG、PNG、WebP 或 AVIF。',
  DISGUISED: '的內容與副檔名不符，請以正確的格式另存後再上傳。',
  TOO_MANY_PIXELS: `超過 ${MAX_MEGAPIXELS} 百萬像素，請縮小後再上傳。`,
  HEVC_UNSUPPORTED: '是 HEIC 照片，這部伺服器無法讀取，請存成 JPEG，或在相機設定選「最相容」。',
  BROKEN: '已損壞，無法讀取，請重新存檔或複製後再上傳。',
};

/** Why a file is not accepted, as a sentence for a screen that begins with its name. */
export const pictureFaultText = (code: PictureFault, name: string): string =>
  `「${name}」${TEXTS[code]}`;

export const pictureFaultReason = (code: PictureFault): string => TEXTS[code];
