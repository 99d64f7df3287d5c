import { createHash } from 'node:crypto';
import {
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { StartupError } from '../../../platform/errors/startup-error.ts';
import type { PictureStorage } from '../port.ts';
import type { S3Config } from './config.ts';

const CONNECT_MS = 3_000;
const REQUEST_MS = 20_000;

const clientOf = (config: S3Config) =>
  new S3Client({
    region: config.region,
    ...(config.endpoint && { endpoint: config.endpoint }),
    forcePathStyle: config.pathStyle,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    // Some compatible storages lack Amazon's newer checksums; uploads carry an MD5 instead.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: REQUEST_MS },
  });

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

const isMissing = (error: unknown): boolean =>
  statusOf(error) === 404 && !(error instanceof Error && error.name === 'NoSuchBucket');

const REASONS: Record<number, string> = {
  403: 'the storage refuses the key: correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and let them list, read and write the bucket',
  404: 'there is no such bucket: make it, or correct S3_BUCKET',
};

/** A wrong setting prevents the start; an unreachable storage only makes its pictures unavailable. */
async function checkBucket(client: S3Client, { bucket, endpoint }: S3Config): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
  } catch (error) {
    const status = statusOf(error);
    if (status === undefined || status >= 500)
      console.warn(
        `The storage ${endpoint ?? 'Amazon S3'} does not answer: pictures that are not encoded yet are missing until it does.`,
      );
    else
      throw new StartupError(
        `The bucket ${bucket} of S3_BUCKET can't be used: ${REASONS[status] ?? `the storage answers ${status}: check S3_ENDPOINT and S3_REGION`}.`,
      );
  }
}

const typeOf = (bytes: Buffer) => (bytes[0] === 0xff ? 'image/jpeg' : 'image/png');

const FOR_EVER = 'public, max-age=31536000, immutable';

const objectOf = (bytes: Buffer) => ({
  Body: bytes,
  ContentMD5: createHash('md5').update(bytes).digest('base64'),
  ContentType: typeOf(bytes),
  CacheControl: FOR_EVER,
});

/** Uploaded pictures as objects of a bucket. @throws StartupError where the storage rejects bucket or key. */
export async function s3Storage(config: S3Config): Promise<PictureStorage> {
  const client = clientOf(config);
  await checkBucket(client, config);
  const folder = config.prefix === '' ? '' : `${config.prefix}/`;
  const place = (name: string) => ({ Bucket: config.bucket, Key: folder + name });

  async function* storedNames(): AsyncGenerator<string> {
    const pages = paginateListObjectsV2({ client }, { Bucket: config.bucket, Prefix: folder });
    for await (const { Contents = [] } of pages)
      for (const { Key = '' } of Contents) yield Key.slice(folder.length);
  }

  const orMissing = <T>(found: Promise<T>): Promise<T | undefined> =>
    found.catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });

  return {
    async read(name) {
      const found = await orMissing(client.send(new GetObjectCommand(place(name))));
      const bytes = await found?.Body?.transformToByteArray();
      return bytes && Buffer.from(bytes);
    },
    has: async (name) =>
      (await orMissing(client.send(new HeadObjectCommand(place(name))))) !== undefined,
    async write(name, bytes) {
      await client.send(new PutObjectCommand({ ...place(name), ...objectOf(bytes) }));
    },
    names: storedNames,
  };
}
