import { deployOptions } from './deploy-arguments.ts';
import { DeployError } from './deploy-error.ts';

it('reads every option', () => {
  expect(
    deployOptions([
      'mf-cart',
      '--canary',
      '10',
      '--to=https://shop.example',
      '--why',
      'new totals',
      '--accept',
      'slots, size',
      '--without-browser',
      'CI has none yet',
    ]),
  ).toEqual({
    name: 'mf-cart',
    canary: 10,
    to: 'https://shop.example',
    why: 'new totals',
    accept: ['slots', 'size'],
    withoutBrowser: 'CI has none yet',
  });
  expect(deployOptions(['shell'])).toEqual({ name: 'shell', why: '', accept: [] });
});

it.each([
  [[], 'Name one remote'],
  [['cart'], 'Name one remote'],
  [['mf-cart', 'mf-promo'], 'Name one remote'],
  [['mf-cart', '--canary', '0'], '--canary takes'],
  [['mf-cart', '--canary', '100'], '--canary takes'],
  [['mf-cart', '--accept', 'range', '--why', 'x'], '--accept takes slots and size, not range'],
  [['mf-cart', '--accept', 'size'], '--accept needs --why'],
  [['mf-cart', '--without-browser', ' '], '--without-browser takes the reason'],
  [['mf-cart', '--force'], "Unknown option '--force'"],
])('rejects %j with what is wrong, and the usage', (args, why) => {
  const parse = () => deployOptions(args);
  expect(parse).toThrow(DeployError);
  expect(parse).toThrow(why);
  expect(parse).toThrow('npm run deploy -- mf-cart');
});
