import { runProofs } from '../harness/run-proofs.ts';
import { deploymentsWhileVisited } from './deployments-while-visited.ts';

const outcomes = await runProofs([deploymentsWhileVisited]);
for (const { name, seconds, result, counts } of outcomes)
  console.table({ [name]: { result, seconds, ...counts } });
