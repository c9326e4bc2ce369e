import { withQuery } from '../page-path.js';

/**
 * On the 404 page of hosts that read no file with redirects: follows the rules with placeholders in `data-redirects` of
 * its script, pairs of a regular expression for a path and its target.
 */
export function moved(): void {
  const { pathname, search, hash } = location;
  const rules = JSON.parse(document.currentScript!.dataset['redirects']!) as [pattern: string, target: string][];
  const next = (path: string): string | undefined => {
    for (const [pattern, target] of rules) {
      const expression = new RegExp(`^${pattern}$`);
      // A placeholder's value cannot point to another host.
      if (expression.test(path)) return path.replace(expression, target).replace(/^[/\\]+/, '/');
    }
    return undefined;
  };
  const target = next(pathname);
  // If a rule has redirected to this page, another redirect might never end.
  const from = document.referrer.startsWith(location.origin) ? next(new URL(document.referrer).pathname) : undefined;
  if (target !== undefined && from?.replace(/[?#].*$/s, '') !== pathname)
    location.replace(target.replace(/[^#]*/, (path) => withQuery(path, search)) + (target.includes('#') ? '' : hash));
}
