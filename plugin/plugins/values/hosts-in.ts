/** The hosts of the addresses that code has as texts, except those that are only names. */
export function hostsIn(code: string): string[] {
  const found = [...code.matchAll(/["'`]((?:https?|wss?):\/\/[\w.-]+(?::\d+)?)(?=["'`/?#$])/g)];
  return [...new Set(found.map(([, host]) => host!))].filter((host) => !/^https?:\/\/www\.w3\.org$/.test(host));
}
