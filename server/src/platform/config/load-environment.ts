import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { type Config, ROOT_DIR, readConfig } from './config.ts';

/**
 * Loads `.env` from the repository's root if it exists, where variables that are already set have priority; then parses
 * the configuration.
 */
export function loadConfig(): Config {
  const file = join(ROOT_DIR, '.env');
  if (existsSync(file)) loadEnvFile(file);
  return readConfig(process.env);
}
