/** The few pictures that the shell itself draws, in the strokes of the interface. */

function glyph(paths: string): string {
  return (
    '<svg class="octavo-icon" viewBox="0 0 24 24" width="1em" height="1em" fill="none" stroke="currentColor" ' +
    `stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`
  );
}

/** Named after what they stand for. */
export const glyphs = {
  menu: glyph('<path d="M4 7h16M4 12h16M4 17h10"/>'),
  close: glyph('<path d="m6 6 12 12M18 6 6 18"/>'),
  contents: glyph('<path d="M4 6h10M4 12h16M4 18h7"/>'),
  chevron: glyph('<path d="m7 10 5 5 5-5"/>'),
  language: glyph('<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18"/>'),
  check: glyph('<path d="m5 12.5 4.5 4.5L19 7.5"/>'),
} as const;
