/** Local ports of the commands that serve the site themselves. From `bench` and `benchSecure` on, each variant has its own port. */
export const ports = {
  screenshots: 3290,
  recordPack: 3291,
  bench: 3950,
  benchSecure: 3960,
  benchShell: 3970,
  benchThroughput: 3980,
} as const;
