import type { Rendered, RenderFailure, RenderJob } from '@pinpu/shared/contracts';

/** A build that a task uses: the hash of its source, and the base URL of its files in browsers. */
export interface BuildUse {
  hash: string;
  publicPath: string;
}

export interface RenderTask {
  job: RenderJob;
  shell: BuildUse;
  remotes: Readonly<Record<string, BuildUse>>;
  /** Whether to evaluate all of them, even those that the page does not need. */
  evaluatesAll: boolean;
}

export interface CallAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** `number` counts the tasks of a process. */
export type ToProcess =
  | { kind: 'build'; hash: string; source: string }
  | { kind: 'task'; number: number; task: RenderTask }
  | { kind: 'answer'; call: number; answer: CallAnswer };

/**
 * Messages from that process to the server, which checks them in received.ts. `broken` lists builds that threw an error
 * outside of any part.
 */
export type FromProcess =
  | { kind: 'ready' }
  | { kind: 'call'; number: number; call: number; url: string }
  | { kind: 'rendered'; number: number; rendered?: Rendered | undefined; broken: RenderFailure[] }
  | { kind: 'failed'; number: number; why: string; broken: RenderFailure[] };

/** The owner of running code, as one byte: the place of a remote among those of the task, from 1 on; 0 is the shell. */
export const ownerByte = (remotes: readonly string[], remote: string): number => {
  const place = remotes.indexOf(remote) + 1;
  return place > 254 ? 0 : place;
};
