import { statfs } from 'node:fs/promises';

const MEGABYTE = 1024 * 1024;

/** Whether the disk of `dir` has at least `megabytes` free for an ordinary user. */
export async function hasFreeSpace(dir: string, megabytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize >= megabytes * MEGABYTE;
}
