/** Intervals for progress output, in milliseconds: in a terminal, and in a log. */
const intervals = { terminal: 100, log: 10_000 };

/** Shows the progress of a long build: one updating line in a terminal, separate lines in a log. */
export function progressLine(stream: NodeJS.WriteStream | undefined): {
  show(done: number, all: number): void;
  clear(): void;
} {
  const interval = stream?.isTTY ? intervals.terminal : intervals.log;
  let last = performance.now();
  let isShown = false;
  return {
    show(done, all) {
      const now = performance.now();
      if (!stream || now - last < interval) return;
      last = now;
      isShown = stream.isTTY;
      const text = `${done} of ${all} pages`;
      stream.write(stream.isTTY ? `\r\u001B[K${text}` : `${text}\n`);
    },
    clear() {
      if (isShown) stream?.write('\r\u001B[K');
      isShown = false;
    },
  };
}
