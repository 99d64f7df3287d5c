import type { ComposedRemote, Composition } from '@pinpu/shared/contracts';

type Fields = Partial<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown) => typeof value === 'string';
const isList = (value: unknown) => Array.isArray(value);
const isAbsent = (value: unknown) => value === undefined;

/** Whether a value is a valid hash. A browser ignores a malformed one and loads the file unchecked. */
const isHash = (value: unknown) =>
  typeof value === 'string' && /^sha384-[A-Za-z0-9+/]{64}$/.test(value);
const areHashes = (value: unknown) => isObject(value) && Object.values(value).every(isHash);

type Checks = Readonly<Record<string, (value: unknown) => boolean>>;

const REMOTE: Checks = {
  base: isText,
  entry: isText,
  routes: isList,
  requires: isText,
  integrity: areHashes,
};
const SHELL: Checks = { base: isText, integrity: areHashes };
const REST: Checks = { url: isText, integrity: isHash, routes: isList };
const PAGE: Checks = {
  id: isText,
  remotes: isObject,
  refused: (value) => isAbsent(value) || isList(value),
};

/** @throws Error where a field that the page depends on is invalid. */
function check(value: unknown, checks: Checks, at: string): Fields {
  for (const [field, isRight] of Object.entries(checks))
    if (!isObject(value) || !isRight(value[field]))
      throw new Error(`composition is damaged at ${at}${field}`);
  return value as Fields;
}

/** Converts the older form, in which gateways before 1.0 only sent the version with which a remote fills a slot. */
function withFills(remote: Fields): ComposedRemote {
  const { slots, fills, ...others } = remote as ComposedRemote & { slots?: Record<string, number> };
  const old = Object.entries(slots ?? {}).map(([slot, version]) => [slot, { version }]);
  return { ...others, fills: fills ?? Object.fromEntries(old) };
}

/** Validates the shell's on-demand scripts; other fields are not used. */
function shellOf(shell: NonNullable<Composition['shell']>): Pick<Composition, 'shell'> {
  check(shell, SHELL, 'shell.');
  const { base, version, integrity, checks } = shell;
  return { shell: { base, integrity, ...(version && { version }), ...(checks && { checks }) } };
}

/** The hashes in a shell's own manifest, for a static host. */
export function shellFiles(manifest: unknown): Pick<ComposedRemote, 'integrity' | 'checks'> {
  check(manifest, { integrity: areHashes }, 'shell.');
  const { integrity, checks } = manifest as ComposedRemote;
  return { integrity, ...(checks && { checks }) };
}

/**
 * Parses the composition that the gateway has inlined after validating it by its contract. Only what decides about
 * scripts is checked again, since the first screen does not wait for the contracts' library.
 */
export function inlinedComposition(json: string): Composition {
  const page = check(JSON.parse(json), PAGE, '') as Fields & Composition;
  const remotes = Object.entries(page.remotes).map(
    ([name, remote]) => [name, withFills(check(remote, REMOTE, `remotes.${name}.`))] as const,
  );
  if (page.rest !== undefined) check(page.rest, REST, 'rest.');
  const { shell, refused: rejected = [] } = page;
  return {
    ...page,
    refused: rejected,
    remotes: Object.fromEntries(remotes),
    ...(shell && shellOf(shell)),
  };
}
