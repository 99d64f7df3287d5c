import { createRunner } from 'jest-light-runner';
import { Tinypool } from 'tinypool';

/*
 * The runner sends its data, when the first process asks for them, to all that have a file by then, and forgets these
 * processes. One that is still loading drops the data, asks in vain, and its file never ends: on a busy machine a run
 * hung. Its channel answers every request here (ADR 0192).
 */

/** @param {import('tinypool').TinypoolChannel} channel */
function answeringChannel(channel) {
  const receivers = new Set();
  return {
    onMessage: (receive) => void receivers.add(receive),
    postMessage(message) {
      channel.onMessage((answer) => {
        for (const receive of receivers) receive(answer);
      });
      channel.postMessage(message);
    },
  };
}

const answering = new WeakMap();

/** The same for the same channel: the pool compares them. */
function answeringOf(channel) {
  const known = answering.get(channel) ?? answeringChannel(channel);
  answering.set(channel, known);
  return known;
}

// The runner makes its pool itself.
const { run } = Tinypool.prototype;
Tinypool.prototype.run = function runAnswering(task, options) {
  const channel = options?.channel && answeringOf(options.channel);
  return run.call(this, task, { ...options, channel });
};

export default createRunner({ runtime: 'child_process' });
