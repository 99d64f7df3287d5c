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

export type ToProcess =
  | { kind: 'build'; hash: string; source: string }
  | { kind: 'task'; task: RenderTask }
  | { kind: 'answer'; call: number; answer: CallAnswer };

/** Messages from that process to the server. `broken` lists builds that threw an error outside of any part. */
export type FromProcess =
  | { kind: 'ready' }
  | { kind: 'call'; call: number; url: string }
  | { kind: 'rendered'; rendered: Rendered | undefined; broken: RenderFailure[] }
  | { kind: 'failed'; why: string; broken: RenderFailure[] };
