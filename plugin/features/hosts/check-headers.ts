/** Finds lines of the author's `_headers` that hosts cannot use. */
import { join } from 'node:path';
import type { Problem } from '../../core/errors/errors.js';
import { parseHostHeaders } from '../../reader/host-headers.js';
import { textIfRegular } from '../../reader/regular-file.js';

/** A warning for each line. Hosts differ in what they do with them: they skip the line, or refuse the file. */
export function checkHeaders(root: string): Problem[] {
  const { faults } = parseHostHeaders(textIfRegular(join(root, '_headers')) ?? '');
  return faults.map(({ line, message, hint }) => ({
    code: 'header-invalid',
    message,
    hint,
    file: '_headers',
    line,
    column: 1,
  }));
}
