import { registryConfig } from '../../modules/delivery/registry/config.ts';
import { openRegistry, rotateKey } from '../../modules/delivery/registry/index.ts';
import { systemClock } from '../../platform/clock.ts';
import { loadConfig } from '../../platform/config/load-environment.ts';
import { StartupError } from '../../platform/errors/startup-error.ts';
import { runCommand } from './command-line.ts';

const USAGE = [
  'npm run registry-key              prints the public key of the registry, for REGISTRY_PUBLIC_KEYS',
  'npm run registry-key -- rotate    replaces the key; a running shop uses the new one without a restart',
].join('\n');

const log = {
  error: (fields: object, text: string) => console.error(`${text}:`, JSON.stringify(fields)),
};

/** `npm run registry-key`, beside the running shop or without it. */
await runCommand(async () => {
  const [command, ...more] = process.argv.slice(2);
  if ((command !== undefined && command !== 'rotate') || more.length > 0)
    throw new StartupError(USAGE);
  const config = loadConfig();
  const publishing = { distDir: config.distDir ?? '', by: 'npm run registry-key' };
  const registry = await openRegistry(config, systemClock, log, publishing);
  const signer = registry.signer();
  if (signer === null)
    throw new StartupError('The registry’s key is not on this machine: correct REGISTRY_KEY_FILE.');
  if (command === undefined) {
    console.log(signer.public_key);
    return;
  }
  const { public_key } = await rotateKey(registry, registryConfig(config).keyFile, systemClock());
  console.log(`金鑰已更換 The registry is signed by a new key: ${public_key}`);
  console.log('Put it into REGISTRY_PUBLIC_KEYS where that is set.');
});
