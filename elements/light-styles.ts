/** Styles for the words of elements that stand in the page itself; a built site carries them in its style sheet (and sets `<html data-octavo>`). */
import { codeBlockLightStyles } from './code-block/code-block.light-styles.js';

/** The style sheet as text. */
export const lightStyles: string = codeBlockLightStyles.cssText;
