import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadEnvFile } from 'node:process';
import { root } from '../build/workspaces.ts';

/** The addresses of a development session: the shop, and the scripts built from source. */
export interface Addresses {
  port: number;
  scriptPort: number;
  /** Origin of the scripts; loopback only. */
  scripts: string;
  /** Origin of the WebSocket that tells pages about changes. */
  socket: string;
}

/** The shop on `PORT` (by default 8080), the scripts on the next port. */
export function addresses(): Addresses {
  const file = path.join(root, '.env');
  if (existsSync(file)) loadEnvFile(file);
  const port = Number(process.env.PORT || 8080);
  const scriptPort = port + 1;
  const place = `127.0.0.1:${scriptPort}`;
  return { port, scriptPort, scripts: `http://${place}`, socket: `ws://${place}` };
}
