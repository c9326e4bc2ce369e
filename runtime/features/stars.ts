/**
 * Fills in how many stars a repository has. The answer is kept in the browser, a refusal too, so that readers behind one
 * address do not use up what the host allows. Where nothing is known, the link stays as it is.
 */

interface Kept {
  /** `null`: the host did not say. */
  count: number | null;
  /** When to ask again, in milliseconds since 1970. */
  until: number;
}

const hour = 3_600_000;
const places = document.querySelectorAll<HTMLElement>('[data-stars]');
const addresses = new Set([...places].map((place) => place.dataset['stars']!));

for (const address of addresses) void show(address);

async function show(address: string): Promise<void> {
  const key = `octavo-stars:${address}`;
  const kept = read(key);
  write(address, kept?.count);
  if (kept && kept.until > Date.now()) return;
  const count = await ask(address);
  keep(key, { count: count ?? kept?.count ?? null, until: Date.now() + (count === undefined ? hour / 4 : 6 * hour) });
  write(address, count);
}

async function ask(address: string): Promise<number | undefined> {
  try {
    const response = await fetch(address, { headers: { accept: 'application/vnd.github+json' } });
    const { stargazers_count: count } = (await response.json()) as { stargazers_count?: unknown };
    return response.ok && typeof count === 'number' ? count : undefined;
  } catch {
    return undefined;
  }
}

/** `12345` → `12.3k`. The whole number is what is read aloud. */
function write(address: string, count: number | null | undefined): void {
  if (count === null || count === undefined) return;
  const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 }).format(count);
  for (const place of places) {
    if (place.dataset['stars'] !== address) continue;
    const text = place.querySelector('span')!;
    text.textContent = short.toLowerCase();
    text.setAttribute('role', 'img');
    text.setAttribute('aria-label', `${count} ${count === 1 ? 'star' : 'stars'}`);
    place.dataset['known'] = '';
  }
}

function read(key: string): Kept | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(key: string, value: Kept): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the number is asked for on each page.
  }
}
