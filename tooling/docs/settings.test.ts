import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SETTING_NAMES } from '@pinpu/shared/contracts/backoffice';
import { root } from '../build/workspaces.ts';

it('describes every setting to shop keepers', () => {
  const page = readFileSync(path.join(root, 'docs/shop-keepers.md'), 'utf8');
  const described = [...page.matchAll(/^\| (`\w+`(?:, `\w+`)*) \|/gm)].flatMap(([, keys = '']) =>
    keys.replaceAll('`', '').split(', '),
  );
  expect(SETTING_NAMES.filter((name) => !described.includes(name))).toEqual([]);
});
