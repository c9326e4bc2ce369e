/** A control for a file: chosen, or dropped on it. */
import { html, nothing, type TemplateResult } from 'lit';
import { describedBy } from './described-by.js';
import type { Field } from './field.js';
import { text } from '../labels.js';

/** A file input in a box that files can be dropped on. */
export function fileControl(field: Field): TemplateResult {
  const choose = (event: Event): void => field.change((event.target as HTMLInputElement).files?.[0]);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    mark(event, false);
    const file = event.dataTransfer?.files[0];
    if (file) field.change(file);
  };
  const over = (event: DragEvent): void => {
    event.preventDefault();
    mark(event, true);
  };
  return html`<div part="drop" @dragover=${over} @dragleave=${(event: DragEvent) => mark(event, false)} @drop=${drop}>
    <input
      id=${field.path}
      type="file"
      aria-required=${field.required ? 'true' : nothing}
      aria-invalid=${field.problem ? 'true' : nothing}
      aria-describedby=${describedBy(field) ?? nothing}
      @change=${choose}
    />
    <span>${field.value instanceof Blob ? fileName(field.value) : text('chooseFile')}</span>
  </div>`;
}

function mark(event: Event, isOver: boolean): void {
  (event.currentTarget as Element).toggleAttribute('data-over', isOver);
}

function fileName(file: Blob): string {
  const name = file instanceof File ? file.name : '';
  return `${name} (${new Intl.NumberFormat().format(file.size)} B)`;
}
