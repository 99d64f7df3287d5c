import type { MediaKind } from '@pinpu/shared/domain';

export const MEDIA_TYPES: Readonly<Record<MediaKind, string>> = {
  video: 'video/mp4',
  manual: 'application/pdf',
};
