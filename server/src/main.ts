import { startServer } from './app/startup/start-server.ts';
import { StartupError } from './platform/errors/startup-error.ts';

try {
  await startServer();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(1);
}
