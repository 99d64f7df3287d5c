import path from 'node:path';
import type { FastifyReply } from 'fastify';
import type { Shop } from '../composition/service.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

const AT_ROOT = /^\/[\w-]+\.[a-z]+$/;

/** Sends an icon that browsers request at the shop's root under a fixed name; false where the address is not one. */
export async function sendRootFile(
  shop: Shop,
  pathname: string,
  reply: FastifyReply,
): Promise<boolean> {
  const type = TYPES[path.extname(pathname)];
  if (type === undefined || !AT_ROOT.test(pathname)) return false;
  const { shell } = await shop.composeFor();
  const bytes = await shell.rootFile(pathname.slice(1));
  if (bytes === undefined) return false;
  await reply.header('cache-control', 'public, max-age=86400').type(type).send(bytes);
  return true;
}
