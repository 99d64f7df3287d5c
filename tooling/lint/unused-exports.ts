import { moduleNames } from './module-names.ts';
import { productFiles, sharedFile, sharedUses } from './shared-uses.ts';
import type { SourceFile } from './source-files.ts';

const DEPLOYED = 'deployed remotes may import it';
const TYPE = 'a type in a public declaration: the source of a remote may name it';

/**
 * Exports of shared that nothing here uses, each with the reason to keep it; those of runtime segments are in the
 * public surface.
 */
const UNUSED_EXPORTS: Readonly<Record<string, string>> = {
  'shared/api/client/index.ts#ApiFailure': DEPLOYED,
  'shared/api/client/index.ts#isApiFailure': DEPLOYED,
  'shared/api/client/index.ts#refusalText': DEPLOYED,
  'shared/api/client/index.ts#tryLaterText': DEPLOYED,
  'shared/events/index.ts#AppEventName': TYPE,
  'shared/events/index.ts#AppEvents': TYPE,
  'shared/events/index.ts#onAppEvent': DEPLOYED,
  'shared/query/index.ts#createQueryClient': DEPLOYED,
  'shared/router/index.ts#MemoryRouter': DEPLOYED,
  'shared/state/index.ts#brandsAtom': DEPLOYED,
  'shared/state/index.ts#logoResourceAtom': DEPLOYED,
  'shared/ui/index.ts#ControlProps': TYPE,
  'shared/ui/index.ts#DialogProps': TYPE,
  'shared/ui/index.ts#FieldProps': TYPE,
};

/** Then the export may be for the test beside it. An index has no code of its own. */
const isUsedInside = ({ path: file, text }: SourceFile, name: string) =>
  !file.endsWith('/index.ts') && text.split(new RegExp(`\\b${name}\\b`)).length > 2;

/** `file#name` of each export of shared that nothing outside tests uses. */
function unusedIn(files: SourceFile[]): string[] {
  const product = productFiles(files);
  const used = new Set(product.flatMap(sharedUses));
  const shared = product.filter((file) => file.path.startsWith('shared/'));
  const indexes = new Map(
    shared.flatMap((index) =>
      moduleNames(index).reexported.map((from) => [sharedFile(index.path, from), index.path]),
    ),
  );
  const isUsed = (file: string | undefined, name: string): boolean =>
    file !== undefined &&
    (used.has(`${file}#${name}`) || used.has(`${file}#*`) || isUsed(indexes.get(file), name));
  return shared.flatMap((file) =>
    moduleNames(file)
      .exported.filter((name) => !isUsedInside(file, name) && !isUsed(file.path, name))
      .map((name) => `${file.path}#${name}`),
  );
}

/**
 * One sentence for each export of shared that only tests or nobody imports, and for each exception that is no longer
 * needed.
 */
export function unusedExports(
  files: SourceFile[],
  exceptions: Readonly<Record<string, string>> = UNUSED_EXPORTS,
): string[] {
  const unused = unusedIn(files);
  return [
    ...unused
      .filter((id) => !Object.hasOwn(exceptions, id))
      .map((id) => `${id} is exported, and nothing outside tests imports it: remove it`),
    ...Object.keys(exceptions)
      .filter((id) => !unused.includes(id))
      .map((id) => `${id} is used or gone: take it off the list of exceptions`),
  ];
}
