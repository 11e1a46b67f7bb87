// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Photograph } from '@/components/sections/photograph';

afterEach(cleanup);

const door = { photograph: 'front-door.webp', width: 1520, height: 1280, alt: 'A door', wideWidth: '45vw' };
const attributes = (...names: string[]) => names.map((name) => screen.getByRole('img').getAttribute(name));

test('a photograph has its file, its size and its text', () => {
  render(<Photograph {...door} />);
  expect(attributes('src', 'srcset', 'width', 'height', 'alt')).toEqual([
    '/photographs/front-door.webp',
    '/photographs/front-door.webp 1520w',
    '1520',
    '1280',
    'A door',
  ]);
});

test('a photograph offers its smaller files', () => {
  render(<Photograph {...door} smaller={[480, 760]} />);
  expect(attributes('srcset')).toEqual([
    ['-480.webp 480w', '-760.webp 760w', '.webp 1520w'].map((end) => `/photographs/front-door${end}`).join(', '),
  ]);
});
