import { runProofs } from '../support/run-proofs.ts';
import { clockAhead, clockBehind } from './clock-off.ts';
import { diskFull } from './disk-full.ts';
import { hang } from './hang.ts';
import { killedInstance } from './killed-instance.ts';
import { mailServer } from './mail-server.ts';
import { restarts } from './restarts.ts';
import { slowClients, slowClientsEmbedded } from './slow-clients.ts';

const outcomes = await runProofs([
  restarts,
  hang,
  killedInstance,
  slowClients,
  slowClientsEmbedded,
  mailServer,
  diskFull,
  clockAhead,
  clockBehind,
]);
console.table(
  outcomes.map(({ name, counts, seconds, result }) => ({
    fault: name,
    seconds,
    orders: counts.orders ?? '-',
    requests: counts.requests ?? '-',
    '503s': counts.unavailable ?? '-',
    others: counts.others ?? '-',
    'longest s': counts['longest s'] ?? '-',
    books: result,
  })),
);
