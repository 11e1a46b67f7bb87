// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PageSection } from '@/components/sections/page-section';

afterEach(cleanup);

test.each(['One', 'One: two', 'One: two: three', 'One: two: three: four', 'At 8:00: two: three', 'One:'])(
  'a section shows its whole title: %s',
  (title) => {
    render(<PageSection title={title}>Text</PageSection>);
    expect(screen.getByRole('heading').textContent).toBe(title);
  },
);
