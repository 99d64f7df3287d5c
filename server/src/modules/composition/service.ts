import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Composition,
  type RemoteVersion,
  type ShellManifest,
  shellManifestSchema,
} from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import { chooseComposition, type Visitor } from '@pinpu/shared/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { StartupError } from '../../platform/errors/startup-error.ts';
import { type RegistryState, watchRegistry } from './registry-file.ts';

/** The shop's shell and registry, as on disk now. */
export interface Shop {
  shell: ShellManifest;
  /** The shell's HTML, with placeholders for what differs from page to page. */
  template: string;
  registry(): RegistryState;
  /** The remotes for a page requested now, of everybody or of one visitor. */
  composition(visitor?: Visitor): Composition;
}

function readShellManifest(file: string): ShellManifest {
  const parsed = safeParse(shellManifestSchema, JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`the manifest ${file} is damaged at ${issue?.path.join('.') || 'its root'}`);
}

/** What the shell loads on demand; an older shell has no hashes, and reads none. */
const shellFiles = ({ base = '/assets/', integrity, checks }: ShellManifest) =>
  checks === undefined ? {} : { shell: { base, integrity, checks } };

/** What a page needs of a version: its page carries it, so that every byte counts. */
const forPage = ({
  files,
  published_at,
  published_by,
  ...one
}: RemoteVersion & { version: string }) => one;

function composed(
  { registry }: RegistryState,
  host: ShellManifest,
  visitor?: Visitor,
): Composition {
  const { remotes: chosen, refused } = chooseComposition(registry, host, visitor);
  const remotes = Object.fromEntries(
    Object.entries(chosen).map(([name, one]) => [name, forPage(one)]),
  );
  const names = Object.entries(remotes).map(([name, { base }]) => `${name} ${base}`);
  const id = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12);
  return { id, remotes, refused, ...shellFiles(host) };
}

function reportRefusals({ refused }: Composition, log: FastifyBaseLogger) {
  for (const { remote, version, slot, reason } of refused)
    log.warn({ remote, version, slot, reason }, 'refused by the version gate');
}

const LEFT_UNCHECKED = {
  entry: 'was built before loaders checked every file: only its entry is checked',
  nothing: 'comes from a development server: none of its files is checked',
};

function reportUnchecked({ remotes }: Composition, log: FastifyBaseLogger) {
  for (const [remote, { base, checks = 'entry' }] of Object.entries(remotes))
    if (checks !== 'every-file') log.warn({ remote, base }, LEFT_UNCHECKED[checks]);
}

/** Also versions that are not in use: a rollback would need them. */
function reportDamage({ registry }: RegistryState, log: FastifyBaseLogger) {
  for (const [remote, { damaged }] of Object.entries(registry.remotes))
    for (const [version, { at }] of Object.entries(damaged))
      log.error({ remote, version, at }, 'damaged in the registry');
}

/** Follows the registry: recomputes the composition when the file changes, and logs each fault and rejection once. */
function followComposition(
  registry: () => RegistryState,
  shell: ShellManifest,
  log: FastifyBaseLogger,
) {
  let last: { state: RegistryState; composition: Composition } | undefined;
  return (visitor?: Visitor) => {
    const state = registry();
    if (visitor !== undefined) return composed(state, shell, visitor);
    if (last?.state !== state) {
      last = { state, composition: composed(state, shell) };
      reportDamage(state, log);
      reportRefusals(last.composition, log);
      reportUnchecked(last.composition, log);
    }
    return last.composition;
  };
}

const shops = new WeakMap<Config, Shop>();

/** The shop of a configuration, opened once; undefined without a dist folder, as in most tests. */
export function shopOf(config: Config, log: FastifyBaseLogger): Shop | undefined {
  if (config.distDir === null) return undefined;
  const shop = shops.get(config) ?? openShop(config.distDir, log);
  shops.set(config, shop);
  return shop;
}

/**
 * Opens a dist folder.
 * @throws StartupError with a sentence that says what is wrong and how to fix it.
 */
function openShop(distDir: string, log: FastifyBaseLogger): Shop {
  const built = path.join(distDir, 'built/shell');
  const onDamage = (error: Error) => log.error({ err: error }, 'damaged registry ignored');
  try {
    const registry = watchRegistry(distDir, onDamage);
    const shell = readShellManifest(path.join(built, 'shell.json'));
    const template = readFileSync(path.join(built, 'index.html'), 'utf8');
    return { shell, template, registry, composition: followComposition(registry, shell, log) };
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `The shop cannot be put together: ${what}; put a good copy in its place, or delete it and run "npm run build".`,
    );
  }
}
