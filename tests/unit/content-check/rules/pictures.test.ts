import { describe, expect, it } from 'vitest';
import { pictures } from '@/content-check/rules/pictures';
import type { Tree } from '@/content-check/tree';
import { messagesOf, siteWith } from '../fixture';

describe('pictures', () => {
  const withBanner = (banner: Tree) => pictures.check(siteWith({ hero: { banner } }, { hero: { banner } }));
  const showing = (image: string) => withBanner({ image });

  it('reports a hero picture that does not exist', () => {
    expect(showing('stair')).toEqual([]);
    expect(messagesOf(showing('stairs'))).toEqual(['home.hero.banner.image: There is no picture "stairs".']);
  });

  it('says where a photograph belongs when there is none', () => {
    const banner = { hero: { banner: { photograph: 'door.webp' } } };
    const [fault] = pictures.check(siteWith(banner, banner, { photographs: [] }));
    expect(fault?.expected).toBe('a file in public/photographs');
  });

  it('reports a photograph, or a smaller file of it, that does not exist', () => {
    expect(withBanner({ photograph: 'door.webp', smaller: [760] })).toEqual([]);
    expect(messagesOf(withBanner({ photograph: 'gate.webp', smaller: [] }))).toEqual([
      'home.hero.banner.photograph: There is no picture "gate.webp".',
    ]);
    expect(messagesOf(withBanner({ photograph: 'door.webp', smaller: [760, 380] }))).toEqual([
      'home.hero.banner.smaller.1: There is no picture "door-380.webp".',
    ]);
  });
});
