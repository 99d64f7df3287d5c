import type { Composition, PublicConfig, RenderJob } from '@pinpu/shared/contracts';

/**
 * Input of a rendering: the page's address, its composition, and public data. Nothing of the request
 * but the address gets here, and of a page's composition not the token it reports with.
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
