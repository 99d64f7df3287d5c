/** Used for a remote without pages. */
export const pages = undefined;
