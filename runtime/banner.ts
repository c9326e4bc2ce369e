/** Closes the banner for good: the theme script hides it on the next pages. */
export function closeBanner(): void {
  const { dataset } = document.documentElement;
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('.octavo-dismiss')) return;
    try {
      if (dataset['banner']) localStorage.setItem('octavo-banner', dataset['banner']);
    } catch {
      // Storage is not available: the banner is closed on this page only.
    }
    dataset['banner'] = 'closed';
  });
}
