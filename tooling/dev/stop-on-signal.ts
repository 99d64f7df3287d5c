/** Calls `stop` on Ctrl-C or SIGTERM, and then ends the process. */
export function stopOnSignal(stop: () => Promise<void>) {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
