/** Files that the global setup writes into the project folder when npm has ended. */
export const installEnd = { done: 'install-done', failed: 'install-failed' } as const;
