import { runProofs } from '../support/run-proofs.ts';
import { ruledCarts } from './ruled-carts.ts';

await runProofs([ruledCarts]);
