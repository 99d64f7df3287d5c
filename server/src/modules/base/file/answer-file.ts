import type { AdminFile } from '@pinpu/shared/contracts';
import type { FastifyReply } from 'fastify';
import { attachment } from '../../../platform/http/attachment.ts';
import type { FileRow } from './repository.ts';

export const linkOf = (path: string): string =>
  `/files/${path.split('/').map(encodeURIComponent).join('/')}`;

/** Files as the audit log names them: by path, without their names, which may be personal data. */
export const auditSubject = (paths: readonly string[]): string =>
  paths.map((path) => path.split('/').slice(0, 2).join('/')).join(', ');

export const adminFileOf = ({ path, object: _, c_date, ...file }: FileRow): AdminFile => ({
  ...file,
  link: linkOf(path),
  c_date: c_date.toISOString(),
});

/** Browsers save the file under its name, never show or run it; caches do not store it. */
export const downloadHeaders = (reply: FastifyReply, name: string): FastifyReply =>
  reply.headers({
    'content-disposition': attachment(name),
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
