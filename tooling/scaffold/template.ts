import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addressOf, type RemoteNames } from './remote-names.ts';

const TEMPLATE = path.join(import.meta.dirname, '../template-remote');

/** Where a remote is: a workspace of this repository, or a repository of its own. */
export type RemotePlace = 'workspace' | 'own-repository';

/** The values of the words in capitals; `template-remote/README.md` explains them. */
function wordsOf(names: RemoteNames, place: RemotePlace): Record<string, string> {
  const isWork = names.frame === 'work';
  const tooling = place === 'workspace' ? '../tooling' : './node_modules/@pinpu/tooling';
  return {
    WORKSPACE: names.workspace,
    PAGE: names.page,
    PAGE_KEY: names.page.includes('-') ? `'${names.page}'` : names.page,
    COMPONENT: names.component,
    TITLE: names.title,
    ROUTE: names.path,
    ADDRESS: addressOf(names),
    HOME_PATH: isWork ? '/el/' : '/',
    HOME_TEXT: isWork ? '回管理首頁' : '回首頁',
    SCHEMA: `${tooling}/manifest/remote.schema.json`,
  };
}

/** The files of a new remote: from path in its folder to text. */
export function templateFiles(names: RemoteNames, place: RemotePlace): Record<string, string> {
  const words = wordsOf(names, place);
  const filled = (text: string) =>
    text.replaceAll(/\b[A-Z]+(?:_[A-Z]+)?\b/g, (word) => words[word] ?? word);
  const files = ['remote', place, names.frame].flatMap((part) => {
    const folder = path.join(TEMPLATE, part);
    return globSync('**/*', { cwd: folder })
      .filter((file) => statSync(path.join(folder, file)).isFile())
      .map((file) => [
        filled(file).replace(/^_/, ''),
        filled(readFileSync(path.join(folder, file), 'utf8')),
      ]);
  });
  return Object.fromEntries(files);
}

export function writeFiles(folder: string, files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
}

/** The libraries that every remote depends on, in exactly the host's versions: those of `@pinpu/shared`. */
export const hostLibraries = (versions: Record<string, string>) =>
  Object.fromEntries(
    ['react', 'react-dom', 'styled-components'].map((library) => [
      library,
      versions[library] ?? '*',
    ]),
  );
