import { openBrowser } from './bench/browser';
import { measureClicks } from './bench/clicks';
const b = await openBrowser();
console.log(await measureClicks(b, 'http://localhost:3900', 3));
await b.close();
