import { DeployError } from './deploy-error.ts';
import { deploymentsCommand } from './deployments-arguments.ts';

it.each([
  [[], { at: 'list', name: '' }],
  [
    ['mf-cart', '--to', 'https://shop.example'],
    { at: 'list', name: 'mf-cart', to: 'https://shop.example' },
  ],
  [['canary', 'mf-cart', '25'], { at: 'canary', name: 'mf-cart', percent: 25, why: '' }],
  [['promote', 'shell', '--why', 'calm'], { at: 'promote', name: 'shell', why: 'calm' }],
  [['rollback', 'mf-cart', '--why', 'broken'], { at: 'rollback', name: 'mf-cart', why: 'broken' }],
  [
    ['rollback', 'mf-cart', '--why', 'x', '--version', '1.0.0'],
    { at: 'rollback', name: 'mf-cart', why: 'x', version: '1.0.0' },
  ],
  [['retire', 'mf-cart', '1.0.0'], { at: 'retire', name: 'mf-cart', version: '1.0.0', why: '' }],
  [['prune', '--dry-run'], { at: 'prune', dryRun: true }],
  [['tokens'], { at: 'tokens' }],
  [
    ['tokens', 'issue', '--for', 'Cart team', '--remote', 'mf-cart', '--remote', 'shell'],
    { at: 'issue', team: 'Cart team', remotes: ['mf-cart', 'shell'], days: 365 },
  ],
  [['tokens', 'revoke', 'a1b2'], { at: 'revoke', id: 'a1b2' }],
])('the arguments %j are accepted', (args, command) => {
  expect(deploymentsCommand(args)).toEqual(command);
});

it.each([
  [['frobnicate'], 'is not known'],
  [['issue', '--for', 'x'], 'is not known'],
  [['tokens', 'rollback'], 'is not known'],
  [['rollback', 'mf-cart'], 'Say --why'],
  [['rollback', '--why', 'x'], 'rollback takes a remote'],
  [['canary', 'mf-cart', '100'], 'from 1 to 99'],
  [['promote', 'mf-cart', '--days', '3'], 'promote takes no --days'],
  [['tokens', 'issue', '--for', 'x'], '--remote takes'],
  [['tokens', 'issue', '--remote', 'mf-cart'], '--for takes'],
  [['prune', 'mf-cart'], 'prune takes nothing more'],
])('rejects %j', (args, why) => {
  expect(() => deploymentsCommand(args)).toThrow(DeployError);
  expect(() => deploymentsCommand(args)).toThrow(why);
});
