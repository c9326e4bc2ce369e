/** In dev: live components let the page be compared with its new version, and start again. */
import { startIslands, stopIslands } from './mount.js';

/** Follows what the dev client does to the page. */
export function followUpdates(): void {
  const state = document as Document & { octavoFollows?: boolean };
  if (state.octavoFollows) return;
  state.octavoFollows = true;
  document.addEventListener('octavo:before-update', () => stopIslands(() => true));
  document.addEventListener('octavo:after-update', () => startIslands());
}
