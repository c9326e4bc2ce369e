/** Print only the content. Outside the layers, so that it overrides all of them. */
export const print = `
@media print {
  #navbar, #sidebar, #table-of-contents, #banner, #footer, #pagination, .skip-link, .toc-button, .page-menu, .octavo-anchor { display: none !important; }
  html, .dark { color-scheme: light !important; font-size: 11pt; }
  #layout, #content-container { display: block !important; max-width: none; padding: 0; }
  #content-area { max-width: none; padding: 0; }
  .prose a[href^='http']::after { content: ' (' attr(href) ')'; font-size: 0.8em; font-weight: 400; overflow-wrap: anywhere; }
  pre { white-space: pre-wrap; }
  h2, h3, h4 { break-after: avoid; }
  pre, blockquote, figure, tr, img { break-inside: avoid; }
}
`;
