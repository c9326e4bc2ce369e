import { copy } from '../copy-text.js';

/** Copies `image` and fires `octavo-copy` on `element`. Returns whether the browser and the host of the image allowed it. */
export function copyImage(image: HTMLImageElement, element: Element): Promise<boolean> {
  // A promise, because some browsers allow clipboard access only while they handle the click.
  const write = () => navigator.clipboard.write([new ClipboardItem({ 'image/png': toPng(image) })]);
  return copy(write, image.src, element);
}

/** Redraws the image as PNG, the only format that clipboards accept, in its natural size. */
async function toPng(image: HTMLImageElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth || image.width;
  canvas.height = image.naturalHeight || image.height;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The image cannot be read.')))),
  );
}
