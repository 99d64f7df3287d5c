import { stat } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import S3rver from 's3rver';

export interface TestStorage {
  endpoint: string;
  close(): Promise<void>;
}

const listen = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

const FAILED =
  '<?xml version="1.0"?><Error><Code>PreconditionFailed</Code><Message>exists</Message></Error>';

interface Store {
  putObject(object: { bucket: string; key: string }): Promise<{ size: number }>;
  getObject(bucket: string, key: string, range?: object): Promise<unknown>;
  getResourcePath(bucket: string, key: string, resource: 'object'): string;
}

/** Atomically, as S3 does; s3rver lets an object be read before its file is complete. */
function writeAtOnce(store: Store) {
  const put = store.putObject.bind(store);
  const get = store.getObject.bind(store);
  const writing = new Map<string, Promise<unknown>>();
  async function write(object: Parameters<Store['putObject']>[0], file: string) {
    const written = await put(object);
    while ((await stat(file)).size !== written.size) await pause(1);
    return written;
  }
  store.putObject = (object) => {
    const file = store.getResourcePath(object.bucket, object.key, 'object');
    const written = write(object, file).finally(() => writing.delete(file));
    writing.set(file, written);
    return written;
  };
  store.getObject = async (bucket, key, range) => {
    await writing.get(store.getResourcePath(bucket, key, 'object'))?.catch(() => undefined);
    return get(bucket, key, range);
  };
}

/** s3rver does not support conditional writes: it overwrites despite `If-None-Match: *`. */
export async function s3Storage(directory: string, bucket: string): Promise<TestStorage> {
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  writeAtOnce((s3 as unknown as { store: Store }).store);
  const { port } = await s3.run();
  return { endpoint: `http://127.0.0.1:${port}`, close: () => s3.close() };
}

/** The same behind a proxy that answers conditional writes as Amazon does: 412 where the object exists. */
export async function conditionalS3(directory: string, bucket: string) {
  const noted: string[] = [];
  const s3 = await s3Storage(directory, bucket);
  const upstream = new URL(s3.endpoint);
  const taken = new Set<string>();
  const proxy = createServer((incoming, answer) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const [key = ''] = url.split('?', 1);
    noted.push(`${method} ${key}`);
    if (method === 'DELETE') taken.delete(key);
    if (method === 'PUT' && headers['if-none-match'] === '*' && taken.has(key)) {
      incoming.resume();
      answer.writeHead(412, { 'content-type': 'application/xml' }).end(FAILED);
      return;
    }
    if (method === 'PUT') taken.add(key);
    const { hostname, port } = upstream;
    const onward = request({ hostname, port, method, path: url, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    incoming.pipe(onward);
  });
  const port = await listen(proxy);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    /** Method and key of every request since the last call, such as `GET /shop/registry/1.json`. */
    requests: () => noted.splice(0),
    async close() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
      await s3.close();
    },
  };
}
