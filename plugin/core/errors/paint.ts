/** Terminal colors for messages. */
import { styleText } from 'node:util';

/** The styles that messages use. */
export type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'cyan';

/** Styles a text, or returns it unchanged. */
export type Paint = (style: Style, text: string) => string;

/** For files, logs and tests. */
export const plain: Paint = (_style, text) => text;

/** Colors if `stream` supports them: in a terminal, unless NO_COLOR is set, and always with FORCE_COLOR. */
export function paintFor(stream: NodeJS.WriteStream): Paint {
  return (style, text) => styleText(style, text, { stream });
}
