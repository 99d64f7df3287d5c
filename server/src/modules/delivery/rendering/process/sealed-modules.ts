import childProcess from 'node:child_process';
import cluster from 'node:cluster';
import dgram from 'node:dgram';
import dns from 'node:dns';
import http from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import tls from 'node:tls';
import workerThreads from 'node:worker_threads';

function rejected(): never {
  throw new Error('not available while pages are rendered: use the shop’s client for its API');
}

/** Replaces a property permanently. */
export function replace(holder: object, name: string, value: unknown): void {
  Object.defineProperty(holder, name, { value, writable: false, configurable: false });
}

/** Replaces the named functions, or all of a module, by one that throws an error. */
export function close(holder: object, names: readonly string[] = Object.keys(holder)): void {
  for (const name of names)
    if (typeof Reflect.get(holder, name) === 'function') replace(holder, name, rejected);
}

/**
 * Closes the network, processes and workers at the lowest level that JavaScript reaches, since Node's permission model
 * does not cover the network in this version.
 */
export function closeModules(): void {
  close(net.Socket.prototype, ['connect']);
  close(net.Server.prototype, ['listen']);
  close(dgram.Socket.prototype, ['bind', 'connect', 'send', 'sendto']);
  for (const Resolver of [dns.Resolver, dns.promises.Resolver])
    close(Resolver.prototype, Object.getOwnPropertyNames(Resolver.prototype));
  for (const module of [dns.promises, dns, net, tls, dgram, http, https, http2]) close(module);
  for (const module of [childProcess, cluster, workerThreads]) close(module);
  syncBuiltinESMExports();
}
