import type { Deployment } from '../support/deployment.ts';
import type { DatabaseGate } from './database-gate.ts';

const STARTS = 5;

/**
 * Two instances of which one works at a time: the other one is suspended, so that a run takes its steps in one order,
 * and every lease is the worker's. When that is killed, the other one goes on at once, and the killed one starts again.
 */
export class Relay {
  readonly #deployment: Deployment;
  readonly #gates: readonly DatabaseGate[];
  readonly #awake = new Set([0, 1]);
  #worker = 0;
  #suspended: number | undefined;
  #restarted: Promise<unknown> = Promise.resolve();

  constructor(deployment: Deployment, gates: readonly DatabaseGate[]) {
    this.#deployment = deployment;
    this.#gates = gates;
  }

  /** The deployment without its suspended and killed instances. */
  seen(): Deployment {
    const { shops, dataDirs } = this.#deployment;
    const awake = () => [...this.#awake];
    const at = (i: number) => awake()[i % this.#awake.size] ?? 0;
    return {
      ...this.#deployment,
      get shops() {
        return awake().flatMap((i) => shops[i] ?? []);
      },
      get dataDirs() {
        return awake().flatMap((i) => dataDirs[i] ?? []);
      },
      url: (i) => shops[at(i)]?.url ?? '',
    };
  }

  #signal(instance: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
    const pid = this.#deployment.shops[instance]?.pid();
    if (pid !== undefined) process.kill(pid, signal);
  }

  /** Suspends the other instance between its transactions, so that it holds no lock. */
  async suspendOther(): Promise<void> {
    await this.#restarted;
    const other = 1 - this.#worker;
    await this.#gates[other]?.hold();
    this.#signal(other, 'SIGSTOP');
    this.#awake.delete(other);
    this.#suspended = other;
  }

  /** Kills the worker; `meanwhile` runs while nobody works. */
  async kill(meanwhile: () => Promise<void>): Promise<void> {
    const killed = this.#worker;
    await this.#deployment.shops[killed]?.end('SIGKILL');
    this.#gates[killed]?.cut();
    this.#awake.delete(killed);
    this.#worker = 1 - killed;
    await meanwhile();
    this.resumeOther();
    this.#restarted = this.#restart(killed);
    // Awaited before the next run.
    this.#restarted.catch(() => undefined);
  }

  /** As a supervisor does: on a loaded machine, the database may be too slow for a start. */
  async #restart(instance: number): Promise<void> {
    for (let left = STARTS; ; left -= 1) {
      try {
        await this.#deployment.shops[instance]?.start();
        this.#awake.add(instance);
        return;
      } catch (error) {
        if (left === 1) throw error;
      }
    }
  }

  /** Both may work; also before the deployment is closed, since suspended processes do not end. */
  resumeOther(): void {
    if (this.#suspended === undefined) return;
    this.#signal(this.#suspended, 'SIGCONT');
    this.#gates[this.#suspended]?.release();
    this.#awake.add(this.#suspended);
    this.#suspended = undefined;
  }

  async close(): Promise<void> {
    this.resumeOther();
    await this.#restarted.catch(() => undefined);
  }
}
