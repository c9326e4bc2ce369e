/** Lets a reader close the banner for good; the theme script leaves it out on the pages after. */
export function closeBanner(): void {
  const { dataset } = document.documentElement;
  document.querySelector('.banner-close')?.addEventListener('click', () => {
    try {
      if (dataset['banner']) localStorage.setItem('octavo-banner', dataset['banner']);
    } catch {
      // Without storage the banner is closed on this page only.
    }
    dataset['banner'] = 'closed';
  });
}
