const EVERY_MS = 1000;

/** Shows a command's progress: one updating line on a terminal, a line every 10 000 rows elsewhere. */
export function progressLine(out: NodeJS.WriteStream = process.stderr) {
  let shownAt = 0;
  let isOpen = false;
  return {
    show(text: string, rows: number) {
      if (out.isTTY) {
        if (Date.now() - shownAt < EVERY_MS / 5) return;
        out.write(`\r\u001b[K${text}`);
        isOpen = true;
      } else if (rows % 10_000 === 0 && rows > 0) out.write(`${text}\n`);
      shownAt = Date.now();
    },
    /** Clears the line for other output. */
    clear() {
      if (isOpen) out.write('\r\u001b[K');
      isOpen = false;
    },
  };
}
