/** Opens and closes responses and the fields in fields of an API page, and hides optional fields (plugin/formats/api/render/field-tools.ts). */
export {};

document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>('octavo-field-tools > button');
  const content = button?.parentElement?.parentElement;
  if (!content) return;
  if (button.value === 'required') {
    button.ariaPressed = String(content.toggleAttribute('data-required-only'));
    return;
  }
  for (const each of content.querySelectorAll<HTMLDetailsElement>('.octavo-expandable, .octavo-rows > details'))
    each.open = button.value === 'open';
});
