import shared from '@pinpu/shared/package.json';

/** The version of `@pinpu/shared` that this shell provides. */
export const sharedVersion = shared.version;
