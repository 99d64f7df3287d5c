import asyncHooks from 'node:async_hooks';
import buffer from 'node:buffer';
import crypto from 'node:crypto';
import events from 'node:events';
import stream from 'node:stream';
import stringDecoder from 'node:string_decoder';
import url from 'node:url';
import util from 'node:util';
import { compileFunction } from 'node:vm';
import type { ShellNodeBuild } from '@pinpu/shared/contracts';
import { ownGlobals } from './frozen.ts';
import type { BuildUse } from './messages.ts';
import { silentConsole } from './sealed.ts';
import { shareModules } from './shared-modules.ts';

/** For React's server renderer; none of them gives access to anything outside the process. */
const FOR_SHELL: Readonly<Record<string, unknown>> = {
  async_hooks: asyncHooks,
  buffer,
  crypto,
  events,
  stream,
  string_decoder: stringDecoder,
  url,
  util,
};

type Exports = Record<string, unknown>;

const requireFrom = (modules: Readonly<Record<string, unknown>>) => (name: string) => {
  const known = name.replace(/^node:/, '');
  const found = [name, known].find((one) => Object.hasOwn(modules, one));
  if (found !== undefined) return modules[found];
  throw new Error(`Cannot find module '${name}': only modules that the shell shares are there`);
};

function evaluate(
  source: string,
  require: ReturnType<typeof requireFrom>,
  { hash, publicPath }: BuildUse,
): Exports {
  const filename = `${publicPath}${hash}`;
  const module: { exports: Exports } = { exports: {} };
  const own = ownGlobals();
  const parameters = {
    ...{ module, exports: module.exports, require, publicPath },
    ...{ globalThis: own, global: own, console: silentConsole() },
  };
  compileFunction(source, Object.keys(parameters), { filename })(...Object.values(parameters));
  return module.exports;
}

interface EvaluatedShell {
  build: ShellNodeBuild;
  /** What remotes' builds import. */
  modules: ShellNodeBuild['modules'];
  remotes: Map<string, Exports>;
}

const sources = new Map<string, string>();
const shells = new Map<string, EvaluatedShell>();
const keyOf = ({ hash, publicPath }: BuildUse) => `${hash} ${publicPath}`;

export const addSource = (hash: string, source: string): void => {
  sources.set(hash, source);
};

export function shellOf(use: BuildUse): EvaluatedShell {
  const known = shells.get(keyOf(use));
  if (known !== undefined) return known;
  const exported = evaluate(sources.get(use.hash) ?? '', requireFrom(FOR_SHELL), use);
  const build = exported.build as ShellNodeBuild;
  const shell = { build, modules: shareModules(build), remotes: new Map<string, Exports>() };
  shells.set(keyOf(use), shell);
  return shell;
}

export function remoteOf({ modules, remotes }: EvaluatedShell, use: BuildUse): Exports {
  const known = remotes.get(keyOf(use));
  if (known !== undefined) return known;
  const exported = evaluate(sources.get(use.hash) ?? '', requireFrom(modules), use);
  remotes.set(keyOf(use), exported);
  return exported;
}
