import { setTimeout as pause } from 'node:timers/promises';
import { answerKinds } from '../../harness/answer-kinds.ts';
import { type Answer, get, post } from '../../harness/post.ts';

/** Time limit of a request here, on a busy machine. How soon a hang is answered is read in the server’s own log. */
const LONGEST_MS = 10_000;

/** Longer than what is allowed, so that a request that hangs is seen and ended. */
const HANG_MS = 3 * LONGEST_MS;

/** How long a shopper waits before the next try; shorter than Retry-After says, so that more is tried. */
const RETRY_MS = 250;

/** No right answer was received, which the watch has recorded where it should not be. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** Sends requests, and records every answer that is neither right nor a 503 with Retry-After. */
export class Watch {
  /** The origins of instances that are being ended: their connections may break. */
  readonly ending = new Set<string>();
  readonly #wrong: Answer[] = [];
  #requests = 0;
  #unavailable = 0;
  #longestMs = 0;

  /** Sends until the answer is no 503 any more. @throws NoAnswer where it is no 200 either, or the connection broke. */
  readonly post: typeof post = (url, sending) =>
    this.#patiently(url, () => post(url, { ...sending, limitMs: HANG_MS }));

  /** Reads in the same way. */
  readonly get: typeof get = (url, sending) =>
    this.#patiently(url, () => get(url, { ...sending, limitMs: HANG_MS }));

  /** Adds to the wrong answers. */
  blame(text: string, status = 0): void {
    this.#wrong.push({ status, text });
  }

  /** Requests so far, 503 among them, other answers that are wrong, and the longest request. */
  counts(): { requests: number; unavailable: number; others: number; 'longest s': number } {
    return {
      requests: this.#requests,
      unavailable: this.#unavailable,
      others: this.#wrong.length,
      'longest s': Math.round(this.#longestMs / 100) / 10,
    };
  }

  /** One line per kind of wrong answer. */
  wrong(): string[] {
    return answerKinds(this.#wrong);
  }

  async #patiently(url: string, send: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      const answer = await this.#once(url, send);
      if (answer.status === 200) return answer;
      const { pathname } = new URL(url);
      if (answer.status !== 503) {
        this.blame(`${pathname} ${answer.text}`, answer.status);
        throw new NoAnswer(`answered ${answer.status}`);
      }
      this.#unavailable += 1;
      if (!(Number(answer.retryAfter) > 0)) this.blame(`${pathname} without Retry-After`, 503);
      await pause(RETRY_MS);
    }
  }

  async #once(url: string, send: () => Promise<Answer>): Promise<Answer> {
    const began = performance.now();
    const { origin, pathname } = new URL(url);
    this.#requests += 1;
    try {
      return await send();
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      if (!this.ending.has(origin)) this.blame(`${pathname} ${reason}`);
      throw new NoAnswer(reason, { cause: error });
    } finally {
      const ms = performance.now() - began;
      this.#longestMs = Math.max(this.#longestMs, ms);
      if (ms > LONGEST_MS) this.blame(`${pathname} took longer than ${LONGEST_MS} ms`);
    }
  }
}
