/** Used for a remote that fills no slots. */
export const slots = undefined;
