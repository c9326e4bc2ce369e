/** The body of a response by its media type. */
import { html, nothing, type TemplateResult } from 'lit';
import { text } from '../labels.js';
import { message } from '../messages.js';
import { isJson } from '../model/request/body.js';
import { parseExactly } from '../model/values/exact-json.js';
import type { BodyCollector } from './body-collector.js';
import type { Message } from './message-stream.js';
import { jsonLine } from './json/json-line.js';
import './document-view.js';
import './json/json-view.js';

/** JSON longer than this is shown as text, in characters: a tree of it would be slow. */
const treeLimit = 400_000;

/** Maximum number of characters that are shown while a text arrives: drawing more again and again would be slow. */
const arrivingLimit = 64 * 1024;

export type MediaKind = 'json' | 'html' | 'xml' | 'image' | 'audio' | 'video' | 'pdf' | 'text' | 'binary';

/** Kinds that are shown from an address of their bytes. */
export const addressed: ReadonlySet<MediaKind> = new Set(['image', 'audio', 'video', 'pdf']);

/** Kinds by media type, without parameters; the first that matches. */
const kindsByType: readonly (readonly [RegExp, MediaKind])[] = [
  [/^image\//, 'image'],
  [/^audio\//, 'audio'],
  [/^video\//, 'video'],
  [/^application\/pdf$/, 'pdf'],
  [/[/+]html$|xhtml/, 'html'],
  [/[/+]xml$/, 'xml'],
  [/^text\/|[/+](?:yaml|javascript|x-www-form-urlencoded|graphql|toml)\b/, 'text'],
  [/octet-stream|zip|font|wasm/, 'binary'],
];

/** The kind of view for a body. Bodies without a media type are recognized by their text. */
export function mediaKind({ contentType, text: body, isTruncated }: BodyCollector): MediaKind {
  const type = contentType.split(';')[0]!.trim().toLowerCase();
  if (isJson(type)) return body.length <= treeLimit && !isTruncated ? 'json' : 'text';
  const [, kind] = kindsByType.find(([pattern]) => pattern.test(type)) ?? [];
  return kind ?? (/[\0\ufffd]/.test(body.slice(0, 1000)) ? 'binary' : 'text');
}

/** The body; `url` is the address of its bytes for media. */
export function bodyView(body: BodyCollector, url: string | undefined): TemplateResult | typeof nothing {
  if (body.messages) return messageList(body.messages.messages, body.messages.count);
  if (body.size === 0) return html`<p part="note">${message('emptyBody')}</p>`;
  const kind = mediaKind(body);
  if (kind === 'json') return jsonBody(body.text);
  if (kind === 'text') return source(body);
  if (kind === 'html' || kind === 'xml') return markupBody(body, kind);
  return media(kind, url);
}

/** The part of the body that has arrived so far. */
export function arrivingView(body: BodyCollector): TemplateResult | typeof nothing {
  if (body.messages) return bodyView(body, undefined);
  const kind = mediaKind(body);
  if (body.text === '' || kind === 'binary' || addressed.has(kind)) return nothing;
  return source({ text: body.text.slice(0, arrivingLimit), isTruncated: body.text.length > arrivingLimit });
}

function markupBody(body: BodyCollector, kind: 'html' | 'xml'): TemplateResult {
  return html`<octavo-playground-document .kind=${kind} .source=${body.text}></octavo-playground-document>${
      body.isTruncated ? html`<p part="note">${message('truncated')}</p>` : nothing
    }`;
}

function media(kind: MediaKind, url: string | undefined): TemplateResult | typeof nothing {
  if (!url) return nothing;
  switch (kind) {
    case 'image':
      return html`<img part="media" src=${url} alt=${message('image')} />`;
    case 'audio':
      return html`<audio part="media" controls src=${url} aria-label=${message('audio')}></audio>`;
    case 'video':
      return html`<video part="media" controls src=${url} aria-label=${message('video')}></video>`;
    case 'pdf':
      return html`<iframe part="media document" src=${url} title=${message('document')}></iframe>`;
    default:
      return nothing;
  }
}

function jsonBody(json: string): TemplateResult {
  try {
    return html`<div part="source" tabindex="0" role="group" aria-label=${text('body')}>
      <octavo-json-view .value=${parseExactly(json)}></octavo-json-view>
    </div>`;
  } catch (error) {
    return html`<p part="problem">${(error as Error).message}</p>
      ${plain(json)}`;
  }
}

function source({ text: body, isTruncated }: Pick<BodyCollector, 'text' | 'isTruncated'>): TemplateResult {
  return html`${plain(body)}${isTruncated ? html`<p part="note">${message('truncated')}</p>` : nothing}`;
}

function plain(body: string): TemplateResult {
  return html`<pre part="source" tabindex="0" role="group" aria-label=${text('body')}>${body}</pre>`;
}

function messageList(messages: readonly Message[], count: number): TemplateResult {
  const hidden = count - messages.length;
  return html`<p part="note">
      ${message('messages')}: ${count}${hidden > 0 ? html` (${hidden} ${message('notShown')})` : nothing}
    </p>
    <ol part="source messages" tabindex="0" role="log" aria-label=${message('messages')} aria-live="off">
      ${messages.map(
        ({ number, event, id, data }) =>
          html`<li value=${number}>
            ${event ? html`<strong>${event}</strong> ` : nothing}${id ? html`<small>${id}</small> ` : nothing}
            <span part="data">${jsonLine(data)}</span>
          </li>`,
      )}
    </ol>`;
}
