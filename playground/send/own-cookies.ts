/** Cookies of a request to the site of the page itself, which a page can set; removed again after the response. */
import type { HttpRequest } from '../model/request/build-request.js';

/** Sets the cookies; returns how to remove them. Does nothing for requests to other sites. */
export function setOwnCookies({ url, headers }: HttpRequest): () => void {
  const cookies = headers.find(([name]) => name === 'Cookie')?.[1].split('; ') ?? [];
  if (!URL.canParse(url) || new URL(url).origin !== location.origin) return () => {};
  for (const cookie of cookies) document.cookie = `${cookie}; path=/; SameSite=Strict`;
  return () => {
    for (const cookie of cookies) document.cookie = `${cookie.split('=', 1)[0]!}=; path=/; max-age=0; SameSite=Strict`;
  };
}
