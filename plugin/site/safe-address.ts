/**
 * Decides which addresses a page may contain. Text that becomes an address (settings, front matter, Markdown links,
 * attributes and props of components) never runs code: authors who want a script write a `<script>` or an event
 * handler.
 */

/**
 * The address as browsers read it: tabs and line breaks are ignored everywhere, other control characters at the start.
 */
function asBrowserReads(address: string): string {
  return address.replace(/[\t\n\r]/g, '').replace(/^[\0-\x20]+/, '');
}

/** Whether a link may have the address: no script, and no data URL with a document. */
export function isSafeLink(address: string): boolean {
  return !/^(?:javascript|vbscript|data):/i.test(asBrowserReads(address));
}

/** Whether an image, video or other file may be loaded from the address: no script, and no data URL with a document. */
export function isSafeFile(address: string): boolean {
  const read = asBrowserReads(address);
  return isSafeLink(read) || /^data:(?:image|audio|video|font)\//i.test(read);
}

const attributes = /^(?:href|xlink:?href|src|action|formaction|data|poster|background)$/i;

/** Whether the value of an attribute is an address. */
export function takesAddress(attribute: string): boolean {
  return attributes.test(attribute);
}

/** Why an address is rejected, and what to write instead. */
export const unsafeAddress = {
  code: 'address-unsafe',
  what: 'may not run code or contain a document',
  hint: 'Write an address that begins with https:// or /. Code of your own belongs in a script or an event handler.',
};
