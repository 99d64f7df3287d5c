#!/usr/bin/env node
import { commands } from './commands.ts';

/** `pinpu`: the commands of a remote in a repository of its own. */
const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
const overview = Object.entries(commands).map(
  ([one, { usage, does }]) => `  pinpu ${`${one} ${usage}`.padEnd(34)} ${does}`,
);

if (command === undefined) {
  console.error(`${name === '' ? '' : `pinpu has no command ${name}.\n`}${overview.join('\n')}`);
  process.exitCode = 1;
} else
  try {
    await command.run(process.cwd(), args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
