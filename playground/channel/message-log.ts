/** The messages and events of a connection. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { attempt } from '../../elements/attempt.js';
import { byteSize } from '../response/byte-size.js';
import { message } from '../messages.js';
import type { Connection, LogEntry } from './connection.js';
import { channelText } from './labels.js';
import '../response/json/json-view.js';

/** Longer messages are collapsed at first, in characters. */
const maxSummaryLength = 80;

export type ShownMessages = 'all' | 'sent' | 'received';

export interface LogContext {
  connection: Connection | undefined;
  shown: ShownMessages;
  query: string;
  /** Numbers of the messages that the reader opened. */
  opened: ReadonlySet<number>;
  show(shown: ShownMessages): void;
  search(query: string): void;
  toggle(number: number, isOpen: boolean): void;
}

/** The log with its filters. */
export function messageLog(context: LogContext): TemplateResult {
  const { connection } = context;
  const entries = (connection?.entries ?? []).filter((entry) => isShown(entry, context));
  const hidden = (connection?.count ?? 0) - (connection?.entries.length ?? 0);
  return html`<div part="log" role="group" aria-label=${message('messages')}>
    ${filters(context)} ${hidden > 0 ? html`<p part="note">… ${hidden} ${message('notShown')}</p>` : nothing}
    <div part="messages" tabindex="0" role="log" aria-label=${message('messages')} aria-live="off">
      ${
        entries.length === 0
          ? html`<p part="note">${channelText('noMessages')}</p>`
          : html`<ol>
              ${repeat(
                entries,
                ({ number }) => number,
                (entry) => line(entry, context),
              )}
            </ol>`
      }
    </div>
  </div>`;
}

function isShown({ kind, text: content }: LogEntry, { shown, query }: LogContext): boolean {
  const isWanted = shown === 'all' || kind === shown;
  return isWanted && (query === '' || content.toLowerCase().includes(query.toLowerCase()));
}

function filters({ connection, shown, query, show, search }: LogContext): TemplateResult {
  const options: readonly (readonly [ShownMessages, string])[] = [
    ['all', channelText('allMessages')],
    ['sent', channelText('sentMessages')],
    ['received', channelText('receivedMessages')],
  ];
  return html`<div part="filters">
    <select
      aria-label=${channelText('shownMessages')}
      @change=${(event: Event) => show((event.target as HTMLSelectElement).value as ShownMessages)}
    >
      ${options.map(([value, name]) => html`<option value=${value} ?selected=${value === shown}>${name}</option>`)}
    </select>
    <input
      type="search"
      aria-label=${message('search')}
      placeholder=${message('search')}
      .value=${query}
      @input=${(event: Event) => search((event.target as HTMLInputElement).value)}
    />
    <button type="button" part="clear" ?disabled=${!connection?.entries.length} @click=${() => connection?.clear()}>
      ${channelText('clearMessages')}
    </button>
  </div>`;
}

const kindSymbols: Readonly<Record<LogEntry['kind'], string>> = { sent: '↑', received: '↓', status: '•', problem: '!' };

function line(entry: LogEntry, context: LogContext): TemplateResult {
  const { kind, at, size, isBinary } = entry;
  const isMessage = kind === 'sent' || kind === 'received';
  const name =
    kind === 'sent' ? channelText('sentMessages') : kind === 'received' ? channelText('receivedMessages') : '';
  return html`<li part=${`message ${kind}`}>
    <span part="sign" aria-hidden="true">${kindSymbols[kind]}</span><span part="visually-hidden">${name}</span>
    <time datetime=${at.toISOString()}>${timeText(at)}</time>
    ${isMessage ? html`<small>${byteSize(size)}${isBinary ? ' · hex' : ''}</small>` : nothing}
    <div part="content">${isMessage ? content(entry, context) : entry.text}</div>
  </li>`;
}

/** JSON opens to a tree; other long texts to their whole. */
function content({ number, text: message, isBinary }: LogEntry, { opened, toggle }: LogContext): unknown {
  const data = isBinary ? undefined : jsonOf(message);
  const isLong = message.length > maxSummaryLength || message.includes('\n');
  if (data === undefined && !isLong) return html`<code>${message}</code>`;
  const isOpen = opened.has(number);
  const onToggle = (event: Event): void => toggle(number, (event.target as HTMLDetailsElement).open);
  const short = message.slice(0, maxSummaryLength).replace(/\s+/g, ' ');
  return html`<details ?open=${isOpen} @toggle=${onToggle}>
    <summary><code>${short}${message.length > maxSummaryLength ? '…' : ''}</code></summary>
    ${
      !isOpen
        ? nothing
        : data === undefined
          ? html`<pre tabindex="0">${message}</pre>`
          : html`<octavo-json-view .value=${data}></octavo-json-view>`
    }
  </details>`;
}

/** Objects and lists; a single value needs no tree. */
function jsonOf(message: string): object | undefined {
  return /^\s*[[{]/.test(message) ? attempt(() => JSON.parse(message) as object) : undefined;
}

/** `14:03:05.120` */
function timeText(at: Date): string {
  const [hours, minutes, seconds] = [at.getHours(), at.getMinutes(), at.getSeconds()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${hours}:${minutes}:${seconds}.${String(at.getMilliseconds()).padStart(3, '0')}`;
}
