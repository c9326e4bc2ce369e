/** The page of this site that `page`, a redirect page at `url`, points to. With a hash it may point to other pages. */
export function redirectOf(page: Document, url: URL): URL | undefined {
  const content = page.querySelector<HTMLMetaElement>('meta[http-equiv=refresh]')?.content;
  const target = /^0; url=(.+)$/s.exec(content ?? '')?.[1];
  if (!target || url.hash) return undefined;
  const { href, origin } = new URL(target, url);
  return origin === url.origin ? new URL(href) : undefined;
}
