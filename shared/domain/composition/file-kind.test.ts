import { fileKind } from './file-kind.ts';

it.each([
  ['remote.json', 'manifest'],
  ['shell.json', 'manifest'],
  ['root/shell.json', 'other'],
  ['entry.1f2e.js', 'script'],
  ['node.1f2e.cjs', 'node'],
  ['entry.1f2e.js.br', 'other'],
  ['entry.1f2e.js.map', 'source-map'],
  ['index.html', 'template'],
  ['a/logo.PNG', 'picture'],
  ['page.css', 'style'],
  ['LICENSE', 'other'],
  ['a.constructor', 'other'],
])('the kind of %s is %s', (file, kind) => {
  expect(fileKind(file)).toBe(kind);
});
