import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { md5Of } from '../../../../platform/s3/md5-of.ts';
import { openBucket } from '../../../../platform/s3/open-bucket.ts';
import type { S3Config } from '../../../../platform/s3/s3-config.ts';
import type { FileStorage } from './port.ts';

const UNAVAILABLE =
  'files of the administration can be neither uploaded nor downloaded until it does';

export async function s3Storage(config: S3Config): Promise<FileStorage> {
  const { client, place, keys, orMissing } = await openBucket(config, UNAVAILABLE);
  return {
    async add(name, { path, bytes }) {
      const ContentMD5 = await md5Of(path);
      const Body = createReadStream(path);
      const object = { ...place(name), Body, ContentLength: bytes, ContentMD5 };
      await client.send(new PutObjectCommand(object)).finally(() => Body.destroy());
    },
    async open(name) {
      const found = await orMissing(client.send(new GetObjectCommand(place(name))));
      return found?.Body instanceof Readable ? found.Body : undefined;
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(place(name)));
    },
    names: () => keys(''),
  };
}
