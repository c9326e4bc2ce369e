/**
 * Resets unwanted browser styles. Custom elements style their host and slotted content from inside, which any rule here
 * would override, so elements are listed by name and slotted ones are excluded. Borders are set up for utility classes
 * that only set a width.
 */
export const reset = `
*, ::before, ::after { box-sizing: border-box; }
body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, pre, hr, table, fieldset { margin: 0; }
:is(div, section, article, aside, header, footer, nav, main, figure, a, p, span, label, ul, ol, li, h1, h2, h3, h4, img, video, table, tr, th, td):not([slot]), #navbar, #navbar > [slot] {
  border: 0 solid var(--octavo-color-border);
}
html { -webkit-text-size-adjust: none; text-size-adjust: none; tab-size: 2; }
body { min-height: 100dvh; }
img, video, canvas, svg, iframe { max-width: 100%; vertical-align: middle; }
img, video { height: auto; }
iframe { border: 0; }
:is(button, input, select, textarea):not([slot]) { font: inherit; color: inherit; letter-spacing: inherit; }
button:not([slot]) { padding: 0; border: 0 solid var(--octavo-color-border); background: none; cursor: pointer; }
summary { cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
ul, ol { padding: 0; }
nav ul, nav ol, header ul, footer ul { list-style: none; }
a { color: inherit; text-decoration: none; }
table { border-collapse: collapse; }
[hidden]:not([hidden='until-found']) { display: none; }
`;
