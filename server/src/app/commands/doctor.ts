import { systemClock } from '../../platform/clock.ts';
import { loadConfig } from '../../platform/config/load-environment.ts';
import { StartupError } from '../../platform/errors/startup-error.ts';
import { examine, type Finding, type Level } from '../doctor/finding.ts';
import { machineChecks } from '../doctor/machine-checks.ts';
import { serviceChecks } from '../doctor/service-checks.ts';
import { shopChecks } from '../doctor/shop-checks.ts';
import { runCommand } from './command-line.ts';

const MARKS: Readonly<Record<Level, string>> = {
  ok: 'ok',
  warning: 'warning',
  fault: 'FAULT',
  skipped: '-',
};

const [NAME_WIDTH, LEVEL_WIDTH] = [13, 9];

function print(name: string, { level, text }: Finding): void {
  const head = name.padEnd(NAME_WIDTH) + MARKS[level].padEnd(LEVEL_WIDTH);
  const indent = `\n${' '.repeat(NAME_WIDTH + LEVEL_WIDTH)}`;
  console.log(head + text.replaceAll('\n', indent));
}

/**
 * `npm run doctor`: checks the configuration, what it connects to, and the running shop; changes nothing. Exit code 1
 * with a fault.
 */
async function doctor(): Promise<void> {
  if (process.argv.length > 2) throw new StartupError('npm run doctor    takes no arguments');
  const config = loadConfig();
  const checks = [
    ...serviceChecks(config, systemClock),
    ...machineChecks(config, systemClock),
    ...shopChecks(config, systemClock),
  ];
  for (const check of checks) {
    const finding = await examine(check);
    print(check.name, finding);
    if (finding.level === 'fault') process.exitCode = 1;
  }
  // A check that was given up may still wait for an answer.
  process.exit();
}

await runCommand(doctor);
