import { applyChoices, followChoices } from '../navigation/choices.js';

/**
 * After the table of contents: shows the tabs and views that the URL points into or that the reader selected before,
 * so that nothing moves when the elements load, and lists only the headings that are visible.
 */
export function showChoices(): void {
  applyChoices(document);
  followChoices();
}
