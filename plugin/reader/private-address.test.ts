import { expect, test } from 'vitest';
import { isPrivateAddress } from './private-address.js';

const privateAddresses = [
  '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.255.255.254 169.254.169.254 172.16.0.1 172.31.255.255',
  '192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255 :: ::1 ::127.0.0.1 ::ffff:127.0.0.1',
  '::ffff:7f00:1 64:ff9b::10.0.0.1 64:ff9b:1::1 2002:7f00:1:: 2001:db8::1 fc00::1 fd12:3456::1',
  'fe80::1 ff02::1 ::ffff:0:127.0.0.1',
].flatMap((line) => line.split(' '));

test.each(privateAddresses)('%s is private', (address) => expect(isPrivateAddress(address)).toBe(true));

const publicAddresses = [
  '1.1.1.1 9.255.255.255 11.0.0.1 100.128.0.1 126.0.0.1 128.0.0.1 172.15.0.1 172.32.0.1',
  '192.169.0.1 223.255.255.255 2606:4700:4700::1111 2a00:1450::1 ::ffff:1.1.1.1 64:ff9b::1.1.1.1',
].flatMap((line) => line.split(' '));

test.each(publicAddresses)('%s is public', (address) => expect(isPrivateAddress(address)).toBe(false));
