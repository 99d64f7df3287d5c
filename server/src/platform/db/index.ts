export type { Database, DatabaseHandle } from './database.ts';
export { connectDatabase, openDatabase } from './open.ts';
