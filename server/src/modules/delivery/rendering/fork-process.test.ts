import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeDescriptors } from './fork-process.ts';

/** Connects to a socket and opens a file, each time it is asked; prints the two results. */
const TRIES = (socket: string) => `
const { connect } = require('node:net'), { openSync, closeSync } = require('node:fs');
process.stdin.on('data', () => {
  let file = 'opened';
  try { closeSync(openSync('/dev/null')); } catch (error) { file = error.code; }
  const tried = connect(${JSON.stringify(socket)});
  const end = (how) => { tried.destroy(); process.stdout.write(file + ' ' + how); };
  tried.once('connect', () => end('connected')).once('error', (error) => end(error.code));
});`;

it('a process whose descriptors are closed opens no socket and no file [41 S2]', async () => {
  const socket = path.join(tmpdir(), `pinpu-closed-${process.pid}.sock`);
  const server = createServer().listen(socket);
  await once(server, 'listening');
  const child = spawn(process.execPath, ['-e', TRIES(socket)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ask = async () => {
    child.stdin.write('?');
    const [bytes] = await once(child.stdout, 'data');
    return String(bytes);
  };
  try {
    expect(await ask()).toBe('opened connected');
    expect(await closeDescriptors(child.pid)).toBeUndefined();
    expect(await ask()).toBe('EMFILE EMFILE');
    expect(await closeDescriptors(undefined)).toEqual(expect.any(String));
  } finally {
    child.kill('SIGKILL');
    server.close();
    rmSync(socket, { force: true });
  }
});
