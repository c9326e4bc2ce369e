/** The strings of the playground of channels, in English. A page translates them as `playground.NAME`. */
export const english = {
  connect: 'Connect',
  disconnect: 'Disconnect',
  connecting: 'Connecting…',
  connected: 'Connected',
  disconnected: 'Not connected',
  message: 'Message',
  sentMessages: 'Sent',
  receivedMessages: 'Received',
  allMessages: 'All',
  shownMessages: 'Show',
  clearMessages: 'Clear',
  noMessages: 'Messages appear here.',
  subprotocols: 'Subprotocols',
  subprotocolsNote: 'Names, separated by commas. Some servers read a token here.',
  socketHeaders:
    'Browsers cannot set headers of a WebSocket. These are only sent by clients outside of the browser: {names}.',
  closed: 'Closed with code {code}.',
  close1000: 'The connection was closed normally.',
  close1001: 'The server or the page is going away.',
  close1002: 'The server did not accept the data.',
  close1005: 'The server gave no reason.',
  close1006:
    'There is no connection. The address may be wrong, the server may be down or may not accept this page or these credentials. Browsers do not tell pages which.',
  close1008: 'The server refused the connection. Check the credentials.',
  close1009: 'The message was too large for the server.',
  close1011: 'The server had an error.',
  close1012: 'The server restarts or is busy. Try again later.',
  closeOther: 'The meaning of this code is up to the server.',
};

/** The strings by name. `{name}` in a string is a placeholder. */
export type ChannelLabels = Readonly<Record<keyof typeof english, string>>;
