import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addressOf, type RemoteNames } from './remote-names.ts';

const TEMPLATE = path.join(import.meta.dirname, '../template-remote');

/** Where a remote is: a workspace of this repository, or a repository of its own. */
export type RemotePlace = 'workspace' | 'own-repository';

const SCHEMAS: Record<RemotePlace, string> = {
  workspace: '../tooling/manifest/remote.schema.json',
  'own-repository': './node_modules/@pinpu/tooling/manifest/remote.schema.json',
};

function wordsOf(names: RemoteNames, place: RemotePlace): Record<string, string> {
  const isWork = names.frame === 'work';
  return {
    WORKSPACE: names.workspace,
    PAGE: names.page,
    COMPONENT: names.component,
    TITLE: names.title,
    ROUTE: names.path,
    ADDRESS: addressOf(names),
    HOME_PATH: isWork ? '/el/' : '/',
    HOME_TEXT: isWork ? '回管理首頁' : '回首頁',
    SCHEMA: SCHEMAS[place],
  };
}

/** A page of the administration has an entry in its navigation, and search engines don't index it. */
function asWorkPage(manifest: string, { title, ...names }: RemoteNames): string {
  const { routes, ...others } = JSON.parse(manifest);
  const work = {
    describe: { kind: 'page', title },
    frame: 'work',
    work_links: [{ to: addressOf(names), text: title, group: title, order: 500 }],
  };
  return `${JSON.stringify({ ...others, routes: [{ ...routes[0], ...work }] }, null, 2)}\n`;
}

/** The files of a new remote: from path in its folder to text. */
export function templateFiles(names: RemoteNames, place: RemotePlace): Record<string, string> {
  const words = wordsOf(names, place);
  const filled = (text: string) =>
    text.replaceAll(/\b[A-Z]+(?:_[A-Z]+)?\b/g, (word) => words[word] ?? word);
  const files = ['remote', place].flatMap((part) =>
    globSync('**/*', { cwd: path.join(TEMPLATE, part) })
      .filter((file) => statSync(path.join(TEMPLATE, part, file)).isFile())
      .map((file) => {
        const text = readFileSync(path.join(TEMPLATE, part, file), 'utf8');
        // A page whose name has a hyphen is a quoted key.
        const keyed = names.page.includes('-') ? text.replace('  PAGE:', "  'PAGE':") : text;
        return [filled(file).replace(/^_/, ''), filled(keyed)] as const;
      }),
  );
  const all = Object.fromEntries(files);
  return names.frame === 'work'
    ? { ...all, 'remote.json': asWorkPage(all['remote.json'] ?? '', names) }
    : all;
}

export function writeFiles(folder: string, files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
}

const LIBRARIES = ['react', 'react-dom', 'styled-components'];

/** The libraries that every remote depends on, in exactly the host's versions: those of `@pinpu/shared`. */
export const hostLibraries = (dependencies: Record<string, string>) =>
  Object.fromEntries(LIBRARIES.map((library) => [library, dependencies[library] ?? '*']));
