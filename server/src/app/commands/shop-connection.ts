import '../../platform/known-modules.ts';
import { openAsBlob } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { operatorToken } from '../../modules/base/admin/operator-token.ts';
import type { Config } from '../../platform/config/config.ts';
import { StartupError } from '../../platform/errors/startup-error.ts';
import { tryLockDataDir } from '../startup/data-dir-lock.ts';
import type { ShopAddress } from './own-shop.ts';

/** A client of the shop of a DATA_DIR, over loopback with the operator's token. */
export interface ShopConnection {
  /** A call with JSON or a form; returns the answer's `body`. @throws StartupError with the shop's sentence where it rejects. */
  call<T>(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object): Promise<T>;
  /** POST of a form, answered by a stream of JSON lines. */
  stream<T>(path: string, form: FormData): AsyncIterable<T>;
  /** GET of bytes. */
  download(path: string): Promise<Readable>;
  close(): Promise<void>;
}

interface Rejected {
  msg?: { Message: string }[];
}

function runningAt({ host, port }: Config): ShopAddress {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const origin = `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  return { origin, close: async () => undefined };
}

/** Loads the server only here: after `known-modules.ts` (ADR 0004), and not for a shop that is running. */
const startOwn = async (config: Config, unlock: () => void): Promise<ShopAddress> =>
  (await import('./own-shop.ts')).startOwnShop(config, unlock);

async function rejected(answer: Response): Promise<never> {
  const body = (await answer.json().catch(() => ({}))) as Rejected;
  const messages = body.msg?.map(({ Message }) => Message) ?? [];
  throw new StartupError(messages.join('\n') || `The shop answered ${answer.status}.`);
}

async function* linesOf<T>(answer: Response): AsyncGenerator<T> {
  const lines = createInterface({ input: bytesOf(answer), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) yield JSON.parse(line) as T;
}

const bytesOf = (answer: Response): Readable =>
  answer.body ? Readable.from(answer.body) : Readable.from([]);

const contentOf = (payload: object | undefined): RequestInit => {
  if (payload === undefined) return {};
  if (payload instanceof FormData) return { body: payload };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(payload) };
};

/** A form with a file, which is streamed from the disk. @throws StartupError where it can't be read. */
export async function formWith(
  path: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<FormData> {
  try {
    await (await open(path)).close();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartupError(`${path} can't be read (${why}): check its name.`);
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', await openAsBlob(path), basename(path));
  return form;
}

/** The shop of this configuration: the running one, or one started for this connection alone. */
export async function connectShop(config: Config): Promise<ShopConnection> {
  const unlock = tryLockDataDir(config.dataDir);
  const { origin, close } = unlock ? await startOwn(config, unlock) : runningAt(config);
  const authorization = `Bearer ${operatorToken(config.dataDir)}`;

  async function ask(path: string, init: RequestInit): Promise<Response> {
    const answer = await fetch(origin + path, {
      ...init,
      headers: { ...init.headers, authorization },
    }).catch(() => {
      throw new StartupError(
        `DATA_DIR ${config.dataDir} is in use, but no shop answers at port ${config.port}: set PORT as the running shop has it.`,
      );
    });
    return answer.ok ? answer : rejected(answer);
  }

  return {
    async call<T>(method: string, path: string, payload?: object) {
      return ((await (await ask(path, { method, ...contentOf(payload) })).json()) as { body: T })
        .body;
    },
    async *stream<T>(path: string, form: FormData) {
      yield* linesOf<T>(await ask(path, { method: 'POST', body: form }));
    },
    download: async (path) => bytesOf(await ask(path, {})),
    close,
  };
}

/** Runs `work` with the shop of this configuration, then disconnects. */
export async function withShop<T>(
  config: Config,
  work: (shop: ShopConnection) => Promise<T>,
): Promise<T> {
  const shop = await connectShop(config);
  try {
    return await work(shop);
  } finally {
    await shop.close();
  }
}
