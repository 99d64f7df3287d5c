import type { Composition, PublicConfig, RenderJob } from '@pinpu/shared/contracts';

/**
 * The input of a rendering: the page's address, its composition, and public data. Nothing else of the request is passed
 * on, nor the token in the composition.
 */
export function renderJob(
  { url, seed, data_limit_ms }: Pick<RenderJob, 'url' | 'seed' | 'data_limit_ms'>,
  { id, remotes, refused: rejected, shell, rest }: Composition,
  config: PublicConfig,
  now: Date,
): RenderJob {
  const composition = { id, remotes, refused: rejected, shell, ...(rest && { rest }) };
  return { url, composition, config, now: now.getTime(), data_limit_ms, seed };
}
