import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GOODS_FIELDS } from '@pinpu/shared/contracts/backoffice';
import { titleOf } from './columns.ts';

const GUIDE = readFileSync(
  path.join(import.meta.dirname, '../../../../../../docs/shop-keepers.md'),
  'utf8',
);

it.each(GOODS_FIELDS)('docs/shop-keepers.md explains the column %s', (field) => {
  const row = GUIDE.split('\n').find((line) => line.includes(`\`${field}\``));
  expect(row).toContain(titleOf(field));
});
