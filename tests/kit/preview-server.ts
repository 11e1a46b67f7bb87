/** How Playwright serves the built `out/` with `npm run preview` on `port`. */
export function previewServer(port: number) {
  return {
    command: 'npm run --silent preview',
    url: `http://localhost:${port}`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  };
}
