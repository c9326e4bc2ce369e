/** The design of a preview image, as a tree for the renderer. */
import type { Site } from '../../core/model/types.js';

/** Size of the images in pixels, as social networks recommend. */
export const previewSize = { width: 1200, height: 630 };

/** A node of the renderer. */
export interface PreviewNode {
  type: 'container' | 'text' | 'image';
  text?: string;
  src?: string;
  style: Record<string, string | number>;
  children?: PreviewNode[];
}

/** The texts on an image. Texts that cannot be drawn are ''. */
export interface PreviewText {
  site: string;
  title: string;
  description?: string;
}

/** The appearance of an image. */
export interface PreviewLook {
  colors: Site['colors'];
  mode: 'light' | 'dark';
  /** Whether the image `background` is behind the text. */
  hasImage: boolean;
  /** Size of the image `logo`. */
  logo?: { width: number; height: number };
}

/** The colors of both modes. */
export const previewSchemes = {
  light: { background: '#ffffff', text: '#0f172a', muted: '#475569', scrim: 'rgba(255,255,255,0.78)' },
  dark: { background: '#0b1120', text: '#f8fafc', muted: '#a3b1c6', scrim: 'rgba(11,17,32,0.74)' },
};

/** The tree. The name of the site is the title if the title cannot be drawn. */
export function drawPreview(
  { site, title: own, description = '' }: PreviewText,
  { colors, mode, hasImage, logo }: PreviewLook,
): PreviewNode {
  const scheme = previewSchemes[mode];
  const title = own || site;
  const accent = mode === 'light' ? colors.primary : colors.light;
  const isRight = isRightToLeft(title);
  const direction = { direction: isRight ? 'rtl' : 'ltr', textAlign: isRight ? 'right' : 'left' };
  const text = (content: string, style: PreviewNode['style']): PreviewNode[] => {
    const shape = { width: '100%', textOverflow: 'ellipsis', overflowWrap: 'anywhere' };
    return content === '' ? [] : [{ type: 'text', text: content, style: { ...direction, ...shape, ...style } }];
  };
  const full = { position: 'absolute', top: 0, left: 0, width: previewSize.width, height: previewSize.height };
  return box({ width: '100%', height: '100%', position: 'relative', backgroundColor: scheme.background }, [
    ...(hasImage
      ? [
          { type: 'image' as const, src: 'background', style: { ...full, objectFit: 'cover' } },
          box({ ...full, backgroundColor: scheme.scrim }),
        ]
      : []),
    box({ ...full, flexDirection: 'column', justifyContent: 'space-between', padding: '72px 80px 84px' }, [
      box({ width: '100%', flexDirection: isRight ? 'row-reverse' : 'row', alignItems: 'center', gap: 20 }, [
        logo
          ? { type: 'image', src: 'logo', style: { width: logo.width, height: logo.height, flexShrink: 0 } }
          : box({ width: 16, height: 44, borderRadius: 8, backgroundColor: accent }),
        ...text(own && (!logo || isMark(logo)) ? site : '', {
          fontSize: 36,
          fontWeight: 600,
          color: scheme.text,
          lineClamp: 1,
        }),
      ]),
      box({ width: '100%', flexDirection: 'column', gap: 28 }, [
        ...text(title, {
          ...titleShape(title),
          fontWeight: 700,
          lineHeight: 1.15,
          color: scheme.text,
          lineClamp: 3,
        }),
        ...text(description, { fontSize: 32, lineHeight: 1.4, color: scheme.muted, lineClamp: 2 }),
      ]),
    ]),
    box({ position: 'absolute', left: 0, bottom: 0, width: previewSize.width, height: 14, backgroundColor: accent }),
  ]);
}

function box(style: PreviewNode['style'], children: PreviewNode[] = []): PreviewNode {
  return { type: 'container', style: { display: 'flex', ...style }, children };
}

/** Whether a logo is so narrow that it is a symbol without the name. */
function isMark({ width, height }: { width: number; height: number }): boolean {
  return width < height * 1.6;
}

/** Long titles are smaller. Chinese characters are twice as wide as letters. Letters that join keep their distance. */
function titleShape(title: string): PreviewNode['style'] {
  const width = Array.from(title).reduce((sum, letter) => sum + (/[\u2e80-\uffef]/.test(letter) ? 2 : 1), 0);
  const joins = /[\u0590-\u1dff\u2c00-\uffff]/.test(title);
  return {
    fontSize: width > 90 ? 52 : width > 50 ? 62 : 76,
    ...(joins ? {} : { letterSpacing: '-0.02em' }),
  };
}

/** Whether the first letter with a direction is written from right to left. */
function isRightToLeft(text: string): boolean {
  const [letter = ''] = /\p{L}/u.exec(text) ?? [];
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(letter);
}
