import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from '@/components/ui/button';

test('a button is gold and of type button by default', () => {
  expect(renderToStaticMarkup(<Button>Go</Button>)).toMatch(
    /^<button type="button" class="\S+" data-theme="gold">Go<\/button>$/,
  );
  expect(renderToStaticMarkup(<Button type="submit">Go</Button>)).toContain('type="submit"');
});

test('a button keeps its own class beside a given class and attributes', () => {
  const html = renderToStaticMarkup(
    <Button theme="outline" className="needs-script" data-prints="">
      Print
    </Button>,
  );
  expect(html).toMatch(
    /^<button type="button" class="\S+ needs-script" data-theme="outline" data-prints="">Print<\/button>$/,
  );
});
