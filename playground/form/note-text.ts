/** A note in Markdown as content of the form. */
import { html, type TemplateResult } from 'lit';
import { inlineMarkdown, type Inline } from '../model/notes/inline-markdown.js';
import { note } from '../model/notes/note.js';

/** The start of a description, with its code, links and emphasis. */
export function noteText(description: string): unknown[] {
  return inlineMarkdown(note(description)).map(shown);
}

function shown(part: Inline): string | TemplateResult {
  if (typeof part === 'string') return part;
  if (part.mark === 'code') return html`<code>${part.text}</code>`;
  const content = part.content.map(shown);
  if (part.mark !== 'link') return part.mark === 'em' ? html`<em>${content}</em>` : html`<strong>${content}</strong>`;
  if (part.href === '') return html`${content}`;
  return html`<a href=${part.href} target="_blank" rel="noreferrer">${content}</a>`;
}
