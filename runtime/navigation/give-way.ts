/** Pixels from the top of the page where the tabs stay. */
const start = 80;
/** Pixels that count as a move of the reader. */
const step = 8;

/** Tells style sheets that the reader scrolls down: on phones, the tabs of the navbar give way to the text. */
export function giveWay(): void {
  const { classList } = document.documentElement;
  let last = 0;
  addEventListener('scroll', () => {
    if (Math.abs(scrollY - last) < step) return;
    classList.toggle('octavo-down', scrollY > last && scrollY > start);
    last = scrollY;
  });
}
