import { createHash } from 'node:crypto';
import type { PublicConfig } from '@pinpu/shared/contracts';

/** A hash that identifies the configuration a page was rendered with; the session is left out. */
export const configMark = (config: PublicConfig): string =>
  createHash('sha256')
    .update(JSON.stringify({ ...config, s: '' }))
    .digest('base64url')
    .slice(0, 16);
