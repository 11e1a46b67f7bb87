import { openBrowser } from './bench/browser';
const rate = Number(process.argv[2] ?? 1), slow = process.argv[3] === 'slow', n = 12;
const b = await openBrowser();
let used = 0; const w: any[] = [];
for (let i = 0; i < n; i++) {
  const c = await b.newContext({ viewport: { width: 390, height: 844 } });
  const p = await c.newPage();
  const s = await c.newCDPSession(p);
  if (rate > 1) await s.send('Emulation.setCPUThrottlingRate', { rate });
  if (slow) { await s.send('Network.enable'); await s.send('Network.emulateNetworkConditions', { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 5e6 / 8 }); }
  await p.goto('http://localhost:3900' + ['/', '/es', '/terms-of-use'][i % 3], { waitUntil: 'load' });
  await p.waitForTimeout(300);
  const doc = await s.send('DOM.getDocument'); await s.send('DOM.enable'); await s.send('CSS.enable');
  const { nodeId } = await s.send('DOM.querySelector', { nodeId: doc.root.nodeId, selector: 'h1' });
  const { fonts } = await s.send('CSS.getPlatformFontsForNode', { nodeId });
  w.push(fonts.map((f) => f.familyName + (f.isCustomFont ? '*' : '')).join('+'));
  if (fonts.every((f) => f.isCustomFont)) used++;
  await c.close();
}
console.log('rate', rate, slow, used, '/', n, w.join(' '));
await b.close();
