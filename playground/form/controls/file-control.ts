/** A control for a file: chosen, or dropped on it. */
import { html, nothing, type TemplateResult } from 'lit';
import { describedBy } from '../described-by.js';
import type { Field } from '../field.js';
import type { SchemaObject } from '../../model/values/resolve-schema.js';
import { text } from '../../labels.js';
import { byteSize } from '../../response/byte-size.js';

/** A box that is the file input: readers press it, or drop a file on it. The input itself is transparent above the text. */
export function fileControl(field: Field, { contentMediaType: accepted }: SchemaObject): TemplateResult {
  const file = field.value instanceof Blob ? field.value : undefined;
  const choose = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    const chosen = input.files?.[0];
    // The same file can be chosen again after it was removed.
    input.value = '';
    if (chosen) field.change(chosen);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    mark(event, false);
    const dropped = event.dataTransfer?.files[0];
    if (dropped) field.change(dropped);
  };
  const over = (event: DragEvent): void => {
    event.preventDefault();
    mark(event, true);
  };
  return html`<div part="file">
    <div part="drop" @dragover=${over} @dragleave=${(event: DragEvent) => mark(event, false)} @drop=${drop}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 15V4m0 0L8 8m4-4 4 4M4 15v3a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-3" />
      </svg>
      <span id=${`${field.path}-file`}>${file ? fileName(file) : text('chooseFile')}</span>
      <input
        id=${field.path}
        type="file"
        accept=${typeof accepted === 'string' ? accepted : nothing}
        aria-required=${field.required ? 'true' : nothing}
        aria-invalid=${field.problem ? 'true' : nothing}
        aria-describedby=${[`${field.path}-file`, describedBy(field)].filter(Boolean).join(' ')}
        @change=${choose}
      />
    </div>
    ${
      file
        ? html`<button
            type="button"
            aria-label=${`${text('remove')}: ${fileName(file)}`}
            @click=${() => field.change(undefined)}
          >
            ×
          </button>`
        : nothing
    }
  </div>`;
}

function mark(event: Event, isOver: boolean): void {
  (event.currentTarget as Element).toggleAttribute('data-over', isOver);
}

function fileName(file: Blob): string {
  const name = file instanceof File ? file.name : '';
  return `${name} (${byteSize(file.size)})`;
}
