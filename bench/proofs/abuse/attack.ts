import { NotPossible } from '../support/proof.ts';
import { type Shop, type SpecialSettings, type Template, withShop } from './shop.ts';

interface Outcome {
  succeeded: boolean;
  counted: string;
}

/** Made like a stranger's: only by HTTP, SMTP and TCP, never with the server's code. */
export interface Attack extends SpecialSettings {
  /** The number of the finding in the review, such as `M10`, or of the ADR. */
  finding: string;
  title: string;
  /** If the shop refuses to start with this sentence, the attack has failed; any other failure to start is an error. */
  rejectedWith?: RegExp;
  run(shop: Shop): Promise<Outcome>;
}

export interface Row {
  finding: string;
  attack: string;
  counted: string;
  result: 'succeeded' | 'failed' | 'ERROR' | 'not tried';
  seconds: number;
}

async function outcomeOf(attack: Attack, template: Template): Promise<Outcome> {
  try {
    return await withShop(attack, template, attack.run);
  } catch (error) {
    const isRejection = error instanceof Error && attack.rejectedWith?.test(error.message);
    if (!isRejection) throw error;
    return { succeeded: false, counted: 'the shop refuses to start' };
  }
}

/** Makes an attack on a new shop. An attack that can't be made counts neither as succeeded nor as failed. */
export async function runAttack(attack: Attack, template: Template): Promise<Row> {
  const began = performance.now();
  const row = (result: Row['result'], counted: string): Row => {
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`${attack.finding} ${result}: ${attack.title} (${counted}; ${seconds} s)`);
    return { finding: attack.finding, attack: attack.title, counted, result, seconds };
  };
  try {
    const { succeeded, counted } = await outcomeOf(attack, template);
    return row(succeeded ? 'succeeded' : 'failed', counted);
  } catch (error) {
    if (error instanceof NotPossible) return row('not tried', error.message);
    console.error(error);
    return row('ERROR', error instanceof Error ? (error.message.split('\n')[0] ?? '') : '');
  }
}
