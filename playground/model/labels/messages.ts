/** The messages about requests that fail, in English. A page translates them as `playground.NAME`. */
export const english = {
  offline: 'Your device is offline.',
  offlineHelp: 'Connect to a network, then send again.',
  invalidAddress: '"{url}" is not a valid address.',
  invalidAddressHelp: 'Fill in the server and its variables.',
  refusedMethod: 'Browsers do not send {method} requests.',
  mixedContent: 'Browsers do not let {origin} load from {server}, which is not encrypted (mixed content).',
  mixedContentHelp: 'Use {address} if the server supports it, or send the request with the curl sample.',
  unreachable: '{server} did not respond ({message}).',
  unreachableHelp:
    'The name may not exist, the server may be down or a firewall or browser extension may block it. Browsers do not tell pages which.',
  unreachableTlsHelp:
    'The name may not exist, the server may be down, its certificate is not trusted, or a firewall or browser extension may block it. Browsers do not tell pages which.',
  openServer: 'Open {server} in a new tab to see the exact error.',
  forbiddenOrigin: '{server} responds, but does not allow {origin} to read its responses (CORS).',
  perhapsForbiddenOrigin: '{server} does not respond, or does not allow {origin} to read its responses (CORS).',
  corsHeaders: 'The server must send these headers, also in its response to the OPTIONS request that comes first:',
  corsCookies: 'A response to a request with cookies must not use * in these headers.',
  interrupted: 'The connection was closed before the response was complete ({message}).',
  authorizationCanceled: 'The authorization was canceled.',
  noTokenReceived: 'There is no token in the response.',
  blockedWindow: 'The browser blocked the window for signing in. Allow pop-ups for this site, then try again.',
};

/** The messages by name. `{name}` in a message is a placeholder. */
export type PlaygroundMessages = Readonly<Record<keyof typeof english, string>>;
