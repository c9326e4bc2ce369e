/** Whether a server answers at all, where CORS hides everything else: a request for its root that tells the page nothing more. */
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
