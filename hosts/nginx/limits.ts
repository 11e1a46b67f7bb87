/**
 * Time and size limits against slow or oversized requests, and no merging of doubled slashes. The default server of a port needs them too,
 * because nginx uses its settings until it knows the requested name.
 */
export const requestLimits = [
  'merge_slashes off;',
  'client_header_timeout 10s;',
  'client_body_timeout 10s;',
  'send_timeout 20s;',
  'keepalive_timeout 30s;',
  'keepalive_requests 1000;',
  'reset_timedout_connection on;',
  // The site accepts no request bodies, and its longest address fits in the usual buffers.
  'client_max_body_size 1k;',
  'large_client_header_buffers 4 8k;',
] as const;

/** Simultaneous requests from one address (with HTTP/2 each request counts); an office behind one address stays far below. */
export const requestsPerAddress = 200;

/** Defines the zone that counts requests; belongs outside the `server` blocks. */
export const limitZone = 'limit_conn_zone $binary_remote_addr zone=site_addresses:10m;';

/** Refuses requests above `maxConnections`. */
export function limitLines(maxConnections: number): string[] {
  return [`limit_conn site_addresses ${maxConnections};`, 'limit_conn_status 429;'];
}
