import type { StoredContract } from '@pinpu/shared/contracts';

/** Longer texts are not parsed; a full cart has less than half of this. */
const MAX_LENGTH = 1_000_000;

/** A value of version 1 is stored without its version, so that releases from before versions can read it. */
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
 * Parses a stored text: `damaged` where it is invalid; `newer` where a later release wrote it, which another tab may be
 * using.
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
