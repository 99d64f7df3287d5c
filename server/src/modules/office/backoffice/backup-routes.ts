import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeBackup } from '../../../platform/backup/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { App, Deps } from '../../../platform/module.ts';
import { release } from '../../../platform/release.ts';

/**
 * `GET /api/backoffice/backup`, used by `npm run backup` where the database is embedded in this process. The backup is
 * written to DATA_DIR first, since the embedded database is locked while it is read, and a slow download must not
 * prolong that.
 */
export function backupRoute(app: App, { db, config, clock }: Deps): void {
  const file = join(config.dataDir, 'backup.spool');
  let writing = false;
  // A process that was killed while it wrote one left a copy of the whole shop.
  app.addHook('onReady', () => rm(file, { force: true }));

  app.get(
    '/api/backoffice/backup',
    { schema: { hide: true }, config: { audit: 'shop.backup', operator: 'only' } },
    async (_request, reply) => {
      if (writing)
        throw new Rejection(
          409,
          'BACKUP_IN_PROGRESS',
          '另一個備份正在進行，請等它完成後再執行一次。',
        );
      writing = true;
      try {
        const source = { db, uploadsDir: config.uploadsDir, release, now: clock() };
        await writeBackup(source, createWriteStream(file, { mode: 0o600 }));
        const written = await open(file);
        const { size } = await written.stat();
        reply.type('application/gzip').header('content-length', size);
        return reply.send(written.createReadStream());
      } finally {
        // The file is deleted while it is open; a running download still reads it to its end.
        await rm(file, { force: true });
        writing = false;
      }
    },
  );
}
