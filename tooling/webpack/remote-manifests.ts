import type { PartsManifest } from '@pinpu/shared/contracts';
import type { Chunk, Compilation, Module } from 'webpack';
import { fileHashes, isScript, jsonAsset, scriptsOf } from './assets.ts';
import { nodeBuildOf } from './node-build-plugin.ts';
import { fillVersions, readRemoteSource } from './read-remote-source.ts';
import { sharedRange, type takenFromHost } from './shared-modules.ts';

function filesOf(compilation: Compilation, name: string): string[] {
  if (!compilation.namedChunkGroups.has(name)) throw new Error(`no chunk is called ${name}`);
  return scriptsOf(compilation, name);
}

/** The modules for other sites' pages among a build's files. */
function modulesForOthers(files: readonly string[]) {
  const scripts = files
    .filter((file) => isScript(file) && /^(?:embed|mount)[.-]/.test(file))
    .sort();
  const embed = scripts.find((file) => file.startsWith('embed.'));
  const entry = scripts.find((file) => file.startsWith('mount.'));
  const view = scripts.find((file) => file.startsWith('mount-view.'));
  if (entry === undefined || view === undefined) return { embed };
  const own_react = scripts.filter((file) => /^mount-(?!view\.)/.test(file));
  return { embed, mount: { files: [entry, view], own_react } };
}

/**
 * Writes `remote.json` beside the scripts: entry, build for Node, routes with the files that each page needs, slots
 * filled and offered, the required range of shared, and a sha384 for every script (docs/composition.md).
 */
export const remoteManifest = (sourceFile: string, container: string) =>
  jsonAsset('remote.json', (compilation) => {
    compilation.fileDependencies.add(sourceFile);
    const [entry = ''] = filesOf(compilation, container);
    const { routes, fills, offers } = readRemoteSource(sourceFile);
    const exposed = routes.length > 0 ? filesOf(compilation, 'routes') : [];
    const files = Object.keys(compilation.assets);
    return {
      entry,
      ...modulesForOthers(files),
      node: nodeBuildOf(compilation),
      routes: routes.map((route) => ({
        ...route,
        files: [...new Set([entry, ...exposed, ...filesOf(compilation, `page-${route.page}`)])],
      })),
      fills,
      slots: fillVersions(fills),
      offers,
      requires: sharedRange,
      integrity: fileHashes(compilation, files.filter(isScript).sort()),
      checks: 'every-file',
    };
  });

type ChunkGroup = Chunk['groupsIterable'] extends Iterable<infer Group> ? Group : never;

/** The federation plug-in's module that takes a shared module from the page. */
interface SharedUse extends Module {
  options: { shareKey: string; import?: string };
}

const isSharedUse = (module: Module): module is SharedUse =>
  module.type === 'consume-shared-module';

/** A chunk group and all groups that it loads on demand. */
function withDescendants(group: ChunkGroup, found = new Set<ChunkGroup>()): Set<ChunkGroup> {
  if (found.has(group)) return found;
  found.add(group);
  for (const child of group.childrenIterable) withDescendants(child, found);
  return found;
}

/** The chunks of a page or of what fills a slot: entry, exposed module, and its own if it is loaded lazily. */
function chunksOf({ namedChunkGroups }: Compilation, groups: readonly string[], own: string) {
  const first = groups.flatMap((name) => namedChunkGroups.get(name) ?? []);
  const last = namedChunkGroups.get(own);
  const all = [...first, ...(last === undefined ? [] : withDescendants(last))];
  return new Set(all.flatMap(({ chunks }) => chunks));
}

const usesOf = (chunks: ReadonlySet<Chunk>, { chunkGraph }: Compilation) =>
  [...chunks].flatMap((chunk) =>
    [...chunkGraph.getChunkModulesIterable(chunk)].filter(isSharedUse),
  );

/** Writes `parts.json`: the files and shared modules of each page and slot. */
export const partsManifest = (
  sourceFile: string,
  container: string,
  taken: Readonly<
    Record<string, Pick<ReturnType<typeof takenFromHost>[string], 'requiredVersion'>>
  >,
) =>
  jsonAsset('parts.json', (compilation): PartsManifest => {
    const { routes, fills } = readRemoteSource(sourceFile);
    const declared = [
      ...new Map(routes.map(({ page }) => [`page/${page}`, ['routes', `page-${page}`]])),
      ...Object.keys(fills).map(
        (slot) => [`slot/${slot}`, ['slots', `slot-${slot.replaceAll('.', '-')}`]] as const,
      ),
    ];
    const shared: PartsManifest['shared'] = {};
    const parts = declared.map(([id, [exposed = '', own = '']]) => {
      const chunks = chunksOf(compilation, [container, exposed], own);
      const uses = usesOf(chunks, compilation);
      for (const { options } of uses)
        shared[options.shareKey] = {
          requires: taken[options.shareKey]?.requiredVersion ?? '*',
          bundled: Boolean(options.import),
        };
      const files = [...chunks].flatMap((chunk) => [...chunk.files].filter(isScript));
      const names = new Set(uses.map(({ options }) => options.shareKey));
      const part = { files: [...new Set(files)], shared: [...names].sort() };
      return [id, part] as const;
    });
    return { parts: Object.fromEntries(parts), shared };
  });
