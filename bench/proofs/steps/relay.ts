import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../../support/until.ts';
import type { Deployment } from '../support/deployment.ts';
import type { DatabaseGate } from './database-gate.ts';

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
    await until('the other instance is idle', 30_000, async () => {
      this.#signal(other, 'SIGSTOP');
      // What it has sent before is on its way to the gate.
      await pause(30);
      if (this.#gates[other]?.isIdle()) return true;
      this.#signal(other, 'SIGCONT');
      return false;
    });
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
    const again = async () => {
      await this.#deployment.shops[killed]?.start();
      this.#awake.add(killed);
    };
    this.#restarted = again();
    // Awaited before the next run.
    this.#restarted.catch(() => undefined);
  }

  /** Both may work; also before the deployment is closed, since suspended processes do not end. */
  resumeOther(): void {
    if (this.#suspended === undefined) return;
    this.#signal(this.#suspended, 'SIGCONT');
    this.#awake.add(this.#suspended);
    this.#suspended = undefined;
  }

  async close(): Promise<void> {
    this.resumeOther();
    await this.#restarted.catch(() => undefined);
  }
}
