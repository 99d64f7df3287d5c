import { readFileSync } from 'node:fs';
import path from 'node:path';
import { roomRules } from './room.ts';
import { STYLES } from './styles.ts';

const TAGS = { cart: 'pinpu-cart', button: 'pinpu-buy-button', card: 'pinpu-product' } as const;

it('reserves the same room before the script arrives as while a product is loaded [41 W12]', () => {
  const file = readFileSync(path.join(import.meta.dirname, 'types/room.css.txt'), 'utf8');
  expect(file).toContain(roomRules((name) => `${TAGS[name]}:not(:defined)::before`));
  expect(STYLES).toContain(roomRules((name) => `.${name}-room::before`));
});
