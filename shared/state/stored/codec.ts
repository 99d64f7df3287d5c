import type { StoredContract } from '@pinpu/shared/contracts';

/** Longer texts are not even parsed: a full cart has less than half of it. */
const MAX_LENGTH = 1_000_000;

/** A value of version 1 is stored bare, as all releases before versions did, and can still read it. */
export const encodeStored = ({ version }: StoredContract, value: unknown): string =>
  JSON.stringify(version === 1 ? value : { v: version, value });

function parsed(text: string): { v: number; value: unknown } | undefined {
  try {
    const json: unknown = JSON.parse(text);
    const isVersioned = typeof json === 'object' && json !== null && 'v' in json && 'value' in json;
    return isVersioned && typeof json.v === 'number'
      ? { v: json.v, value: json.value }
      : { v: 1, value: json };
  } catch {
    return undefined;
  }
}

function upgraded({ version, upgrade }: StoredContract, v: number, value: unknown): unknown {
  try {
    return v === version ? value : upgrade?.(value, v);
  } catch {
    return undefined;
  }
}

/**
 * The value of a stored text: `damaged` where it can't be one, `newer` where a later release has written it, which
 * another tab may be using.
 */
export function decodeStored(
  contract: StoredContract,
  text: string,
): { value: unknown } | 'damaged' | 'newer' {
  const json = text.length > MAX_LENGTH ? undefined : parsed(text);
  if (json === undefined) return 'damaged';
  if (json.v > contract.version) return 'newer';
  return contract.read(upgraded(contract, json.v, json.value)) ?? 'damaged';
}
