import { h, html, type Node } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import type { PageComponent } from '../page-component.js';
import { hostAttributes, type HostProps } from '../props/host-attributes.js';
import { apart, slotted } from '../props/slotted.js';

/** What authors may write on a frame. */
export interface FrameProps extends HostProps {
  /** Words below; Markdown. */
  caption?: Node;
  /** Words above; Markdown. */
  hint?: Node;
  children?: Node;
}

/** `<Frame caption hint>`: a frame around pictures and films. */
export const Frame: PageComponent<FrameProps> = (props, page) => {
  const markdown = (words: Node) => (typeof words === 'string' && words !== '' ? page.markdown(words) : words);
  return h(
    'octavo-frame',
    { ...hostAttributes(props) },
    apart(
      slotted('hint', markdown(props.hint)),
      html(playable(renderToString(props.children, page))),
      slotted('caption', markdown(props.caption)),
    ),
  );
};

/** Browsers start a film by themselves only when it is silent and in its place, so `autoplay` brings the rest with it. */
function playable(content: string): string {
  return content.replace(/<video(?=[^>]*\sautoplay\b)([^>]*)>/gi, (_, attributes: string) => {
    const missing = ['playsinline', 'loop', 'muted'].filter(
      (name) => !new RegExp(`\\s${name}\\b`, 'i').test(attributes),
    );
    return `<video${['', ...missing].join(' ')}${attributes}>`;
  });
}
