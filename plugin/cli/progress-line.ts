/** Intervals for progress output, in milliseconds: in a terminal, and in a log. */
const intervals = { terminal: 100, log: 5_000 };

/**
 * Shows the progress of a long build until `end`: one updating line in a terminal, separate lines in a log. `clear` makes
 * room for other output.
 */
export function progressLine(stream: NodeJS.WriteStream | undefined): {
  show(done: number, all: number): void;
  clear(): void;
  end(): void;
} {
  let text = 'Reading the site';
  let isShown = false;
  const print = (): void => {
    isShown = Boolean(stream?.isTTY);
    stream?.write(isShown ? `\r\u001B[K${text}` : `${text}\n`);
  };
  const timer = setInterval(print, stream?.isTTY ? intervals.terminal : intervals.log).unref();
  const clear = (): void => {
    if (isShown) stream?.write('\r\u001B[K');
    isShown = false;
  };
  return {
    show(done, all) {
      text = done < all ? `${done} of ${all} pages` : 'Finishing the site';
    },
    clear,
    end() {
      clearInterval(timer);
      clear();
    },
  };
}
