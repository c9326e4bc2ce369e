/** Closes the banner for good: the theme script hides it on the next pages. */
export function closeBanner(): void {
  const { dataset } = document.documentElement;
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('.octavo-dismiss')) return;
    try {
      if (dataset['octavoBanner']) localStorage.setItem('octavo-banner', dataset['octavoBanner']);
    } catch {
      // Storage is not available: the banner is closed on this page only.
    }
    dataset['octavoBanner'] = 'closed';
  });
}
