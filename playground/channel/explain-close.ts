/** The meaning of the code of a closed connection. */
import { channelText } from './labels.js';

const explained: Readonly<Record<number, Parameters<typeof channelText>[0]>> = {
  1000: 'close1000',
  1001: 'close1001',
  1002: 'close1002',
  1003: 'close1002',
  1005: 'close1005',
  1006: 'close1006',
  1007: 'close1002',
  1008: 'close1008',
  1009: 'close1009',
  1011: 'close1011',
  1012: 'close1012',
  1013: 'close1012',
};

/** The code, its meaning, and the reason of the server. */
export function explainClose(code: number, reason: string): string {
  const parts = [channelText('closed', { code: String(code) }), channelText(explained[code] ?? 'closeOther')];
  return [...parts, reason].filter(Boolean).join(' ');
}
