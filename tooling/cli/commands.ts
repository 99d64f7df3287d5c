/** A command of `pinpu`; each loads its own modules, since webpack and swc take a second. */
interface Command {
  usage: string;
  does: string;
  /** @throws Error with a sentence to print. */
  run(folder: string, args: string[]): Promise<void>;
}

/** The commands by name. */
export const commands: Readonly<Record<string, Command>> = {
  new: {
    usage: 'mf-NAME',
    does: 'makes this folder a remote: one page, its test, its manifest',
    run: async (folder, [name]) => (await import('./new.ts')).makeRemote(folder, name),
  },
  build: {
    usage: '',
    does: 'builds the remote of this folder into dist/',
    run: async (folder) => (await import('./build.ts')).buildRemote(folder),
  },
  lint: {
    usage: '',
    does: 'imports, names, colours and lengths in src/, and remote.json',
    run: async (folder) => (await import('./lint.ts')).lintRemote(folder),
  },
};
