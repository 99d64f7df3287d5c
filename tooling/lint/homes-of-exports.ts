import { SEGMENTS } from '../webpack/shared-modules.ts';
import { type Declared, declaredIn } from './declared.ts';
import { moduleNames } from './module-names.ts';
import { productFiles, sharedUses } from './shared-uses.ts';
import type { SourceFile } from './source-files.ts';

const FORM = 'forms check the same by the pattern beside it';
const MANIFEST = 'mf-catalog tests its manifest by it, and may not import the server';

/** Exports of shared that only one workspace uses, each with the reason to keep it there (ADR 0211). */
const SHARED_BY_ONE: Readonly<Record<string, string>> = {
  'shared/api/admin/admin-result.ts#adminAnswerOf':
    'checks a result by the same private code as adminFileOf',
  'shared/domain/contact.ts#isPhone': FORM,
  'shared/domain/contact.ts#isPostcode': FORM,
  'shared/domain/food-label.ts#readFoodRegNo':
    'the demo shop tests its makers by it, and may not import modules of the server',
  'shared/domain/info-pages.ts#INFO_PAGES': MANIFEST,
  'shared/domain/info-pages.ts#infoPageTitle': MANIFEST,
};

/**
 * Paths in shared on which browser and server must agree; the server itself contains no address of a page (ADR 0141).
 */
const AGREED = ['contracts/', 'domain/(?:link-target|page-addresses)\\.ts'];

/** What deployed remotes may import (ADR 0140), and what browser and server must agree on; it stays in shared. */
const STAYS = new RegExp(
  `^shared/(?:${[...SEGMENTS.map((name) => `${name}/(?!pages/)`), ...AGREED].join('|')})`,
);

const isIndex = (path: string) => path.startsWith('shared/') && path.endsWith('/index.ts');
const workspaceOf = (path: string) => path.split('/', 1)[0] ?? '';

/** From `file#name` of an index's export to `file#name` of its declaration. */
function reExports(files: SourceFile[]): Map<string, string> {
  const indexes = files.filter(({ path }) => isIndex(path));
  return new Map(
    indexes.flatMap((file) => {
      const used = new Map(sharedUses(file).map((id) => [id.split('#')[1] ?? '', id]));
      const { exported } = moduleNames(file);
      return exported.flatMap((name) => {
        const id = used.get(name);
        return id === undefined ? [] : [[`${file.path}#${name}`, id] as const];
      });
    }),
  );
}

/** From `file#name` of each declaration in shared to the workspaces that use it in another file. */
function usersInOtherFiles(files: SourceFile[], declaredAt: ReadonlyMap<string, string>) {
  const users = new Map<string, Set<string>>();
  for (const file of files) {
    const passedOn = new Set(isIndex(file.path) ? moduleNames(file).exported : []);
    for (const id of sharedUses(file).filter((one) => !passedOn.has(one.split('#')[1] ?? ''))) {
      const at = declaredAt.get(id) ?? id;
      users.set(at, (users.get(at) ?? new Set()).add(workspaceOf(file.path)));
    }
  }
  return users;
}

/**
 * Adds indirect users within a file. What a declaration uses is also used by that declaration's users. And a
 * declaration gets the users of a private name that it uses, so that declarations with common private code stay
 * together.
 */
function addUsersInside(
  declared: readonly Declared[],
  users: Map<string, Set<string>>,
  isPublic: (name: string) => boolean,
) {
  const give = (to: string, from: string) => {
    const before = users.get(to)?.size ?? 0;
    const after = new Set([...(users.get(to) ?? []), ...(users.get(from) ?? [])]);
    users.set(to, after);
    return after.size > before;
  };
  const pairs = declared.flatMap(({ name, uses }) =>
    declared
      .filter((other) => other.name !== name && uses.has(other.name))
      .flatMap((other) => {
        const down = [other.name, name] as const;
        return isPublic(other.name) ? [down] : [down, [name, other.name] as const];
      }),
  );
  while (pairs.filter(([to, from]) => give(to, from)).length > 0);
}

/** From `file#name` to the workspace, for each public value of shared that only this workspace uses. */
function usedByOne(files: SourceFile[]): Map<string, string> {
  const product = productFiles(files);
  const declaredAt = reExports(product);
  const exported = new Set(declaredAt.values());
  const users = usersInOtherFiles(product, declaredAt);
  const candidates = product.filter(({ path }) => path.startsWith('shared/') && !STAYS.test(path));
  return new Map(
    candidates.flatMap(({ path, text }) => {
      const declared = declaredIn({ path, text });
      const idOf = (name: string) => `${path}#${name}`;
      const own = new Map(
        declared.map(({ name }) => [name, users.get(idOf(name)) ?? new Set<string>()]),
      );
      const isPublic = (name: string) => isIndex(path) || exported.has(idOf(name));
      addUsersInside(declared, own, isPublic);
      return declared
        .filter(({ name, isType }) => !isType && isPublic(name))
        .flatMap(({ name }) => {
          const [workspace, ...others] = own.get(name) ?? [];
          const isLone = workspace !== 'shared' && others.length === 0;
          return workspace !== undefined && isLone ? [[idOf(name), workspace] as const] : [];
        });
    }),
  );
}

/**
 * One sentence for each export of shared that only one workspace uses, and for each exception that is no longer needed.
 */
export function homesOfExports(
  files: SourceFile[],
  exceptions: Readonly<Record<string, string>> = SHARED_BY_ONE,
): string[] {
  const lone = usedByOne(files);
  return [
    ...[...lone]
      .filter(([id]) => !Object.hasOwn(exceptions, id))
      .map(([id, workspace]) => `${id} is used by ${workspace} alone: move it there (ADR 0211)`),
    ...Object.keys(exceptions)
      .filter((id) => !lone.has(id))
      .map((id) => `${id} has other users or is gone: take it off the list of exceptions`),
  ];
}
