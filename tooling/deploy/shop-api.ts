import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { failureSchema } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import { DeployError } from './deploy-error.ts';

export interface ShopApi {
  /** The shop's origin, without a trailing slash. */
  origin: string;
  get<T>(path: string): Promise<T>;
  send<T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object | Buffer): Promise<T>;
}

interface Rejected {
  refusals?: { gate: string; reason: string; what_to_do: string }[];
}

/** All sentences of a rejection; for one by a gate also what to do. */
function rejectionText(status: number, body: unknown): string {
  const failure = safeParse(failureSchema, body);
  const messages = failure.success ? failure.data.msg : [];
  const sentences = [messages].flat().map((one) => (typeof one === 'string' ? one : one.Message));
  const { refusals = [] } = (body ?? {}) as Rejected;
  const lines = refusals.map(
    ({ gate, reason, what_to_do }) => `  ✗ ${gate}: ${reason}\n      → ${what_to_do}`,
  );
  return [sentences.join('\n') || `The shop answered ${status}.`, ...lines].join('\n');
}

const NO_RIGHT =
  'The shop does not accept this token: PINPU_DEPLOY_TOKEN must be one that its operator has issued, and that is neither revoked nor expired.';

const isBytes = (body: object | Buffer): body is Buffer => Buffer.isBuffer(body);

function payloadOf(body: object | Buffer | undefined): RequestInit {
  if (body === undefined) return {};
  const type = isBytes(body) ? 'application/octet-stream' : 'application/json';
  const bytes = isBytes(body) ? new Uint8Array(body) : JSON.stringify(body);
  return { headers: { 'content-type': type }, body: bytes };
}

/** The deployment API of the shop at `origin`, called with a token. */
export function shopApi(origin: string, token: string): ShopApi {
  async function call<T>(method: string, place: string, body?: object | Buffer): Promise<T> {
    const { headers, ...payload } = payloadOf(body);
    const answer = await fetch(origin + place, {
      ...payload,
      method,
      headers: { ...headers, authorization: `Bearer ${token}` },
    }).catch(() => {
      throw new DeployError(
        `No shop answers at ${origin}: start it with npm start, or name the one to deploy to with --to.`,
      );
    });
    const content: unknown = await answer.json().catch(() => null);
    if (answer.status === 401) throw new DeployError(`${rejectionText(401, content)}\n${NO_RIGHT}`);
    if (!answer.ok) throw new DeployError(rejectionText(answer.status, content), answer.status);
    return (content as { body: T }).body;
  }
  return { origin, get: (place) => call('GET', place), send: call };
}

/** The team's token: `PINPU_DEPLOY_TOKEN`, or the operator's on the shop's own machine. */
function deployToken(root: string, environment: NodeJS.ProcessEnv): string {
  const { PINPU_DEPLOY_TOKEN: token = '', DATA_DIR = '.data' } = environment;
  if (token !== '') return token;
  const file = path.resolve(root, DATA_DIR, 'operator.token');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  throw new DeployError(
    'Set PINPU_DEPLOY_TOKEN to the token of your team: the shop’s operator issues it with npm run deployments -- tokens issue.',
  );
}

/** The address of the shop: `--to`, `PINPU_SHOP_URL`, or the one on this machine. */
function shopOrigin(to: string | undefined, environment: NodeJS.ProcessEnv): string {
  const { PINPU_SHOP_URL, PORT = '8080' } = environment;
  const address = to ?? PINPU_SHOP_URL ?? `http://localhost:${PORT}`;
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new DeployError(
      `${address} is no address of a shop: write for example https://shop.example.`,
    );
  return new URL(address).origin;
}

/**
 * The deployment API of the shop that `--to` or the environment names, or `.env` in `folder`. @throws DeployError if no
 * token is set or the address is invalid
 */
export function chosenShop(folder: string, to: string | undefined): ShopApi {
  const environmentFile = path.join(folder, '.env');
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);
  return shopApi(shopOrigin(to, process.env), deployToken(folder, process.env));
}
