import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import type { Rendered, RenderFailure } from '@pinpu/shared/contracts';
import { forkProcess, type RenderLimits, watchMemory } from './fork-process.ts';
import type { CallAnswer, FromProcess, RenderTask, ToProcess } from './process/messages.ts';

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
  ready: Promise<boolean>;
  ended: Promise<string>;
  owner(): string;
}

function readOwner(pipe: Readable) {
  let text = '';
  let owner = '';
  pipe.on('data', (bytes: Buffer) => {
    const lines = (text + bytes.toString('utf8')).split('\n');
    text = lines.pop() ?? '';
    owner = lines.at(-1) ?? owner;
  });
  return () => owner;
}

function start(limits: RenderLimits): Living {
  const child = forkProcess(limits);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) =>
      resolve(signal === null ? `exited with code ${code}` : `was ended by ${signal}`),
    );
  });
  const announced = new Promise<boolean>((resolve) => child.once('message', () => resolve(true)));
  const late = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), START_MS).unref();
  });
  const ready = Promise.race([announced, late, ended.then(() => false)]);
  return { child, sent: new Set(), ready, ended, owner: readOwner(child.stdio[3] as Readable) };
}

const sendMessage = ({ child }: Living, message: ToProcess) => {
  if (child.connected) child.send(message, () => undefined);
};

/** The outcome in a message; undefined for a call of the page, which is answered instead. */
function outcomeOf(living: Living, { answer }: Work, message: FromProcess): Outcome | undefined {
  if (message.kind === 'rendered') {
    const { rendered, broken } = message;
    if (rendered === undefined) return { state: 'nothing', broken };
    if (isRendered(rendered)) return { state: 'rendered', rendered, broken };
    return { state: 'failed', why: 'the shell’s build returned no rendered page', broken };
  }
  if (message.kind === 'failed') return { state: 'failed', ...message };
  if (message.kind === 'call')
    void answer(message.url).then((response) =>
      sendMessage(living, { kind: 'answer', call: message.call, answer: response }),
    );
  return undefined;
}

async function perform(living: Living, work: Work, limits: RenderLimits): Promise<Outcome> {
  const { child, sent, ended, owner } = living;
  let why = '';
  const end = (because: string) => {
    why ||= because;
    child.kill('SIGKILL');
  };
  const stopWatching = watchMemory(child.pid, limits.memoryMb, () => end('takes too much memory'));
  const timer = setTimeout(() => end(`no page within ${limits.taskMs} ms`), limits.taskMs);
  let onMessage: (message: FromProcess) => void = () => undefined;
  const done = new Promise<Outcome>((resolve) => {
    onMessage = (message) => {
      const outcome = outcomeOf(living, work, message);
      if (outcome) resolve(outcome);
    };
    child.on('message', onMessage);
    void ended.then((how) =>
      resolve({ state: 'ended', remote: owner(), why: why || `the process ${how}` }),
    );
  });
  for (const [hash, source] of work.sources) {
    if (!sent.has(hash)) sendMessage(living, { kind: 'build', hash, source });
    sent.add(hash);
  }
  sendMessage(living, { kind: 'task', task: work.task });
  return done.finally(() => {
    clearTimeout(timer);
    stopWatching();
    child.off('message', onMessage);
  });
}

/** Starts the process at the first task and whenever it has ended; runs one task at a time. */
export function openProcess(limits: RenderLimits) {
  let living: Living | undefined;
  let isStopped = false;

  async function stop(): Promise<void> {
    const ending = living;
    living = undefined;
    ending?.child.kill('SIGKILL');
    await ending?.ended;
  }

  function begin(): Living {
    living = start(limits);
    return living;
  }

  return {
    async run(work: Work): Promise<Outcome> {
      if (living && living.sent.size > MAX_BUILDS) await stop();
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

const isText = (value: unknown) => typeof value === 'string';

/** Whether a shell's build returned a value of its contract, which is checked since it comes from another process. */
function isRendered(value: Partial<Rendered> | undefined): value is Rendered {
  const { html, styles, parts, failures } = value ?? {};
  if (!isText(html) || !isText(styles)) return false;
  if (!Array.isArray(parts) || !parts.every(isText) || !Array.isArray(failures)) return false;
  return failures.every(({ remote, part, why }) => [remote, part, why].every(isText));
}
