/**
 * Decides which addresses may be linked, loaded and opened: at build, and again in browsers before a page navigates,
 * opens a window or sends a request. No address ever runs code. Pages and components of the author may link to apps
 * (`vscode:`); specifications, settings, front matter and answers of servers may not.
 */

/**
 * How an address is used. `link`: a reader follows it. `file`: an image, a font or the like is loaded. `request`: it is
 * fetched, or opened to sign in. `socket`: the same for channels. `page-link` and `page-file`: links and files in pages
 * and components of the author.
 */
export type AddressUse = 'link' | 'file' | 'request' | 'socket' | 'page-link' | 'page-file';

/** The start of an address that a page may have. */
const inPages = '(?!(?:javascript|vbscript|data):)';
/** Images, sounds and fonts that are their own content; documents are not files. */
const inlineFile = 'data:(?:image|audio|video|font)/';

const allowed: Record<AddressUse, RegExp> = {
  link: /^(?:https?|mailto|tel):/i,
  file: new RegExp(`^(?:https?:|${inlineFile})`, 'i'),
  request: /^https?:/i,
  socket: /^(?:https?|wss?):/i,
  'page-link': new RegExp(`^${inPages}`, 'i'),
  'page-file': new RegExp(`^(?:${inPages}|${inlineFile})`, 'i'),
};

/** Whether the address may be used. Paths and other relative addresses may. */
export function isSafeAddress(address: string, use: AddressUse): boolean {
  const read = asBrowserReads(address);
  return !/^[a-z][a-z\d+.-]*:/i.test(read) || allowed[use].test(read);
}

/** Browsers ignore tabs and line breaks everywhere, and control characters and spaces at the start. */
function asBrowserReads(address: string): string {
  return address.replace(/[\t\n\r]/g, '').replace(/^[\0-\x20]+/, '');
}

const attributes = /^(?:href|xlink:?href|src|action|formaction|data|poster|background)$/i;

/** Whether the value of an attribute is an address. */
export function takesAddress(attribute: string): boolean {
  return attributes.test(attribute);
}
