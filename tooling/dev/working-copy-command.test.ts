import { workingCopyCommand } from './working-copy-command.ts';

const read = (text: string, PORT?: string) =>
  workingCopyCommand(text.split(' '), { PORT }, ['mf-cart', 'mf-promo']);

it('serves one remote for the shop at an address, at port 3002 or PORT [M3]', () => {
  const shop = 'https://shop.example';
  expect(read('mf-cart --for https://shop.example/cart')).toEqual({
    ...{ name: 'mf-cart', shop, port: 3002 },
  });
  expect(read('--for https://shop.example mf-cart', '4000')?.port).toBe(4000);
});

it('the command has no working copy for a session that runs its own shop [M3]', () => {
  expect(read('mf-cart')).toBeUndefined();
});

it.each([
  ['no address', 'mf-cart --for', 'no address of a shop'],
  ['an address without protocol', 'mf-cart --for shop.example', 'no address of a shop'],
  ['no remote', '--for https://shop.example', 'Name one remote'],
  ['the shell', 'shell --for https://shop.example', 'Name one remote'],
  ['two remotes', 'mf-cart mf-promo --for https://shop.example', 'Name one remote'],
])('says what is wrong with %s [M3]', (_what, text, sentence) => {
  expect(() => read(text)).toThrow(sentence);
});

it('says what is wrong with a port [M3]', () => {
  expect(() => read('mf-cart --for https://shop.example', 'x')).toThrow('PORT must be');
});
