/** One WebSocket connection with its messages. Calls `changed` when there is something new to show. */
import { safeUrl } from '../send/safe-url.js';
import { explainClose } from './explain-close.js';
import { channelText } from './labels.js';

/** Messages that are kept: the last ones. */
const maxMessages = 500;

/** A message is cut at this length for display, in characters. */
const maxShownLength = 64 * 1024;

/** Bytes of a binary message that are shown. */
const maxBytes = 256;

/** How often the page is drawn while messages arrive, in milliseconds. */
const drawInterval = 100;

export interface LogEntry {
  /** 1-based. */
  number: number;
  kind: 'sent' | 'received' | 'status' | 'problem';
  at: Date;
  /** Text; of binary data the first bytes in hexadecimal. */
  text: string;
  isBinary: boolean;
  /** In bytes. */
  size: number;
}

export type ConnectionPhase = 'connecting' | 'open' | 'closed';

export class Connection {
  phase: ConnectionPhase = 'connecting';
  /** How many messages there were. */
  count = 0;
  readonly #changed: () => void;
  #entries: LogEntry[] = [];
  #socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `earlier`: an earlier connection, whose entries stay in the log. */
  constructor(changed: () => void, earlier?: Connection) {
    this.#changed = changed;
    if (earlier) {
      this.#entries = earlier.#entries;
      this.count = earlier.count;
    }
  }

  /** The last messages, oldest first. */
  get entries(): readonly LogEntry[] {
    return this.#entries;
  }

  /** Opens the connection. Failures are added to the log. `graphql`: the payload of a subscription's first message. */
  open(url: string, protocols: readonly string[], graphql?: Readonly<Record<string, string>>): void {
    try {
      const socket = new WebSocket(safeUrl(url, location.href, 'socket'), [...protocols]);
      socket.binaryType = 'arraybuffer';
      socket.onopen = () => {
        // Not in the log, because it may have credentials.
        if (graphql) socket.send(JSON.stringify({ type: 'connection_init', payload: graphql }));
        this.#setPhase('open', socket.protocol === '' ? url : `${url} (${socket.protocol})`);
      };
      socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
        // The server closes connections that do not answer.
        if (graphql && typeof data === 'string' && /"type"\s*:\s*"ping"/.test(data)) socket.send('{"type":"pong"}');
        this.#addData('received', data);
      };
      socket.onclose = ({ code, reason }) => this.#close(code, reason);
      this.#socket = socket;
    } catch (error) {
      this.#add('problem', (error as Error).message);
      this.#setPhase('closed');
    }
  }

  /** Sends a text, or the bytes of a file. */
  async send(data: string | Blob): Promise<void> {
    if (this.phase !== 'open') return;
    const sent = typeof data === 'string' ? data : await data.arrayBuffer();
    this.#socket!.send(sent);
    this.#addData('sent', sent);
  }

  close(): void {
    this.#socket?.close(1000);
  }

  clear(): void {
    this.#entries = [];
    this.count = 0;
    this.#changed();
  }

  #close(code: number, reason: string): void {
    this.#add(code === 1000 || code === 1005 ? 'status' : 'problem', explainClose(code, reason));
    this.#setPhase('closed');
  }

  #setPhase(phase: ConnectionPhase, url?: string): void {
    this.phase = phase;
    // Without the query, which may have credentials.
    if (url !== undefined) this.#add('status', `${channelText('connected')}: ${url.replace(/\?[^ ]*/, '')}`);
    this.#changed();
  }

  #addData(kind: 'sent' | 'received', data: string | ArrayBuffer): void {
    if (typeof data === 'string') this.#add(kind, data, new TextEncoder().encode(data).byteLength);
    else this.#add(kind, hexText(new Uint8Array(data)), data.byteLength, true);
    this.#drawSoon();
  }

  #add(kind: LogEntry['kind'], text: string, size = 0, isBinary = false): void {
    this.count++;
    const shown = text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text;
    const entry = { number: this.count, kind, at: new Date(), text: shown, isBinary, size };
    this.#entries = [...this.#entries.slice(1 - maxMessages), entry];
  }

  /** A fast server must not keep the page from answering the reader. */
  #drawSoon(): void {
    if (this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#changed();
    }, drawInterval);
  }
}

function hexText(bytes: Uint8Array): string {
  const shown = Array.from(bytes.subarray(0, maxBytes), (byte) => byte.toString(16).padStart(2, '0'));
  return shown.join(' ') + (bytes.length > maxBytes ? ' …' : '');
}
