import { NotPossible } from '../harness/proof.ts';
import type { Attack, Outcome } from './attack.ts';
import { withShop } from './shop/shop.ts';
import type { Template } from './shop/template.ts';

/** A row of the final table. */
export interface Row {
  finding: string;
  attack: string;
  counted: string;
  result: 'succeeded' | 'failed' | 'ERROR' | 'not tried';
  seconds: number;
}

async function outcomeOf(attack: Attack, checkout: string, template: Template): Promise<Outcome> {
  try {
    return await withShop(attack, checkout, template, attack.run);
  } catch (error) {
    const isRejection = error instanceof Error && attack.rejectedWith?.test(error.message);
    if (!isRejection) throw error;
    return { succeeded: false, counted: 'the shop refuses to start' };
  }
}

/** Makes an attack on a new shop. An attack that can't be made counts neither as succeeded nor as failed. */
export async function runAttack(
  attack: Attack,
  checkout: string,
  template: Template,
): Promise<Row> {
  const began = performance.now();
  const row = (result: Row['result'], counted: string): Row => {
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`${attack.finding} ${result}: ${attack.title} (${counted}; ${seconds} s)`);
    return { finding: attack.finding, attack: attack.title, counted, result, seconds };
  };
  try {
    const { succeeded, counted } = await outcomeOf(attack, checkout, template);
    return row(succeeded ? 'succeeded' : 'failed', counted);
  } catch (error) {
    if (error instanceof NotPossible) return row('not tried', error.message);
    console.error(error);
    return row('ERROR', error instanceof Error ? (error.message.split('\n')[0] ?? '') : '');
  }
}
