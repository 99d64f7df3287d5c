import {
  type InspectedComposition,
  type InspectedPage,
  type PartsManifest,
  type ServedRegistry,
  type SharedModule,
  servedRegistrySchema,
} from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import { SHELL } from '@pinpu/shared/domain';
import { type Loading, loadingOf, pageTimings } from './loading.ts';
import { type InspectedPart, inspectPart } from './part-inspection.ts';

/** Why this browser gets a version. */
export type Channel = '線上版本' | '試行版本' | '指定的版本' | '開發中的版本' | '先前的版本';

/** A remote of the page, or the shell. */
export interface InspectedBuild {
  name: string;
  version: string;
  /** Undefined until the registry is known. */
  channel: Channel | undefined;
  base: string;
  /** Undefined where this page has loaded nothing of it. */
  loading: Loading | undefined;
}

/** The composition and parts of a page at one moment. */
export interface Inspection {
  id: string;
  parts: InspectedPart[];
  builds: InspectedBuild[];
  modules: SharedModule[];
  refused: InspectedComposition['refused'];
  overrides: NonNullable<InspectedComposition['overrides']>;
}

/** The current registry; undefined where it can't be read. */
export async function fetchRegistry(): Promise<ServedRegistry | undefined> {
  try {
    const answer = await fetch(new URL('/registry.json', window.location.href), {
      cache: 'no-cache',
    });
    const read = safeParse(servedRegistrySchema, await answer.json());
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** The versions of a remote or of the shell in a registry. */
export const deployedIn = (registry: ServedRegistry, name: string) =>
  name === SHELL ? registry.shell : registry.remotes[name];

function channelOf(
  name: string,
  version: string,
  { overrides = {} }: InspectedComposition,
  registry: ServedRegistry | undefined,
): Channel | undefined {
  const override = overrides[name];
  if (override !== undefined && 'url' in override && version === new URL(override.url).host)
    return '開發中的版本';
  if (override !== undefined && 'version' in override && version === override.version)
    return '指定的版本';
  if (registry === undefined) return undefined;
  const deployed = deployedIn(registry, name);
  if (version === deployed?.canary?.version) return '試行版本';
  return deployed === undefined || version === deployed.stable ? '線上版本' : '先前的版本';
}

/** Inspects this page; `manifests` are those of its builds that have been read. */
export function inspectPage(
  page: InspectedPage,
  registry: ServedRegistry | undefined,
  manifests: Readonly<Record<string, PartsManifest>> = {},
): Inspection {
  const { composition } = page;
  const { id, remotes, shell, refused: rejected, overrides = {} } = composition;
  const timings = pageTimings();
  const modules = page.modules();
  const build = (
    name: string,
    { version = '', base }: InspectedComposition['remotes'][string],
  ) => ({
    ...{ name, version, base },
    channel: channelOf(name, version, composition, registry),
    loading: loadingOf(base, timings),
  });
  return {
    id,
    parts: page.parts().map((part) =>
      inspectPart(part, remotes[part.remote]?.base ?? '/', manifests[part.remote], {
        timings,
        modules,
        times: page.timesOf(part.id),
      }),
    ),
    builds: [
      ...(shell ? [build(SHELL, shell)] : []),
      ...Object.entries(remotes).map(([name, remote]) => build(name, remote)),
    ],
    modules,
    refused: rejected,
    overrides,
  };
}
