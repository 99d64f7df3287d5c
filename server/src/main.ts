import './platform/known-modules.ts';

const { startServer } = await import('./app/startup/start-server.ts');
const { startupSentence } = await import('./app/startup/startup-sentence.ts');

try {
  await startServer();
} catch (error) {
  const sentence = startupSentence(error);
  if (sentence === null) throw error;
  console.error(sentence);
  process.exit(1);
}
