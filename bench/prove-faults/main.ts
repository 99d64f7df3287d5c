import { runProofs } from '../harness/run-proofs.ts';
import { clockAhead, clockBehind } from './faults/clock-off.ts';
import { diskFull } from './faults/disk-full.ts';
import { hang } from './faults/hang.ts';
import { killedInstance } from './faults/killed-instance.ts';
import { mailServer } from './faults/mail-server.ts';
import { restarts } from './faults/restarts.ts';
import { slowClients, slowClientsEmbedded } from './faults/slow-clients.ts';

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
