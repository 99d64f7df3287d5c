import shared from '@pinpu/shared/package.json';

/** The version of `@pinpu/shared` this shell brings. */
export const sharedVersion = shared.version;
