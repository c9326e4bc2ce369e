/** The styles of the dialog, which are in a file beside the script. */

/** URL of the file. Set when it is bundled. */
declare const searchStyles: string;

export const dialogStyles = new CSSStyleSheet();

/** Resolves when the dialog can be shown. It is complete without styles. */
export const stylesLoaded = load().catch(() => {});

async function load(): Promise<void> {
  const response = await fetch(new URL(searchStyles, import.meta.url));
  const isStyles = response.headers.get('content-type')?.includes('css');
  // The dev server of Vite does not serve the files of a package, but its modules.
  dialogStyles.replaceSync(isStyles ? await response.text() : (await import('./dialog-css.js')).css);
}
