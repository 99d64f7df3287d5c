import { appendFileSync, rmSync } from 'node:fs';

export interface NodeFault {
  name: string;
  /** Returns the build with the fault, or another build that works. */
  edit: (code: string) => string;
  /** Damages the file after it was published. */
  damage?: (file: string) => void;
  /** The build itself fails, even if no page needs a part of it. */
  isOfBuild?: true;
  isWhole?: true;
  /**
   * It throws, and is left out from the third time on. Faults that end the process, or that make the file unreadable,
   * leave it out from the first time on.
   */
  isThrown?: true;
  /** In the short form, for remotes with parts on pages. */
  inShort?: true;
}

/** The same code with a hash of its own, so that the server does not use what it remembers of other versions. */
const alike = (comment: string) => (code: string) => `${code}\n// ${comment}`;

/** The build in which `wrap` surrounds the function that loads each of its pages and slots. */
const wrapped = (wrap: string) => (code: string) =>
  `${code}
;{ const whole = module.exports;
  const wrap = ${wrap};
  const all = (parts = {}) => Object.fromEntries(Object.keys(parts).map((name) => [name, wrap(parts[name])]));
  module.exports = { ...whole, pages: all(whole.pages), slots: all(whole.slots) }; }`;

/** A build whose parts do this when they are rendered. */
export const rendering = (work: string) =>
  wrapped(`(load) => async () => {
    const part = await load();
    const broken = () => { ${work} };
    return part.Page ? { ...part, Page: broken } : broken;
  }`);

/** No fault: shows what happens to a version that only has another hash. */
export const WHOLE: NodeFault = { name: 'whole', edit: alike('whole'), isWhole: true };

const HOG = "for (const all = []; ; ) all.push('x'.repeat(9) + all.length);";

/** The ways in which a build can fail. */
export const NODE_FAULTS: readonly NodeFault[] = [
  { name: 'loops', edit: rendering('for (;;);'), inShort: true },
  { name: 'takes all memory', edit: rendering(HOG) },
  { name: 'throws', edit: rendering("throw new Error('broken on purpose');"), isThrown: true },
  // Throws, since the rendering process has nothing with which to exit.
  { name: 'exits', edit: rendering('process.exit(1);'), isThrown: true },
  { name: 'never loads', edit: wrapped('() => () => new Promise(() => {})') },
  { name: 'loops when evaluated', edit: (code) => `for (;;);${code}`, isOfBuild: true },
  {
    name: 'throws when evaluated',
    edit: (code) => `throw 1;${code}`,
    isThrown: true,
    isOfBuild: true,
    inShort: true,
  },
  { name: 'missing', edit: alike('missing'), damage: (file) => rmSync(file), isOfBuild: true },
  {
    name: 'altered',
    edit: alike('altered'),
    damage: (file) => appendFileSync(file, ';'),
    isOfBuild: true,
  },
];
