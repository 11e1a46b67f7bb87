import { describe, expect, it } from 'vitest';
import { pictures } from '@/content-check/rules/pictures';
import { messagesOf, siteWith } from '../fixture';

describe('pictures', () => {
  const showing = (image: string) =>
    pictures.check(siteWith({ hero: { banner: { image } } }, { hero: { banner: { image } } }));

  it('reports a hero picture that does not exist', () => {
    expect(showing('stair')).toEqual([]);
    expect(messagesOf(showing('stairs'))).toEqual(['home.hero.banner.image: There is no picture "stairs".']);
  });
});
