/** The parts of other screens of a remote that has none. */
export const slots = undefined;
