/** Shows the match that was kept for this page. The code for it loads only on pages that readers reach from a result. */
export async function showMatch(): Promise<void> {
  (await import('../highlight.js')).showKeptMatch();
}
