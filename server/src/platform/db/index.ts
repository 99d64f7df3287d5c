export type { Database, DatabaseHandle, PoolUsage } from './database.ts';
export { connectDatabase, openDatabase } from './open.ts';
