import { createRunner } from 'jest-light-runner';
import { Tinypool } from 'tinypool';

/*
 * When the first worker process requests the run's data, jest-light-runner sends them once, to every process that has a
 * test file at that moment. A process that is still loading loses the message, requests the data again, and gets no
 * reply: its test file hangs. Here each request gets a reply (ADR 0192).
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

/** One replacement for each channel, since the pool compares channels by identity. */
function answeringOf(channel) {
  const known = answering.get(channel) ?? answeringChannel(channel);
  answering.set(channel, known);
  return known;
}

// jest-light-runner creates its own pool, so the only place to replace the channel is the prototype.
const { run } = Tinypool.prototype;
Tinypool.prototype.run = function runAnswering(task, options) {
  const channel = options?.channel && answeringOf(options.channel);
  return run.call(this, task, { ...options, channel });
};

export default createRunner({ runtime: 'child_process' });
