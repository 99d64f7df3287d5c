import { createHash } from 'node:crypto';
import { DeleteObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { openBucket } from '../../../../platform/s3/open-bucket.ts';
import type { S3Config } from '../../../../platform/s3/s3-config.ts';
import type { PictureStorage } from '../port.ts';

const typeOf = (bytes: Buffer) => (bytes[0] === 0xff ? 'image/jpeg' : 'image/png');

const FOR_EVER = 'public, max-age=31536000, immutable';

const objectOf = (bytes: Buffer) => ({
  Body: bytes,
  ContentMD5: createHash('md5').update(bytes).digest('base64'),
  ContentType: typeOf(bytes),
  CacheControl: FOR_EVER,
});

const UNAVAILABLE = 'pictures that are not encoded yet are missing until it does';

/** Uploaded pictures as objects of a bucket. @throws StartupError where the storage rejects bucket or key. */
export async function s3Storage(config: S3Config): Promise<PictureStorage> {
  const { client, place, read, keys, orMissing } = await openBucket(config, UNAVAILABLE);
  return {
    read,
    has: async (name) =>
      (await orMissing(client.send(new HeadObjectCommand(place(name))))) !== undefined,
    async write(name, bytes) {
      await client.send(new PutObjectCommand({ ...place(name), ...objectOf(bytes) }));
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(place(name)));
    },
    names: () => keys(''),
  };
}
