import type { PartsManifest } from '@pinpu/shared/contracts';
import webpack, { type Chunk, type Compilation, type Compiler, type Module } from 'webpack';
import { isScript } from './file-hashes.ts';
import { readRemoteSource } from './read-remote-source.ts';

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

function filesOf(chunks: ReadonlySet<Chunk>) {
  return [...new Set([...chunks].flatMap(({ files }) => [...files].filter(isScript)))];
}

const usesOf = (chunks: ReadonlySet<Chunk>, { chunkGraph }: Compilation) =>
  [...chunks].flatMap((chunk) =>
    [...chunkGraph.getChunkModulesIterable(chunk)].filter(isSharedUse),
  );

/** Writes `parts.json`: the files and shared modules of each page and slot. */
export class PartsManifestPlugin {
  readonly sourceFile: string;
  readonly container: string;
  readonly taken: Readonly<Record<string, { requiredVersion: string }>>;

  constructor(sourceFile: string, container: string, taken: PartsManifestPlugin['taken']) {
    this.sourceFile = sourceFile;
    this.container = container;
    this.taken = taken;
  }

  apply(compiler: Compiler) {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('PartsManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'PartsManifestPlugin', stage }, () => {
        const text = JSON.stringify(this.manifest(compilation), null, 2);
        compilation.emitAsset('parts.json', new webpack.sources.RawSource(text));
      });
    });
  }

  private manifest(compilation: Compilation): PartsManifest {
    const { routes, fills } = readRemoteSource(this.sourceFile);
    const declared = [
      ...new Map(routes.map(({ page }) => [`page/${page}`, ['routes', `page-${page}`]])),
      ...Object.keys(fills).map(
        (slot) => [`slot/${slot}`, ['slots', `slot-${slot.replaceAll('.', '-')}`]] as const,
      ),
    ];
    const shared: PartsManifest['shared'] = {};
    const parts = declared.map(([id, [exposed = '', own = '']]) => {
      const chunks = chunksOf(compilation, [this.container, exposed], own);
      const uses = usesOf(chunks, compilation);
      for (const { options } of uses)
        shared[options.shareKey] = {
          requires: this.taken[options.shareKey]?.requiredVersion ?? '*',
          bundled: Boolean(options.import),
        };
      const names = new Set(uses.map(({ options }) => options.shareKey));
      return [id, { files: filesOf(chunks), shared: [...names].sort() }] as const;
    });
    return { parts: Object.fromEntries(parts), shared };
  }
}
