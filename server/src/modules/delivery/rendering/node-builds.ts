import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteVersion, ShellManifest, ShellVersion } from '@pinpu/shared/contracts';
import { SHELL } from '@pinpu/shared/domain';
import { isLoopback } from '../../../platform/config/loopback.ts';
import { RecentEntries } from '../../../platform/recent-entries.ts';
import type { ChosenComposition } from '../composition/chosen-composition.ts';
import type { Shop } from '../composition/service.ts';
import type { ShopShell } from '../composition/shop-shell.ts';
import { sha384 } from '../registry/artefact.ts';

export interface NodeBuild {
  remote: string;
  /** '' for a shell that was never deployed. */
  version: string;
  id: string;
  publicPath: string;
  /** Reads its source; undefined where the file is missing or does not have the published hash. */
  read(): Promise<string | undefined>;
}

const FETCH_MS = 2000;
const hashOf = (source: string) => sha384(Buffer.from(source));

/** A build from a development server on this machine; it may change at any time. */
async function fromDevelopment(base: string, node: string): Promise<string | undefined> {
  if (!URL.canParse(base) || !isLoopback(base)) return undefined;
  const answer = await fetch(new URL(node, base), { signal: AbortSignal.timeout(FETCH_MS) });
  return answer.ok ? await answer.text() : undefined;
}

type BuildId = Pick<NodeBuild, 'remote' | 'version'>;

async function developed(
  own: BuildId,
  { base = '', node = '' }: { base?: string | undefined; node?: string | undefined },
): Promise<NodeBuild> {
  const source = await fromDevelopment(base, node).catch(() => undefined);
  const id = source === undefined ? `${base}${node}` : hashOf(source);
  return { ...own, id, publicPath: base, read: async () => source };
}

export function nodeBuilds(shop: Pick<Shop, 'registry' | 'files'>, distDir: string) {
  const remembered = rememberSources(async (key, hash) =>
    (await shop.files({ key, sha384: hash }))?.toString('utf8'),
  );

  function deployed(own: BuildId, { base, node = '', files = {} }: RemoteVersion | ShellVersion) {
    const { sha384: id } = (Object.hasOwn(files, node) && files[node]) || {};
    const key = `remotes/${own.remote}/${own.version}/${node}`;
    const read = async () => (id === undefined ? undefined : remembered(key, id));
    return { ...own, id: id ?? key, publicPath: base, read };
  }

  const known = (remote: string, version: string): RemoteVersion | ShellVersion | undefined => {
    const { remotes, shell } = shop.registry.current().registry;
    const live = remote === SHELL ? shell : Object.hasOwn(remotes, remote) && remotes[remote];
    return live && Object.hasOwn(live.versions, version) ? live.versions[version] : undefined;
  };

  async function ofVersion(remote: string, version: string): Promise<NodeBuild | undefined> {
    const data = known(remote, version);
    if (data?.node === undefined) return undefined;
    const own = { remote, version };
    return data.checks === 'nothing' ? developed(own, data) : deployed(own, data);
  }

  /** The shell built beside the registry, read and hashed once, since it only changes together with the server. */
  const built = new Map<string, Promise<{ source: string | undefined; id: string }>>();
  async function readBuilt(file: string) {
    const source = await readFile(file, 'utf8').catch(() => undefined);
    return { source, id: source === undefined ? file : hashOf(source) };
  }
  async function ofBuiltShell(manifest: ShellManifest): Promise<NodeBuild> {
    const own = { remote: SHELL, version: '' };
    const { base = '/assets/', node = '', checks } = manifest;
    if (checks === 'nothing') return developed(own, { base, node });
    const file = path.join(distDir, 'built/shell', path.basename(node));
    const reading = built.get(file) ?? readBuilt(file);
    built.set(file, reading);
    const { source, id } = await reading;
    return { ...own, id, publicPath: base, read: async () => source };
  }

  return {
    async ofShell({ manifest, version }: ShopShell): Promise<NodeBuild | undefined> {
      if (manifest.node === undefined) return undefined;
      return version === undefined ? ofBuiltShell(manifest) : ofVersion(SHELL, version);
    },
    async ofRemotes({
      remotes,
    }: Pick<ChosenComposition['composition'], 'remotes'>): Promise<NodeBuild[]> {
      const found = Object.entries(remotes).map(([name, { version = '' }]) =>
        ofVersion(name, version),
      );
      return (await Promise.all(found)).flatMap((one) => one ?? []);
    },
  };
}

/** Enough for the builds of a shop with thirty remotes. */
const MAX_CHARACTERS = 24 * 1024 * 1024;

/** The key is the source's hash, so an entry never becomes stale. */
function rememberSources(read: (key: string, hash: string) => Promise<string | undefined>) {
  const known = new RecentEntries<string>(MAX_CHARACTERS, ({ length }) => length);
  return async (key: string, hash: string): Promise<string | undefined> => {
    const stored = known.get(hash);
    const source = stored ?? (await read(key, hash));
    if (source !== undefined && stored === undefined) known.set(hash, source);
    return source;
  };
}
