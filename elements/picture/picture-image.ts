/** Puts a picture into the clipboard; says whether the browser, and the host of the picture, allowed it. */
export async function copyPicture(picture: HTMLImageElement): Promise<boolean> {
  try {
    // The promise goes in as it is: a browser may only allow the clipboard while it still answers the click.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': toPng(picture) })]);
    return true;
  } catch {
    return false;
  }
}

/** Clipboards take no other format, so it is drawn anew, in its own size. */
async function toPng(picture: HTMLImageElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = picture.naturalWidth || picture.width;
  canvas.height = picture.naturalHeight || picture.height;
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture cannot be read.')))),
  );
}
