import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { type Config, ROOT_DIR, readConfig } from './config.ts';

/** Variables that are already set have priority over `.env`. */
export function loadConfig(): Config {
  const file = join(ROOT_DIR, '.env');
  if (existsSync(file)) loadEnvFile(file);
  return readConfig(process.env);
}
