import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { md5Of } from '../../../../platform/s3/md5-of.ts';
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

/** Uploaded pictures and files as objects of a bucket. @throws StartupError where the storage rejects bucket or key. */
export async function s3Storage(config: S3Config): Promise<PictureStorage> {
  const { client, place, read, keys, orMissing } = await openBucket(config, UNAVAILABLE);
  const head = (name: string) => orMissing(client.send(new HeadObjectCommand(place(name))));
  return {
    read,
    has: async (name) => (await head(name)) !== undefined,
    size: async (name) => (await head(name))?.ContentLength,
    async addFile(name, { path, bytes, type }) {
      const about = { ContentType: type, CacheControl: FOR_EVER, ContentMD5: await md5Of(path) };
      const Body = createReadStream(path);
      const object = { ...place(name), ...about, Body, ContentLength: bytes };
      await client.send(new PutObjectCommand(object)).finally(() => Body.destroy());
    },
    async open(name, { start, end }) {
      const object = { ...place(name), Range: `bytes=${start}-${end}` };
      const found = await orMissing(client.send(new GetObjectCommand(object)));
      return found?.Body instanceof Readable ? found.Body : undefined;
    },
    async write(name, bytes) {
      await client.send(new PutObjectCommand({ ...place(name), ...objectOf(bytes) }));
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(place(name)));
    },
    names: () => keys(''),
  };
}
