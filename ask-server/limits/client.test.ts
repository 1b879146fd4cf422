import {IncomingMessage} from 'node:http';
import {Socket} from 'node:net';
import {compile} from 'proxy-addr';
import {clientOf} from './client';

function from(address: string, forwarded?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', {value: address});
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return request;
}

test.each([
  ['the address that connects', from('203.0.113.7'), '203.0.113.7'],
  ['not the address that an untrusted client sends', from('203.0.113.7', '198.51.100.1'), '203.0.113.7'],
  ['the address that a trusted proxy sends', from('10.0.0.1', '198.51.100.1'), '198.51.100.1'],
  [
    'the last address that is not a trusted proxy',
    from('10.0.0.1', '192.0.2.1, 198.51.100.1, 10.0.0.2'),
    '198.51.100.1',
  ],
  ['an IPv4 address mapped to IPv6', from('::ffff:203.0.113.7'), '203.0.113.7'],
  ['the network of an IPv6 address', from('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2'],
  ['the same network, abbreviated', from('2001:DB8:1:2::9'), '2001:db8:1:2'],
  ['this machine', from('::1'), '0:0:0:0'],
])('is %s', (_, request, client) => {
  expect(clientOf(request, compile(['10.0.0.0/8']))).toBe(client);
});
