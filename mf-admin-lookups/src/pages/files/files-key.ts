export const FILES_KEY = ['admin', 'files'];
