import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, get, post } from './http.ts';
import { answerKinds } from './proof.ts';

/** In ms, for a busy machine. How soon a hang is answered is read from the server’s log. */
const LONGEST_MS = 10_000;

/** Longer than the limit, so that a hanging request is noticed and then aborted. */
const HANG_MS = 3 * LONGEST_MS;

/** Milliseconds between two tries of a shopper; shorter than Retry-After says, so that more requests are made. */
const RETRY_MS = 250;

/** No valid answer was received. The watch has recorded it if it was not expected. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** Sends requests, and records all answers that are neither valid nor a 503 with Retry-After. */
export class Watch {
  /** Origins of instances that are being stopped: connections to them may break. */
  readonly ending = new Set<string>();
  readonly #wrong: Answer[] = [];
  #requests = 0;
  #unavailable = 0;
  #longestMs = 0;

  /** Posts until the answer is not a 503. @throws NoAnswer if it is not 200 either, or if the connection breaks */
  readonly post: typeof post = (url, sending) =>
    this.#patiently(url, () => post(url, { ...sending, limitMs: HANG_MS }));

  /** Sends a GET request in the same way. */
  readonly get: typeof get = (url, sending) =>
    this.#patiently(url, () => get(url, { ...sending, limitMs: HANG_MS }));

  blame(text: string, status = 0): void {
    this.#wrong.push({ status, text });
  }

  /** The number of requests, of 503 answers and of wrong ones, and the duration of the longest request. */
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
      if (!(Number(answer.headers?.['retry-after']) > 0))
        this.blame(`${pathname} without Retry-After`, 503);
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
