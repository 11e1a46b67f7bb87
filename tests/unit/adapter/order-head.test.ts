import { describe, expect, it } from 'vitest';
import { orderHead } from '@/adapter/order-head';

const mark = '<meta name="next-size-adjust" content=""/>';
const color = '<meta name="color-scheme" content="light"/>';

describe('orderHead', () => {
  it('gives one order wherever the size-adjust meta tag was', () => {
    const early = `<head>${mark}${color}<title>Contact</title></head><body>${color}</body>`;
    const late = `<head>${color}<title>Contact</title>${mark}</head><body>${color}</body>`;
    expect(orderHead(early)).toBe(orderHead(late));
    expect(orderHead(early)).toBe(`<head>${color}${mark}<title>Contact</title></head><body>${color}</body>`);
  });

  it('leaves a page without that tag unchanged', () => {
    const page = `<head>${color}<title>Contact</title></head><body></body>`;
    expect(orderHead(page)).toBe(page);
  });
});
