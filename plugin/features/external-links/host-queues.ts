/** Limits requests: a few at the same time, and only one to each host. */
import { groupBy } from '../../core/text/group-by.js';

/** Number of hosts that are requested at the same time. */
const maxHosts = 24;

export interface QueueOptions {
  /** Pause between two requests to a host, in milliseconds. Default: 100. */
  pause?: number;
}

/** Runs `work` for each URL. The URLs of a host are requested one after the other. */
export async function byHost(
  urls: Iterable<string>,
  work: (url: string) => Promise<unknown>,
  { pause = 100 }: QueueOptions = {},
): Promise<void> {
  const hosts = groupBy([...urls], (url) => new URL(url).host);
  // The longest queue determines how long all of it takes.
  const queues = [...hosts.values()].sort((a, b) => b.length - a.length).values();
  const lane = async (): Promise<void> => {
    for (const queue of queues) {
      for (const [index, url] of queue.entries()) {
        if (index > 0) await new Promise((resolve) => setTimeout(resolve, pause));
        await work(url);
      }
    }
  };
  await Promise.all(Array.from({ length: maxHosts }, lane));
}
