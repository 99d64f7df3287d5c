/** Most slides of home, as the server accepts. */
export const SLIDE_LIMIT = 30;
