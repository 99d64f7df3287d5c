/** The query key of the list of files. */
export const FILES_KEY = ['admin', 'files'];
