/** Headers that a browser sets itself and a page cannot: https://fetch.spec.whatwg.org/#forbidden-request-header */

const names = new Set(
  (
    'accept-charset accept-encoding access-control-request-headers access-control-request-method connection content-length ' +
    'cookie cookie2 date dnt expect host keep-alive origin referer set-cookie te trailer transfer-encoding upgrade via'
  ).split(' '),
);

/** Whether a browser refuses to send the header from a page. */
export function isForbiddenHeader(name: string): boolean {
  return names.has(name.toLowerCase()) || /^(?:proxy-|sec-)/i.test(name);
}
