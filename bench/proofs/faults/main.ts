import { runProofs } from '../support/run-proofs.ts';
import { clockAhead, clockBehind } from './clock-off.ts';
import { diskFull } from './disk-full.ts';
import { hang } from './hang.ts';
import { killedInstance } from './killed.ts';
import { killedAtEveryStep } from './killed-at-every-step.ts';
import { mailServer } from './mail-server.ts';
import { paperwork } from './paperwork.ts';
import { restarts } from './restarts.ts';
import { slowClients, slowClientsEmbedded } from './slow-clients.ts';

await runProofs([
  restarts,
  hang,
  killedInstance,
  slowClients,
  slowClientsEmbedded,
  mailServer,
  diskFull,
  clockAhead,
  clockBehind,
  paperwork,
  ...killedAtEveryStep,
]);
