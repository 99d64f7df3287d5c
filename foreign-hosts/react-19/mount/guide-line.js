import { readFileSync } from 'node:fs';

const GUIDE = new URL('../../../docs/integrators.md', import.meta.url);

/** The line of docs/integrators.md for a kind of host, as options of its plug-in, with the shop's address in it. */
export function guideLine(host, shop) {
  const rows = readFileSync(GUIDE, 'utf8').split('\n');
  const [, cell = ''] = rows.find((row) => row.startsWith(`| ${host} |`))?.split(' | ') ?? [];
  const [, line] = /`([^`]+)`/.exec(cell) ?? [];
  if (line === undefined) throw new Error(`docs/integrators.md has no line for "${host}".`);
  return new Function(`return { ${line.replace('https://shop.example', shop)} }`)();
}
