/** The body of a response as it arrives: bytes for the download, the beginning as text, messages of a stream. */
import { attempt } from '../../elements/attempt.js';
import { MessageStream, streamKind } from './message-stream.js';

/** Maximum number of characters of text that are kept to be shown. */
const textLimit = 512 * 1024;

/** Chunks are joined at this size, so that the browser can move them out of memory. */
const blockSize = 8 * 1024 * 1024;

export class BodyCollector {
  /** As the server sent it. */
  readonly contentType: string;
  /** Bytes so far. */
  size = 0;
  text = '';
  isTruncated = false;
  readonly messages: MessageStream | undefined;

  #blocks: Blob[] = [];
  #chunks: Uint8Array<ArrayBuffer>[] = [];
  #chunkSize = 0;
  readonly #decoder: TextDecoder;

  constructor(contentType: string) {
    this.contentType = contentType;
    const kind = streamKind(contentType);
    this.messages = kind && new MessageStream(kind);
    this.#decoder = decoderOf(contentType);
  }

  /** Adds bytes in the order in which they came. */
  async add(chunk: Uint8Array<ArrayBuffer>): Promise<void> {
    this.size += chunk.byteLength;
    this.#chunks.push(chunk);
    this.#chunkSize += chunk.byteLength;
    if (this.#chunkSize >= blockSize) this.#join();
    if (this.messages) await this.messages.add(this.#decoder.decode(chunk, { stream: true }));
    else this.#addText(chunk);
  }

  /** Marks the body as complete. */
  async end(): Promise<void> {
    const rest = this.isTruncated ? '' : this.#decoder.decode();
    if (this.messages) await this.messages.end(rest);
    else this.text += rest;
  }

  /** All bytes. */
  blob(): Blob {
    this.#join();
    return new Blob(this.#blocks, { type: this.contentType });
  }

  #addText(chunk: Uint8Array<ArrayBuffer>): void {
    if (this.isTruncated) return;
    this.text += this.#decoder.decode(chunk, { stream: true });
    if (this.text.length <= textLimit) return;
    this.text = this.text.slice(0, textLimit);
    this.isTruncated = true;
  }

  #join(): void {
    if (this.#chunks.length === 0) return;
    this.#blocks.push(new Blob(this.#chunks));
    this.#chunks = [];
    this.#chunkSize = 0;
  }
}

function decoderOf(contentType: string): TextDecoder {
  const charset = /charset="?([\w-]+)/i.exec(contentType)?.[1];
  return attempt(() => new TextDecoder(charset)) ?? new TextDecoder();
}
