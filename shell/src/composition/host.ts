import type { CompositionHost } from '@pinpu/shared/domain';
import shared from '@pinpu/shared/package.json';
import frame from './frame.json';

/** What this shell is to remotes: the version of `@pinpu/shared` it brings, and the slots of its own frame. */
export const shellHost: CompositionHost = { provides: shared.version, offers: frame.offers };
