import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** How the authenticator's response differs from a correct one. */
export interface AuthenticatorOptions {
  challenge?: string;
  origin?: string;
  rpId?: string;
  type?: string;
  crossOrigin?: boolean;
  /** Without verifying the user by face, finger or PIN. */
  unverified?: boolean;
  counter?: number;
  userHandle?: string | null;
  id?: string;
}

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_KEY = 64;

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');
const bytes = (data: Uint8Array) => new Uint8Array(data);
const cbor = (pairs: [unknown, unknown][]) =>
  Buffer.from(isoCBOR.encode(new Map(pairs) as Parameters<typeof isoCBOR.encode>[0]));

const clientData = ({ challenge, type, origin, crossOrigin = false }: AuthenticatorOptions) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));

function authenticatorData(
  { rpId = '', counter = 0, unverified = false }: AuthenticatorOptions,
  key?: Buffer,
) {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const flags = USER_PRESENT | (unverified ? 0 : USER_VERIFIED) | (key ? HAS_KEY : 0);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, key ?? Buffer.alloc(0)]);
}

const coseKey = ({ x = '', y = '' }: { x?: string; y?: string }) =>
  cbor([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(Buffer.from(x, 'base64url'))],
    [-3, bytes(Buffer.from(y, 'base64url'))],
  ]);

function attestation(rawId: Buffer, key: KeyObject, options: AuthenticatorOptions) {
  const length = Buffer.from([0, rawId.length]);
  const cose = coseKey(key.export({ format: 'jwk' }));
  const attested = Buffer.concat([Buffer.alloc(16), length, rawId, cose]);
  return cbor([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', bytes(authenticatorData(options, attested))],
  ]);
}

const credential = (id: string, response: Record<string, unknown>) => {
  const rest = { type: 'public-key', clientExtensionResults: {} };
  return { id, rawId: id, ...rest, response };
};

/** A test device with one ES256 passkey, for the shop at `origin`; options change its responses. */
export function authenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rawId = randomBytes(32);
  const own = { origin, rpId: new URL(origin).hostname, id: base64url(rawId) };
  let user: string | null = null;
  return {
    id: own.id,
    /** The response to the options of `navigator.credentials.create()`. */
    create(
      { challenge, user: owner }: { challenge: string; user: { id: string } },
      options: AuthenticatorOptions = {},
    ) {
      user = owner.id;
      const saying = { ...own, type: 'webauthn.create', challenge, ...options };
      return credential(saying.id, {
        clientDataJSON: base64url(clientData(saying)),
        attestationObject: base64url(attestation(rawId, publicKey, saying)),
        transports: ['internal', 'hybrid'],
      });
    },
    /** The response to the options of `navigator.credentials.get()`. */
    get({ challenge }: { challenge: string }, options: AuthenticatorOptions = {}) {
      const saying = { ...own, userHandle: user, type: 'webauthn.get', challenge, ...options };
      const [data, json] = [authenticatorData(saying), clientData(saying)];
      return credential(saying.id, {
        clientDataJSON: base64url(json),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(json)]), privateKey)),
        userHandle: saying.userHandle,
      });
    },
  };
}

export type Authenticator = ReturnType<typeof authenticator>;
