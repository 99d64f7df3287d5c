export { formatDate, formatDateTime } from './dates.ts';
