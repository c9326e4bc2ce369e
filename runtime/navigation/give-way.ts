/** Pixels from the top of the page where the tabs stay. */
const start = 100;
/** Pixels that count as a move of the reader. */
const step = 8;

/** Tells style sheets that the reader scrolls down: on phones, the tabs of the navbar give way to the text. */
export function giveWay(): void {
  let last = 0;
  addEventListener('scroll', () => {
    const top = scrollY;
    if (Math.abs(top - last) < step) return;
    document.documentElement.classList.toggle('octavo-down', top > Math.max(last, start));
    last = top;
  });
}
