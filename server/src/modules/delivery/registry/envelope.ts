import { sign, verify } from 'node:crypto';
import { array, type Infer, object, safeParse, string } from '@pinpu/shared/contracts/schema';
import { type PublicKey, type Signer, verifyingKey } from './keys.ts';

const signatureSchema = object({ key: string(), signature: string() });
const envelopeSchema = object({ payload: string(), signatures: array(signatureSchema) });

export type Signature = Infer<typeof signatureSchema>;

/** A payload signed by a trusted key, or why it is not accepted. */
export type EnvelopeContent =
  | { payload: Buffer; signatures: Signature[]; fault?: never }
  | { fault: string };

export function signEnvelope(payload: string, signers: readonly Signer[]): Buffer {
  const signatures = signers.map(({ id, privateKey }) => ({
    key: id,
    signature: sign(null, Buffer.from(payload), privateKey).toString('base64'),
  }));
  return Buffer.from(JSON.stringify({ payload, signatures }));
}

function parsedJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

function isSignedBy(key: PublicKey, payload: Buffer, { signature }: Signature) {
  try {
    return verify(null, payload, verifyingKey(key), Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

/** The payload of an entry without verifying it; undefined where it can't be parsed. */
export function unverifiedPayload(bytes: Buffer): Buffer | undefined {
  const parsed = safeParse(envelopeSchema, parsedJson(bytes));
  return parsed.success ? Buffer.from(parsed.data.payload) : undefined;
}

/** Opens an entry: its payload is accepted where one of the trusted keys has signed its exact bytes. */
export function verifyEnvelope(bytes: Buffer, trusted: readonly PublicKey[]): EnvelopeContent {
  const parsed = safeParse(envelopeSchema, parsedJson(bytes));
  if (!parsed.success) return { fault: 'is no signed entry: it is damaged or truncated' };
  const { signatures } = parsed.data;
  if (signatures.length === 0) return { fault: 'is not signed' };
  const payload = Buffer.from(parsed.data.payload);
  const known = signatures.flatMap((one) => {
    const key = trusted.find(({ id }) => id === one.key);
    return key === undefined ? [] : [{ one, key }];
  });
  if (known.length === 0) {
    const ids = signatures.map(({ key }) => key).join(', ');
    return { fault: `is signed by ${ids}, which is not trusted here` };
  }
  if (known.some(({ one, key }) => isSignedBy(key, payload, one))) return { payload, signatures };
  return { fault: 'has a signature that does not match its content' };
}
