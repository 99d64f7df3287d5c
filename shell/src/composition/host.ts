import type { CompositionHost } from '@pinpu/shared/domain';
import frame from './frame.json';

/** The version of `@pinpu/shared` that this shell is built with; the build defines it. */
declare const SHARED_VERSION: string;
export const sharedVersion: string = SHARED_VERSION;

/** The shell as a host: its version of `@pinpu/shared`, and its frame's slots. */
export const shellHost: CompositionHost = { provides: sharedVersion, offers: frame.offers };
