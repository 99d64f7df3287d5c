import { createHash } from 'node:crypto';
import type { Composition, RemoteVersion, ServedRegistry } from '@pinpu/shared/contracts';
import { canaryTakes, chooseComposition, SHELL, type Visitor } from '@pinpu/shared/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import { StartupError } from '../../../platform/errors/startup-error.ts';
import {
  openRegistry,
  type RegistrySource,
  type RegistryState,
  type VerifiedFiles,
  verifiedFiles,
} from '../registry/index.ts';
import {
  type ChosenComposition,
  type CompositionInputs,
  rememberCompositions,
} from './chosen-composition.ts';
import { builtShell, openShells, type ShopShell } from './shop-shell.ts';

const LEFT_UNCHECKED = {
  entry: 'was built before loaders checked every file: only its entry is checked',
  nothing: 'comes from a development server: none of its files is checked',
};

/** Includes versions that only a rollback would need. */
function report(
  { registry }: RegistryState,
  { refused: rejected, remotes }: Composition,
  log: FastifyBaseLogger,
) {
  const deployed = [...Object.entries(registry.remotes)];
  for (const [remote, { damaged }] of deployed)
    for (const [version, { at }] of Object.entries(damaged))
      log.error({ remote, version, at }, 'damaged in the registry');
  for (const { remote, version, slot, reason } of rejected)
    log.warn({ remote, version, slot, reason }, 'rejected by the version gate');
  for (const [remote, { base, checks = 'entry' }] of Object.entries(remotes))
    if (checks !== 'every-file') log.warn({ remote, base }, LEFT_UNCHECKED[checks]);
}

export interface Shop {
  registry: RegistrySource;
  files: VerifiedFiles;
  /** Composes by the current registry. Without `visitor`, the composition of visitors outside every canary. */
  composeFor(visitor?: Visitor): Promise<ChosenComposition>;
  /** The composition of a log entry for visitors of these canaries, if this instance has chosen it lately. */
  remembered(from: CompositionInputs): ChosenComposition | undefined;
  /** Composes it again; undefined where the log no longer has the entry, or the entry does not have these canaries. */
  composeFrom(from: CompositionInputs): Promise<ChosenComposition | undefined>;
}

/** Reduces a version to the fields that a page needs: they are inlined in the HTML, so every byte counts. */
function forPage({
  files,
  embed,
  mount,
  node,
  published_at,
  published_by,
  integrity,
  ...one
}: RemoteVersion & { version: string }) {
  const forOthers = new Set([embed, ...(mount?.files ?? []), ...(mount?.own_react ?? [])]);
  const hashes = Object.entries(integrity).filter(([file]) => !forOthers.has(file));
  return { ...one, integrity: Object.fromEntries(hashes) };
}

/** With their hashes; none for an older shell, which has no hashes and loads none. */
function shellFiles({ manifest, version }: ShopShell) {
  const { base = '/assets/', integrity, checks } = manifest;
  return checks === undefined ? {} : { shell: { base, version, integrity, checks } };
}

type Rejected = Composition['refused'];

function composed(
  registry: ServedRegistry,
  shell: ShopShell,
  visitor: Visitor,
  rejectedShells: Rejected,
): Omit<ChosenComposition, 'from'> {
  const chosen = chooseComposition(registry, shell.manifest, visitor);
  const remotes = Object.fromEntries(
    Object.entries(chosen.remotes).map(([name, one]) => [name, forPage(one)]),
  );
  const names = Object.entries(remotes).map(([name, { base }]) => `${name} ${base}`);
  const parts = [`${SHELL} ${shell.version ?? ''}`, ...names].join('\n');
  const id = createHash('sha256').update(parts).digest('hex').slice(0, 12);
  const rejected = [...rejectedShells, ...chosen.refused];
  return { shell, composition: { id, remotes, refused: rejected, ...shellFiles(shell) } };
}

/** The remotes (or the shell) whose canary a visitor gets: visitors with the same answer get the same composition. */
function canariesOf({ remotes, shell }: ServedRegistry, { bucket }: Visitor): string[] {
  if (bucket === undefined) return [];
  const all = [...Object.entries(remotes), ...(shell ? [[SHELL, shell] as const] : [])];
  return all.flatMap(([name, { canary }]) =>
    canary && canaryTakes(bucket, name, canary) ? name : [],
  );
}

/** A visitor who is in exactly these canaries; undefined where one of them is no canary of the registry. */
function visitorOf({ remotes, shell }: ServedRegistry, canaries: readonly string[]) {
  const versions: Record<string, string> = {};
  for (const name of canaries) {
    const deployed = name === SHELL ? shell : new Map(Object.entries(remotes)).get(name);
    if (deployed?.canary === undefined) return undefined;
    versions[name] = deployed.canary.version;
  }
  return { versions };
}

function compositions(
  registry: RegistrySource,
  shellFor: ReturnType<typeof openShells>,
  log: FastifyBaseLogger,
) {
  async function compose(
    { registry: served }: RegistryState,
    visitor: Visitor,
    canaries: readonly string[] = canariesOf(served, visitor),
  ): Promise<ChosenComposition> {
    const { shell, refused: rejected } = await shellFor(served, visitor);
    if (shell === undefined)
      throw new StartupError(
        `The shop can’t be composed: no version of the shell can be used (${rejected.map(({ version, reason }) => `${version} ${reason}`).join(', ') || 'none is deployed'}): run "npm run build".`,
      );
    const from = { sequence: served.sequence, canaries };
    return { ...composed(served, shell, visitor, rejected), from };
  }

  async function read(state: RegistryState) {
    const stable = await compose(state, {});
    report(state, stable.composition, log);
    return { state, byCanaries: new Map([['', stable]]) };
  }
  let last: Awaited<ReturnType<typeof read>> | undefined;

  async function current() {
    const state = registry.current();
    if (last?.state === state) return last;
    try {
      last = await read(state);
    } catch (error) {
      if (last === undefined) throw error;
      log.error({ err: error }, 'the new registry can’t be composed: the last one stays in use');
      last = { ...last, state };
    }
    return last;
  }

  const { add, ...memory } = rememberCompositions(async ({ sequence, canaries }) => {
    const state = await registry.entry(sequence);
    const visitor = state && visitorOf(state.registry, canaries);
    return visitor && compose(state, visitor, canaries);
  });

  return {
    current,
    async composeFor(visitor: Visitor = {}): Promise<ChosenComposition> {
      const { state, byCanaries } = await current();
      if (Object.keys(visitor.versions ?? {}).length > 0) return compose(state, visitor);
      const canaries = canariesOf(state.registry, visitor).join(' ');
      const known = byCanaries.get(canaries) ?? (await compose(state, visitor));
      byCanaries.set(canaries, known);
      add(known);
      return known;
    },
    ...memory,
  };
}

function builtShellOf(distDir: string): ShopShell | undefined {
  try {
    return builtShell(distDir);
  } catch {
    return undefined;
  }
}

const shops = new WeakMap<Config, Promise<Shop>>();

/** Opened once per configuration; undefined without a dist folder. @throws StartupError */
export async function shopOf(
  config: Config,
  clock: Clock,
  log: FastifyBaseLogger,
): Promise<Shop | undefined> {
  const { distDir } = config;
  if (distDir === null) return undefined;
  const shop = shops.get(config) ?? openShop(config, distDir, clock, log);
  shops.set(config, shop);
  return shop;
}

async function openShop(config: Config, distDir: string, clock: Clock, log: FastifyBaseLogger) {
  const registry = await openRegistry(config, clock, log, { distDir, by: 'npm start' });
  const files = verifiedFiles(registry.storage, clock);
  const shells = openShells(files, builtShellOf(distDir));
  const { current, ...composing } = compositions(registry, shells, log);
  await current();
  return { registry, files, ...composing };
}
