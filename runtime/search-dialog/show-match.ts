/** URL of the script that highlights. Set when it is bundled. */
declare const searchHighlight: string;

/** Shows the match that was kept for this page. The code for it loads only on pages that readers reach from a result. */
export async function showMatch(): Promise<void> {
  const url = new URL(searchHighlight, import.meta.url).href;
  ((await import(/* @vite-ignore */ url)) as { showKeptMatch(): void }).showKeptMatch();
}
