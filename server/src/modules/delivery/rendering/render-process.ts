import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import type { Rendered, RenderFailure } from '@pinpu/shared/contracts';
import { closeDescriptors, forkProcess } from './fork-process.ts';
import { frameOf } from './process/frames.ts';
import type { CallAnswer, FromProcess, RenderTask, ToProcess } from './process/messages.ts';
import { type RenderLimits, watchMemory, watchTime } from './process-limits.ts';
import { receiveMessages } from './received.ts';
import { NotRendered } from './task-queue.ts';

type AnswerCall = (url: string) => Promise<CallAnswer>;

/** A build that a process has. */
export interface HeldBuild {
  remote: string;
  version: string;
  hash: string;
}

export interface Work {
  task: RenderTask;
  builds: readonly (HeldBuild & { source: string })[];
  answer: AnswerCall;
  /** Whether the process may have this build; otherwise another process, without it, does the work. */
  mayStay(held: HeldBuild): boolean;
}

/** The time that a process may take to start on a busy machine, in ms. */
const START_MS = 20_000;

/** The most processes: for the stable versions, the canaries, and a preview. */
const MAX_PROCESSES = 3;

/** A process that another one has replaced ends once it was unused for so long, in ms. */
const IDLE_MS = 60_000;

interface Living {
  child: ChildProcess;
  held: Map<string, HeldBuild>;
  tasks: number;
  usedAt: number;
  ready: Promise<boolean>;
  ended: Promise<string>;
  hasEnded(): boolean;
  /** Ends the process; the first reason is the one that `ended` tells. */
  end(why: string): void;
  begin: ReturnType<typeof receiveMessages>['begin'];
  /** The last byte of the pipe that says whose code runs. */
  owner(): number;
}

function readOwner(pipe: Readable) {
  let owner = 0;
  pipe.on('data', (bytes: Buffer) => {
    owner = bytes.at(-1) ?? owner;
  });
  return () => owner;
}

type OnOpen = (why: string) => void;

function start(limits: RenderLimits, onOpen: OnOpen): Living {
  const child = forkProcess(limits);
  let why = '';
  let hasEnded = false;
  const end = (because: string) => {
    why ||= because;
    child.kill('SIGKILL');
  };
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) =>
      resolve(
        signal === null
          ? `the process exited with code ${code}`
          : `the process was ended by ${signal}`,
      ),
    );
  }).then((how) => {
    hasEnded = true;
    return why || how;
  });
  const { begin } = receiveMessages(child.stdout as Readable, end);
  const announced = new Promise<boolean>((resolve) => begin(() => resolve(true)));
  const late = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), START_MS).unref();
  });
  const closed = announced.then(async () => {
    const why = await closeDescriptors(child.pid);
    if (why !== undefined && !hasEnded) onOpen(why);
    return true;
  });
  const ready = Promise.race([closed, late, ended.then(() => false)]);
  const owner = readOwner(child.stdio[3] as Readable);
  const living = { child, held: new Map(), tasks: 0, usedAt: performance.now(), ready, ended };
  return { ...living, hasEnded: () => hasEnded, end, begin, owner };
}

const sendMessage = ({ child }: Living, message: ToProcess) => {
  if (child.stdin?.writable) child.stdin.write(frameOf(message));
};

const UNANSWERED: CallAnswer = { status: 503, headers: {}, body: '' };

/** The outcome in a message; undefined for a call of the page, which is answered instead. */
function outcomeOf(living: Living, { answer }: Work, message: FromProcess): Outcome | undefined {
  if (message.kind === 'rendered') {
    const { rendered, broken } = message;
    return rendered ? { state: 'rendered', rendered, broken } : { state: 'nothing', broken };
  }
  if (message.kind === 'failed') {
    const { why, broken } = message;
    return { state: 'failed', why, broken };
  }
  if (message.kind === 'call')
    void answer(message.url)
      .catch(() => UNANSWERED)
      .then((response) =>
        sendMessage(living, { kind: 'answer', call: message.call, answer: response }),
      );
  return undefined;
}

function send(living: Living, { task, builds }: Work): void {
  for (const { source, ...build } of builds) {
    const { remote, hash } = build;
    const key = `${remote} ${hash}`;
    if (!living.held.has(key)) sendMessage(living, { kind: 'build', hash, source });
    living.held.set(key, build);
  }
  sendMessage(living, { kind: 'task', number: living.tasks, task });
}

async function perform(living: Living, work: Work, limits: RenderLimits): Promise<Outcome> {
  const { child, ended, owner, end, begin } = living;
  const remotes = Object.keys(work.task.remotes);
  const { memoryMb, taskMs } = limits;
  const stopMemory = watchMemory(child.pid, memoryMb, () => end('takes too much memory'));
  const stopTime = watchTime(child.pid, taskMs, () => end(`no page within ${taskMs} ms`));
  living.tasks += 1;
  const { tasks: number } = living;
  const done = new Promise<Outcome>((resolve) => {
    begin((message) => {
      // A page before this one may still be waiting for data that it no longer needs.
      if (message.kind === 'ready' || message.number !== number) return;
      const outcome = outcomeOf(living, work, message);
      if (outcome) resolve(outcome);
    });
    void ended.then((why) => resolve({ state: 'ended', remote: remotes[owner() - 1] ?? '', why }));
  });
  send(living, work);
  return done.finally(() => {
    stopTime();
    stopMemory();
  });
}

const isFit = ({ held }: Living, { mayStay }: Pick<Work, 'mayStay'>) =>
  [...held.values()].every(mayStay);

/** Processes by what they have evaluated: what one build changes never reaches a page without it. */
function processPool(limits: RenderLimits, onOpen: OnOpen) {
  /** The one that was used last comes last. */
  let processes: Living[] = [];

  function begin(): Living {
    const living = start(limits, onOpen);
    processes.push(living);
    return living;
  }

  /** Ends what is no longer needed beside `used`. */
  function endOthers(used: Living): void {
    const oldest = performance.now() - IDLE_MS;
    const others = processes.filter((one) => one !== used && !one.hasEnded());
    const remaining = others.slice(1 - MAX_PROCESSES).filter(({ usedAt }) => usedAt >= oldest);
    for (const one of others) if (!remaining.includes(one)) one.end('no longer needed');
    processes = [...remaining, used];
  }

  return {
    begin,
    /** A process without any build that must not stay; a new one where there is none. */
    take(work: Work): Living {
      const fit = processes.filter((one) => !one.hasEnded() && isFit(one, work));
      const [known] = fit.sort((a, b) => b.held.size - a.held.size);
      const used = known ?? begin();
      endOthers(used);
      used.usedAt = performance.now();
      return used;
    },
    drop(ending: Living): void {
      ending.end('no longer needed');
      processes = processes.filter((one) => one !== ending);
    },
    pid: () => processes.at(-1)?.child.pid,
    async stop(): Promise<void> {
      const ending = processes;
      processes = [];
      for (const one of ending) one.end('stopped');
      await Promise.all(ending.map(({ ended }) => ended));
    },
  };
}

/** Renders pages, each in a process that suits it, and starts processes as they are needed. Runs one task at a time. */
export function openProcess(limits: RenderLimits, onOpen: OnOpen = () => undefined) {
  const pool = processPool(limits, onOpen);
  let isStopped = false;

  return {
    /** @throws NotRendered once it was stopped */
    async run(work: Work): Promise<Outcome> {
      const used = isStopped ? undefined : pool.take(work);
      const isReady = await used?.ready;
      if (isStopped || used === undefined) throw new NotRendered('rendering was stopped');
      if (!isReady) {
        pool.drop(used);
        return { state: 'failed', why: 'the process that renders does not start', broken: [] };
      }
      const outcome = await perform(used, work, limits);
      if (outcome.state !== 'ended') return outcome;
      if (isStopped) throw new NotRendered('rendering was stopped');
      pool.drop(used);
      // Starts a new process now, so that the next page does not wait for it.
      pool.begin();
      return outcome;
    },
    pid: pool.pid,
    async stop() {
      isStopped = true;
      await pool.stop();
    },
  };
}

export type Outcome =
  | { state: 'rendered'; rendered: Rendered; broken: readonly RenderFailure[] }
  /** The address has nothing to render. */
  | { state: 'nothing'; broken: readonly RenderFailure[] }
  /** The shell's build threw an error. */
  | { state: 'failed'; why: string; broken: readonly RenderFailure[] }
  /** The process ended, or was ended, while code of this remote ran; '' stands for the shell. */
  | { state: 'ended'; remote: string; why: string };
