import {
  GetObjectCommand,
  HeadBucketCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { StartupError } from '../errors/startup-error.ts';
import type { S3Config } from './s3-config.ts';

const CONNECT_MS = 3_000;
const REQUEST_MS = 20_000;

const clientOf = (config: S3Config) =>
  new S3Client({
    region: config.region,
    ...(config.endpoint && { endpoint: config.endpoint }),
    forcePathStyle: config.pathStyle,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    // Some compatible storages do not support Amazon's newer checksums; uploads have an MD5 instead.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: REQUEST_MS },
  });

export const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

const isMissing = (error: unknown): boolean =>
  statusOf(error) === 404 && !(error instanceof Error && error.name === 'NoSuchBucket');

const REASONS: Record<number, string> = {
  403: 'the storage rejects the key: correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and let them list, read and write the bucket',
  404: 'there is no such bucket: make it, or correct S3_BUCKET',
};

/** A wrong setting prevents the start; for an unreachable storage, only `unavailable` is printed. */
async function checkBucket(
  client: S3Client,
  { bucket, endpoint }: S3Config,
  unavailable: string,
): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
  } catch (error) {
    const status = statusOf(error);
    if (status === undefined || status >= 500)
      console.warn(`The storage ${endpoint ?? 'Amazon S3'} does not answer: ${unavailable}.`);
    else
      throw new StartupError(
        `The bucket ${bucket} of S3_BUCKET can't be used: ${REASONS[status] ?? `the storage answers ${status}: check S3_ENDPOINT and S3_REGION`}.`,
      );
  }
}

/** `unavailable` says what does not work while the storage does not answer. @throws StartupError */
export async function openBucket(config: S3Config, unavailable: string) {
  const client = clientOf(config);
  await checkBucket(client, config, unavailable);
  const folder = config.prefix === '' ? '' : `${config.prefix}/`;
  const place = (key: string) => ({ Bucket: config.bucket, Key: folder + key });
  const orMissing = <T>(found: Promise<T>): Promise<T | undefined> =>
    found.catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });

  async function* keys(prefix: string): AsyncGenerator<string> {
    const query = { Bucket: config.bucket, Prefix: folder + prefix };
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, query))
      for (const { Key = '' } of Contents) yield Key.slice(folder.length);
  }

  async function read(key: string): Promise<Buffer | undefined> {
    const found = await orMissing(client.send(new GetObjectCommand(place(key))));
    const bytes = await found?.Body?.transformToByteArray();
    return bytes && Buffer.from(bytes);
  }
  return { client, place, read, keys, orMissing };
}
