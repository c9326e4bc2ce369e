/** Reads the size of local images from the first bytes of their files. */
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { decodeAddress } from '../../addresses/encode-address.js';
import { cachedByText } from '../../core/cache/text-cache.js';
import { readStart } from '../../reader/regular-file.js';

export interface Size {
  width: number;
  height: number;
}

/** A reader that opens the file of each address once. Unreadable files have no size. */
export function createImageSizes(root: string): (path: string) => Size | undefined {
  return cachedByText((path) => readSize(join(root, decodeAddress(path.replace(/[?#].*$/, '')))));
}

/** JPEG files store their size after the metadata, so a larger part of the file is read. */
const headBytes = 128 * 1024;

function readSize(file: string): Size | undefined {
  try {
    const { width, height, orientation } = imageSize(readStart(file, headBytes));
    return orientation && orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}
