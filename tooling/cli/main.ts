#!/usr/bin/env node
import { nodeFault } from './needed-node.ts';

/** A command of `pinpu`. Each loads its own modules, since loading webpack and swc takes a second. */
interface Command {
  usage: string;
  does: string;
  /** @throws Error with a sentence to print */
  run(folder: string, args: string[]): Promise<void>;
}

const remote = () => import('./remote.ts');

const commands: Readonly<Record<string, Command>> = {
  new: {
    usage: 'mf-NAME',
    does: 'makes this folder a remote: one page, its test, its manifest',
    run: async (folder, [name]) =>
      (await import('../scaffold/own-repository.ts')).makeOwnRepository(folder, name),
  },
  build: {
    usage: '',
    does: 'builds the remote of this folder into dist/',
    run: async (folder) => (await remote()).buildRemote(folder),
  },
  deploy: {
    usage: '[--to URL] [--canary 10]',
    does: 'builds it, and deploys it to a running shop',
    run: async (folder, args) => (await remote()).deployRemote(folder, args),
  },
  rollback: {
    usage: '--why TEXT [--to URL]',
    does: 'rolls back the last deployment',
    run: async (folder, args) => (await remote()).rollBackRemote(folder, args),
  },
  remove: {
    usage: '--why TEXT [--to URL]',
    does: 'takes it out of the shop; a rollback brings it back',
    run: async (folder, args) => (await remote()).removeRemote(folder, args),
  },
  deployments: {
    usage: '[…]',
    does: 'what is live, who deployed it, when and why; promote, canary, retire',
    run: async (folder, args) => (await remote()).showDeployments(folder, args),
  },
  dev: {
    usage: '--for URL',
    does: 'serves it from source, for a browser in developer mode in the shop at URL',
    run: async (folder, args) => (await remote()).developRemote(folder, args),
  },
  lint: {
    usage: '',
    does: 'imports, names, colours and lengths in src/, and remote.json',
    run: async (folder) => (await import('./lint.ts')).lintRemote(folder),
  },
};

/** `pinpu`: the commands of a remote in a repository of its own. */
const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
const overview = Object.entries(commands).map(
  ([one, { usage, does }]) => `  pinpu ${`${one} ${usage}`.padEnd(34)} ${does}`,
);

const fault = nodeFault(process.versions.node);
if (fault !== undefined) {
  console.error(fault);
  process.exitCode = 1;
} else if (command === undefined) {
  console.error(`${name === '' ? '' : `pinpu has no command ${name}.\n`}${overview.join('\n')}`);
  process.exitCode = 1;
} else
  try {
    await command.run(process.cwd(), args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
