export type { Database, DatabaseHandle } from './database.ts';
export { openDatabase } from './open.ts';
