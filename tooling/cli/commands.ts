/** A command of `pinpu`. Each loads its own modules, since loading webpack and swc takes a second. */
interface Command {
  usage: string;
  does: string;
  /** @throws Error with a sentence to print */
  run(folder: string, args: string[]): Promise<void>;
}

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
  deploy: {
    usage: '[--to URL] [--canary 10]',
    does: 'builds it, and deploys it to a running shop',
    run: async (folder, args) => (await import('./deploy.ts')).deployRemote(folder, args),
  },
  rollback: {
    usage: '--why TEXT [--to URL]',
    does: 'rolls back the last deployment',
    run: async (folder, args) => (await import('./deploy.ts')).rollBackRemote(folder, args),
  },
  deployments: {
    usage: '[…]',
    does: 'what is live, who deployed it, when and why; promote, canary, retire',
    run: async (folder, args) => (await import('./deploy.ts')).showDeployments(folder, args),
  },
  dev: {
    usage: '--for URL',
    does: 'serves it from source, for a browser in developer mode in the shop at URL',
    run: async (folder, args) => (await import('./dev.ts')).developRemote(folder, args),
  },
  lint: {
    usage: '',
    does: 'imports, names, colours and lengths in src/, and remote.json',
    run: async (folder) => (await import('./lint.ts')).lintRemote(folder),
  },
};
