/** A version as a part of a path: `v2`, `2.1`, `2026-04`. */
const version = /\/v?(\d+(?:[.-]\d+)*)(?=\/)/;

/** Of pages with the same title and the same path but for the version, the newest takes the first place. */
export function newestFirst<Page extends { title: string; route: string }>(pages: readonly Page[]): Page[] {
  const places = new Map<string, number[]>();
  pages.forEach(({ title, route }, place) => {
    const name = `${title} ${route.replace(version, '/')}`;
    places.set(name, [...(places.get(name) ?? []), place]);
  });
  const sorted = [...pages];
  for (const same of places.values()) {
    if (same.length === 1) continue;
    const byAge = same.map((place) => pages[place]!).sort((one, other) => compare(other.route, one.route));
    same.forEach((place, index) => (sorted[place] = byAge[index]!));
  }
  return sorted;
}

function compare(route: string, other: string): number {
  const versionOf = (text: string): string => version.exec(text)?.[1] ?? '';
  return versionOf(route).localeCompare(versionOf(other), 'en', { numeric: true });
}
