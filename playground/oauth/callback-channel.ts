/**
 * Sends the response from the callback page to the playground: both are of one origin, and the window that opened it
 * may be out of reach.
 */

const channelName = 'octavo-oauth';

/** Waits for the callback with `state`; fails when `signal` is aborted. */
export function awaitCallback(state: string, signal: AbortSignal): Promise<URLSearchParams> {
  const channel = new BroadcastChannel(channelName);
  return new Promise<URLSearchParams>((resolve, reject) => {
    channel.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const parameters = new URLSearchParams(data);
      if (parameters.get('state') === state) resolve(parameters);
    });
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  }).finally(() => channel.close());
}

/**
 * Sends the parameters that the authorization server added to the address of the callback page. The page then closes.
 */
export function sendCallback({ search, hash }: Location): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(search.length > 1 ? search.slice(1) : hash.slice(1));
  channel.close();
}
