/** Messages of a stream as they arrive: server-sent events, or one JSON value per line. */
import type { EventSourceParser } from 'eventsource-parser';

/** Maximum number of shown messages: the last ones. */
const limit = 500;

/** A single message is cut at this length for display, in characters. */
const messageLimit = 64 * 1024;

export interface Message {
  /** 1-based. */
  number: number;
  event?: string;
  id?: string;
  data: string;
}

export type StreamKind = 'events' | 'lines';

/** Whether a media type is a stream of messages. */
export function streamKind(contentType: string): StreamKind | undefined {
  const type = contentType.split(';')[0]!.trim().toLowerCase();
  if (type === 'text/event-stream') return 'events';
  return /^application\/(?:x-)?(?:ndjson|jsonl|jsonlines|json-lines|json-seq|stream\+json)$/.test(type)
    ? 'lines'
    : undefined;
}

export class MessageStream {
  /** Number of all messages. */
  count = 0;

  readonly #kind: StreamKind;
  #parser: EventSourceParser | undefined;
  #line = '';
  readonly #latest: Message[] = [];

  constructor(kind: StreamKind) {
    this.#kind = kind;
  }

  /** The last messages, oldest first. */
  get messages(): readonly Message[] {
    return this.#latest.slice(-limit);
  }

  /** Adds the next text of the stream. */
  async add(text: string): Promise<void> {
    if (this.#kind === 'lines') return this.#addLines(text);
    this.#parser ??= await this.#eventParser();
    this.#parser.feed(text);
  }

  /** Adds the last text; a last line needs no line break. */
  async end(text: string): Promise<void> {
    await this.add(text);
    if (this.#kind === 'lines') this.#addLines('\n');
    else this.#parser?.feed('\n\n');
  }

  async #eventParser(): Promise<EventSourceParser> {
    const { createParser } = await import('eventsource-parser');
    return createParser({ onEvent: ({ event, id, data }) => this.#push({ event, id, data }) });
  }

  #addLines(text: string): void {
    const [first = '', ...others] = text.split(/[\n\x1e]/);
    this.#continueLine(first);
    for (const line of others) {
      if (this.#line.trim() !== '') this.#push({ data: this.#line.replace(/\r$/, '') });
      this.#line = '';
      this.#continueLine(line);
    }
  }

  /** A line without an end must not fill the memory. */
  #continueLine(text: string): void {
    if (this.#line.length <= messageLimit) this.#line += text;
  }

  #push(message: Omit<Message, 'number'>): void {
    this.count++;
    const data = message.data.length > messageLimit ? `${message.data.slice(0, messageLimit)}…` : message.data;
    this.#latest.push({ ...message, data, number: this.count });
    if (this.#latest.length > 2 * limit) this.#latest.splice(0, limit);
  }
}
