import type { RenderFailure } from '@pinpu/shared/contracts';
import { addSource } from './builds.ts';
import { receiveMessages, sendMessage } from './channel.ts';
import { freezeShared } from './frozen.ts';
import type { CallAnswer, RenderTask, ToProcess } from './messages.ts';
import { ownersOf, ownPromises, ownTimers } from './owner.ts';
import { perform, reasonOf, shareApi } from './perform.ts';
import { seal } from './sealed.ts';

/** Started without permissions by render-process.ts, and sealed before any build is evaluated. */
const own = process;

const waiting = new Map<number, (answer: CallAnswer) => void>();
let calls = 0;

const callOf = (number: number) => (url: string) =>
  new Promise<CallAnswer>((resolve) => {
    calls += 1;
    waiting.set(calls, resolve);
    sendMessage({ kind: 'call', number, call: calls, url });
  });

async function render(number: number, task: RenderTask): Promise<void> {
  const broken: RenderFailure[] = [];
  ownersOf(Object.keys(task.remotes));
  try {
    const rendered = await perform(task, broken, callOf(number));
    sendMessage({ kind: 'rendered', number, rendered, broken });
  } catch (error) {
    sendMessage({ kind: 'failed', number, why: reasonOf(error), broken });
  }
  waiting.clear();
}

function receive(message: ToProcess): void {
  if (message.kind === 'build') addSource(message.hash, message.source);
  else if (message.kind === 'task') void render(message.number, message.task);
  else {
    waiting.get(message.call)?.(message.answer);
    waiting.delete(message.call);
  }
}

receiveMessages(receive, () => own.exit(0));
// Errors that a browser would only log to its console; rendering continues.
process.on('unhandledRejection', () => undefined);
process.on('uncaughtException', () => undefined);
seal();
ownTimers();
ownPromises();
shareApi();
freezeShared();
// All files are open: the server takes the right to open more away from this process.
sendMessage({ kind: 'ready' });
