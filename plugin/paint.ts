/** Colors of messages in a terminal. */
import { styleText } from 'node:util';

/** The few styles that messages use. */
export type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'cyan';

/** Styles a text, or gives it back as it is. */
export type Paint = (style: Style, text: string) => string;

/** For files, logs and tests. */
export const plain: Paint = (_style, text) => text;

/** Colors where `stream` shows them: in a terminal, unless NO_COLOR is set, and everywhere with FORCE_COLOR. */
export function paintFor(stream: NodeJS.WriteStream): Paint {
  return (style, text) => styleText(style, text, { stream });
}
