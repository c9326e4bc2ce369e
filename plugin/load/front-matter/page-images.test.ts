import { expect, test } from 'vitest';
import { pageImages } from './page-images.js';

test.each([
  ['./a.png', 'guides/b.mdx', '/guides/a.png'],
  ['../images/a.png', 'guides/b.mdx', '/images/a.png'],
  ['../../../a.png', 'b.mdx', '/a.png'],
])('the image %s of %s is %s', (image, file, path) => {
  expect(pageImages({ title: '', 'og:image': image, 'twitter:image': image }, file)).toEqual({
    'og:image': path,
    'twitter:image': path,
  });
});

test.each(['/a.png', 'images/a.png', 'https://example.com/a.png', ''])('the image %j stays as it is', (image) => {
  expect(pageImages({ title: '', 'og:image': image }, 'guides/b.mdx')).toEqual({});
});
