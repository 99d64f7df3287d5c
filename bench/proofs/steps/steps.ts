export type Moment = 'before' | 'after';

/** The only moment of a run at which the working instance is killed: before or after its step number `at`. */
export interface Aim {
  at: number;
  moment: Moment;
}

/**
 * The steps of a run: each commit about paper, and each call to a far end. Nothing is counted before the run, nor after
 * the kill.
 */
export class Steps {
  /** What each step was, in order. */
  taken: string[] = [];
  /** The step at which the instance was killed. */
  killedAt = '';
  #isCounting = false;
  #aim: Aim | undefined;
  #kill: () => Promise<void> = async () => undefined;

  begin(aim: Aim | undefined, kill: () => Promise<void>): void {
    this.taken = [];
    this.killedAt = '';
    this.#isCounting = true;
    this.#aim = aim;
    this.#kill = kill;
  }

  end(): void {
    this.#isCounting = false;
  }

  /** Counts a step that is about to be taken; returns its number, or -1 for one outside of the run. */
  count(what: string): number {
    if (!this.#isCounting) return -1;
    this.taken.push(what);
    return this.taken.length - 1;
  }

  /** Kills the instance if the run aims at this moment; returns whether it did. */
  async isKilled(step: number, moment: Moment): Promise<boolean> {
    if (!this.#isCounting || step !== this.#aim?.at || moment !== this.#aim.moment) return false;
    this.#isCounting = false;
    this.killedAt = `${moment} the ${this.taken[step]}`;
    await this.#kill();
    return true;
  }
}
