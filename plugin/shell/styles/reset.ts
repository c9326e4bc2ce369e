/** What browsers do that nobody wants. */
export const reset = `
*, ::before, ::after { box-sizing: border-box; }
* { margin: 0; }
html { -webkit-text-size-adjust: none; text-size-adjust: none; tab-size: 2; }
body { min-height: 100dvh; }
img, video, canvas, svg, iframe { max-width: 100%; vertical-align: middle; }
img, video { height: auto; }
iframe { border: 0; }
button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
button { padding: 0; border: 0; background: none; cursor: pointer; }
summary { cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
ul, ol { padding: 0; }
nav ul, nav ol, header ul, footer ul { list-style: none; }
a { color: inherit; text-decoration: none; }
table { border-collapse: collapse; }
[hidden]:not([hidden='until-found']) { display: none; }
`;
