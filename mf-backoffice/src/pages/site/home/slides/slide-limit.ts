/** The largest number of slides that the server accepts. */
export const SLIDE_LIMIT = 30;
