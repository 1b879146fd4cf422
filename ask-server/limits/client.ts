import type {IncomingMessage} from 'node:http';
import {isIPv6} from 'node:net';
import proxyAddr from 'proxy-addr';

type Trust = (address: string, hops: number) => boolean;

/**
 * The client for the rate limit: the address behind the trusted proxies. For IPv6 it is the network (64 bits), because
 * one reader has all of its addresses.
 */
export function clientOf(incoming: IncomingMessage, trustsProxy: Trust = () => false): string {
  const address = proxyAddr(incoming, trustsProxy).replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const behind = (tail ?? '').split(':').filter(Boolean);
  const filled =
    tail === undefined ? groups : [...groups, ...Array<string>(8 - groups.length - behind.length).fill('0')];
  return [...filled, ...behind]
    .slice(0, 4)
    .map(group => parseInt(group, 16).toString(16))
    .join(':');
}
