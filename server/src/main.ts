import { startServer } from './app/startup/start-server.ts';
import { startupSentence } from './app/startup/startup-sentence.ts';

try {
  await startServer();
} catch (error) {
  const sentence = startupSentence(error);
  if (sentence === null) throw error;
  console.error(sentence);
  process.exit(1);
}
