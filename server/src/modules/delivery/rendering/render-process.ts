import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import type { Rendered, RenderFailure } from '@pinpu/shared/contracts';
import { forkProcess, type RenderLimits, watchMemory } from './fork-process.ts';
import { frameOf } from './process/frames.ts';
import type { CallAnswer, FromProcess, RenderTask, ToProcess } from './process/messages.ts';
import { receiveMessages } from './received.ts';

type AnswerCall = (url: string) => Promise<CallAnswer>;

export interface Work {
  task: RenderTask;
  sources: ReadonlyMap<string, string>;
  answer: AnswerCall;
}

/** The time that a process may take to start on a busy machine, in ms. */
const START_MS = 20_000;

/** With more builds, the process is replaced: versions no longer used stay in its memory. */
const MAX_BUILDS = 60;

interface Living {
  child: ChildProcess;
  sent: Set<string>;
  tasks: number;
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

function start(limits: RenderLimits): Living {
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
  const ready = Promise.race([announced, late, ended.then(() => false)]);
  const owner = readOwner(child.stdio[3] as Readable);
  const sent = new Set<string>();
  return { child, sent, tasks: 0, ready, ended, hasEnded: () => hasEnded, end, begin, owner };
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

function send(living: Living, { task, sources }: Work): void {
  for (const [hash, source] of sources) {
    if (!living.sent.has(hash)) sendMessage(living, { kind: 'build', hash, source });
    living.sent.add(hash);
  }
  sendMessage(living, { kind: 'task', number: living.tasks, task });
}

async function perform(living: Living, work: Work, limits: RenderLimits): Promise<Outcome> {
  const { child, ended, owner, end, begin } = living;
  const remotes = Object.keys(work.task.remotes);
  const stopWatching = watchMemory(child.pid, limits.memoryMb, () => end('takes too much memory'));
  const timer = setTimeout(() => end(`no page within ${limits.taskMs} ms`), limits.taskMs);
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
    clearTimeout(timer);
    stopWatching();
  });
}

/** Starts the process at the first task and whenever it has ended; runs one task at a time. */
export function openProcess(limits: RenderLimits) {
  let living: Living | undefined;
  let isStopped = false;

  async function stop(): Promise<void> {
    const ending = living;
    living = undefined;
    ending?.end('stopped');
    await ending?.ended;
  }

  function begin(): Living {
    living = start(limits);
    return living;
  }

  return {
    async run(work: Work): Promise<Outcome> {
      if (living && (living.hasEnded() || living.sent.size > MAX_BUILDS)) await stop();
      const used = living ?? begin();
      if (isStopped || !(await used.ready)) {
        await stop();
        return { state: 'failed', why: 'the process that renders does not start', broken: [] };
      }
      const outcome = await perform(used, work, limits);
      if (outcome.state !== 'ended' || living !== used) return outcome;
      // Starts a new process now, so that the next page does not wait for it.
      if (!isStopped) begin();
      return outcome;
    },
    pid: () => living?.child.pid,
    async stop() {
      isStopped = true;
      await stop();
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
