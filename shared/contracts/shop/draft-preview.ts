import * as s from '@pinpu/shared/contracts/schema';
import { publicConfigSchema } from './config.ts';

/** Message that a preview's frame sends to the back office around it, once it listens. */
export const PREVIEW_READY = 'pinpu-preview-ready';

/** Message that the back office sends to the frame: the configuration that shoppers would get. */
export const previewDraftSchema = s.object({
  type: s.literal('pinpu-preview-draft'),
  config: publicConfigSchema,
});
export type PreviewDraft = s.Infer<typeof previewDraftSchema>;
