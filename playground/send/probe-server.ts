/**
 * Checks whether a server answers at all, even if CORS hides the answer: a request for its root whose content the page
 * cannot read.
 */
export async function probeServer(url: string): Promise<boolean | undefined> {
  if (!URL.canParse(url)) return undefined;
  try {
    await fetch(`${new URL(url).origin}/`, {
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(5000),
    });
    return true;
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? undefined : false;
  }
}
