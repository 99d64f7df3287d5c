import type { CompositionHost } from '@pinpu/shared/domain';
import shared from '@pinpu/shared/package.json';
import frame from './frame.json';

/** The shell as a host: its version of `@pinpu/shared`, and its frame's slots. */
export const shellHost: CompositionHost = { provides: shared.version, offers: frame.offers };
