/** Classes that Octavo writes into the content of pages. */
const ownClass =
  /^(?:octavo-.*|language-.*|tml-.*|line|highlight|focus|added|removed|error|warning|[ld]\d+|[ab][0-7]|f[ibus]|(?:contains-)?task-list.*|(?:data-)?footnote.*)$/;

/** Whether the class is one of those that Octavo writes into the content of pages. */
export function isOwnClass(name: string): boolean {
  return ownClass.test(name);
}
