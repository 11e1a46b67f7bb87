/**
 * Time and size limits against slow or oversized requests, and no merging of doubled slashes. The default server of a port needs all
 * of it too: nginx goes by that one until it knows the name of the site.
 */
export const reading = [
  'merge_slashes off;',
  'client_header_timeout 10s;',
  'client_body_timeout 10s;',
  'send_timeout 20s;',
  'keepalive_timeout 30s;',
  'keepalive_requests 1000;',
  'reset_timedout_connection on;',
  // Nothing is ever sent to this site, and its longest address fits in the usual buffers.
  'client_max_body_size 1k;',
  'large_client_header_buffers 4 8k;',
] as const;

/** Requests at a time from one address (with HTTP/2 each request counts): an office behind one address stays far below. */
export const requestsPerAddress = 200;

/** Where the count is kept; stands outside the servers. */
export const limitZone = 'limit_conn_zone $binary_remote_addr zone=site_addresses:10m;';

/** Refuses what is above `most`. */
export function limitLines(most: number): string[] {
  return [`limit_conn site_addresses ${most};`, 'limit_conn_status 429;'];
}
