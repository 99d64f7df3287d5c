/** The pages of a remote that has none. */
export const pages = undefined;
