import { startServer } from './startup/start-server.ts';
import { StartupError } from './startup/startup-error.ts';

try {
  await startServer();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(1);
}
