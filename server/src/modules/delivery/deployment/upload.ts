import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { DeploymentStorage } from '../registry/index.ts';
import { VERSION_LIMITS } from './artefact.ts';
import { folderOf, isFilePath, requireNames } from './names.ts';
import { incrementUploadedBytes } from './upload-repository.ts';

export interface Upload {
  name: string;
  version: string;
  path: string;
  bytes: Buffer;
}

/**
 * Stores a file of a version once; sending the same bytes again changes nothing. @throws Rejection 409 for other bytes
 * under an existing name, 413 where the version becomes too large.
 */
export async function storeFile(
  { db, storage }: { db: Database; storage: DeploymentStorage },
  { name, version, path, bytes }: Upload,
  now: Date,
): Promise<'created' | 'exists'> {
  requireNames(name, version);
  if (!isFilePath(path)) throw new Rejection(400, 'BAD_PATH', `「${path}」不能作為檔案路徑。`);
  const key = folderOf(name, version) + path;
  const stored = await storage.read(key);
  // Recorded before the file is stored, since pruning skips versions with a recent upload.
  const added = stored === undefined ? bytes.length : 0;
  const total = await incrementUploadedBytes(db, { name, version }, added, now);
  if (stored === undefined) {
    if (total > VERSION_LIMITS.bytes)
      throw new Rejection(
        413,
        'VERSION_TOO_LARGE',
        '這個版本的檔案合計超過 30 MB，請縮減後再部署。',
      );
    if ((await storage.create(key, bytes)) === 'created') return 'created';
  }
  const there = stored ?? (await storage.read(key));
  if (there?.equals(bytes)) return 'exists';
  throw new Rejection(
    409,
    'FILE_EXISTS',
    `${path} 已存在而且內容不同。已部署的檔案不會被覆寫，請重新建置成新的版本。`,
  );
}
