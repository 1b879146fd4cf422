/** @jest-environment node */
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
  ['the one who connects', from('203.0.113.7'), '203.0.113.7'],
  ['not who a stranger says it is', from('203.0.113.7', '198.51.100.1'), '203.0.113.7'],
  ['who a trusted proxy says it is', from('10.0.0.1', '198.51.100.1'), '198.51.100.1'],
  ['the last one that no proxy of ours is', from('10.0.0.1', '192.0.2.1, 198.51.100.1, 10.0.0.2'), '198.51.100.1'],
  ['an IPv4 address in the dress of an IPv6 one', from('::ffff:203.0.113.7'), '203.0.113.7'],
  ['the network of an IPv6 address', from('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2'],
  ['the same network in short', from('2001:DB8:1:2::9'), '2001:db8:1:2'],
  ['this machine', from('::1'), '0:0:0:0'],
])('is %s', (_, request, client) => {
  expect(clientOf(request, compile(['10.0.0.0/8']))).toBe(client);
});
