/** How often the line is drawn again, in milliseconds. */
const interval = 100;

/** A line on a terminal that tells how far a long build is. Silent elsewhere, and for builds that are over at once. */
export function progressLine(stream: NodeJS.WriteStream | undefined): {
  show(done: number, all: number): void;
  clear(): void;
} {
  let last = performance.now();
  let shown = false;
  return {
    show(done, all) {
      const now = performance.now();
      if (!stream?.isTTY || now - last < interval) return;
      last = now;
      shown = true;
      stream.write(`\r\u001B[K${done} of ${all} pages`);
    },
    clear() {
      if (shown) stream?.write('\r\u001B[K');
    },
  };
}
