export { formatDate, formatDateTime } from './dates.ts';
export type { Dictionaries } from './messages.ts';
export { messagesIn, useMessages } from './messages.ts';
