import { nodeFault } from './needed-node.ts';

it.each(['20.19.5', '22.4.0', '22.17.1'])('rejects Node %s in one sentence [41 W1]', (version) => {
  expect(nodeFault(version)).toBe(`pinpu needs Node 22.18 or newer, this is Node ${version}.`);
});

it.each(['22.18.0', '24.0.0'])('accepts Node %s [41 W1]', (version) => {
  expect(nodeFault(version)).toBeUndefined();
});
