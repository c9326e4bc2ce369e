import { withQuery } from '../page-path.js';

/**
 * On a redirect page: keeps the query and the hash of the URL. `data-hashes` of `<html>` has targets for some hashes;
 * all other hashes redirect to the canonical URL.
 */
export function redirect(): void {
  const { search, hash } = location;
  if (!search && !hash) return;
  const target = document.querySelector('link[rel=canonical]')!.getAttribute('href')!;
  const targets = JSON.parse(document.documentElement.dataset['hashes'] ?? '{}') as Record<string, string>;
  if (Object.hasOwn(targets, hash)) location.replace(targets[hash]!);
  else location.replace(target.includes('#') ? target : withQuery(target, search) + hash);
}
