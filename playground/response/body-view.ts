/** The body of a response by its media type. */
import { html, nothing, type TemplateResult } from 'lit';
import { text } from '../labels.js';
import { isJson } from '../request/body.js';
import type { BodyCollector } from './body-collector.js';
import type { Message } from './message-stream.js';
import './json-view.js';

/** JSON longer than this is shown as text, in characters: a tree of it would be slow. */
const treeLimit = 400_000;

export type MediaKind = 'json' | 'image' | 'audio' | 'video' | 'pdf' | 'text' | 'binary';

/** How a body is shown; bodies without a media type by their text. */
export function mediaKind({ contentType, text: body, isTruncated }: BodyCollector): MediaKind {
  const type = contentType.split(';')[0]!.trim().toLowerCase();
  if (isJson(type)) return body.length <= treeLimit && !isTruncated ? 'json' : 'text';
  const media = /^(image|audio|video)\//.exec(type)?.[1] as MediaKind | undefined;
  if (media) return media;
  if (type === 'application/pdf') return 'pdf';
  if (/^text\/|[/+](?:xml|yaml|javascript|x-www-form-urlencoded|graphql|toml)\b/.test(type)) return 'text';
  return /[\0\ufffd]/.test(body.slice(0, 1000)) || /octet-stream|zip|font|wasm/.test(type) ? 'binary' : 'text';
}

/** The body; `url` is the address of its bytes for media. */
export function bodyView(body: BodyCollector, url: string | undefined): TemplateResult | typeof nothing {
  if (body.messages) return messageList(body.messages.messages, body.messages.count);
  if (body.size === 0) return html`<p part="note">${text('emptyBody')}</p>`;
  const kind = mediaKind(body);
  if (kind === 'json') return jsonBody(body.text);
  if (kind === 'text') return source(body);
  return media(kind, url);
}

function media(kind: MediaKind, url: string | undefined): TemplateResult | typeof nothing {
  if (!url) return nothing;
  switch (kind) {
    case 'image':
      return html`<img part="media" src=${url} alt=${text('image')} />`;
    case 'audio':
      return html`<audio part="media" controls src=${url} aria-label=${text('audio')}></audio>`;
    case 'video':
      return html`<video part="media" controls src=${url} aria-label=${text('video')}></video>`;
    case 'pdf':
      return html`<iframe part="media document" src=${url} title=${text('document')}></iframe>`;
    default:
      return nothing;
  }
}

function jsonBody(json: string): TemplateResult {
  try {
    return html`<div part="source" tabindex="0" role="region" aria-label=${text('body')}>
      <octavo-json-view .value=${JSON.parse(json) as unknown}></octavo-json-view>
    </div>`;
  } catch (error) {
    return html`<p part="problem">${(error as Error).message}</p>
      ${plain(json)}`;
  }
}

function source({ text: body, isTruncated }: BodyCollector): TemplateResult {
  return html`${plain(body)}${isTruncated ? html`<p part="note">${text('truncated')}</p>` : nothing}`;
}

function plain(body: string): TemplateResult {
  return html`<pre part="source" tabindex="0" role="region" aria-label=${text('body')}>${body}</pre>`;
}

function messageList(messages: readonly Message[], count: number): TemplateResult {
  const hidden = count - messages.length;
  return html`<p part="note">
      ${text('messages')}: ${count}${hidden > 0 ? html` (${hidden} ${text('notShown')})` : nothing}
    </p>
    <ol part="source messages" tabindex="0" role="log" aria-label=${text('messages')} aria-live="off">
      ${messages.map(
        ({ number, event, id, data }) =>
          html`<li value=${number}>
            ${event ? html`<strong>${event}</strong> ` : nothing}${id ? html`<small>${id}</small> ` : nothing}<span
              >${data}</span
            >
          </li>`,
      )}
    </ol>`;
}
