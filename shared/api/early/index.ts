export { takeEarlyCall } from './early-calls.ts';
