import { expect, test } from 'vitest';
import { parseHtml } from '../../core/tree/parse-html.js';
import { writeContent } from '../../core/tree/write-html.js';
import { completeFrameVideos } from './frame-videos.js';

test('a video that starts by itself in a frame is muted, inline and repeated; others stay as they are', () => {
  const page = parseHtml(
    '<octavo-frame><video autoplay muted src="a.mp4"></video><video></video></octavo-frame><video autoplay></video>',
  );
  completeFrameVideos(page);
  expect(writeContent(page)).toBe(
    '<octavo-frame><video playsinline loop autoplay muted src="a.mp4"></video><video></video></octavo-frame><video autoplay></video>',
  );
});
