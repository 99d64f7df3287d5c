import { writeOwnRepository } from '../scaffold/own-repository.ts';
import { nameFault } from '../scaffold/remote-names.ts';

/**
 * `pinpu new`: creates the files of a remote in a folder of its own. @throws Error with a sentence for an invalid name
 */
export function makeRemote(folder: string, name: string | undefined) {
  const fault = nameFault(folder, [], name);
  if (fault !== undefined || name === undefined) throw new Error(fault);
  const { page, component, path } = writeOwnRepository(folder, name);
  console.log(`${name} 已建立 created: it serves ${path}.

  npm install        what it needs to be tested
  npm run build      builds it into dist/
  npm test

Begin in src/pages/${page}/${component}.tsx.`);
}
