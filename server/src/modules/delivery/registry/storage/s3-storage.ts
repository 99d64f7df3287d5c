import { createHash, randomUUID } from 'node:crypto';
import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { StartupError } from '../../../../platform/errors/startup-error.ts';
import { openBucket, statusOf } from '../../../../platform/s3/open-bucket.ts';
import type { S3Config } from '../../../../platform/s3/s3-config.ts';
import { checkedKey, type DeploymentStorage } from './port.ts';

const UNAVAILABLE =
  'nothing can be deployed, and versions that this machine has not served yet are missing, until it does';

/** The status where another conditional write of the same key is in progress. */
const CONFLICT = 409;
const PRECONDITION_FAILED = 412;
const ATTEMPTS = 5;

/** A storage that ignores the condition would let two teams overwrite each other's flips. */
async function probe({ create, remove }: DeploymentStorage, { bucket }: S3Config) {
  const key = `probe/${randomUUID()}`;
  try {
    await create(key, Buffer.from('1'));
    if ((await create(key, Buffer.from('2'))) === 'exists') return;
  } catch (error) {
    const status = statusOf(error);
    // No response or a 5xx: the storage is unreachable now, which the first deployment will report. 501: it does not
    // implement conditional writes.
    if (status !== 501 && (status === undefined || status >= 500)) return;
    if (status !== 501) throw error;
  } finally {
    await remove(key).catch(() => undefined);
  }
  throw new StartupError(
    `The storage of S3_BUCKET ${bucket} overwrites objects in spite of "If-None-Match: *", so that deployments could be lost: use one that supports conditional writes, or DEPLOYMENT_STORAGE=dir.`,
  );
}

/** @throws StartupError where the storage rejects bucket or key, or lacks conditional writes. */
export async function s3Storage(config: S3Config): Promise<DeploymentStorage> {
  const { client, place, read, keys } = await openBucket(config, UNAVAILABLE);
  const put = (key: string, bytes: Buffer) =>
    client.send(
      new PutObjectCommand({
        ...place(key),
        Body: bytes,
        ContentMD5: createHash('md5').update(bytes).digest('base64'),
        IfNoneMatch: '*',
      }),
    );
  const storage: DeploymentStorage = {
    name: `${config.endpoint ?? 's3'}/${config.bucket}/${config.prefix}`,
    read: (key) => read(checkedKey(key)),
    async create(key, bytes) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          await put(checkedKey(key), bytes);
          return 'created';
        } catch (error) {
          const status = statusOf(error);
          if (status === PRECONDITION_FAILED) return 'exists';
          if (status !== CONFLICT || attempt === ATTEMPTS) throw error;
        }
      }
    },
    list: keys,
    async remove(key) {
      await client.send(new DeleteObjectCommand(place(checkedKey(key))));
    },
  };
  await probe(storage, config);
  return storage;
}
