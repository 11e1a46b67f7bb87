import { describe, expect, it, vi } from 'vitest';
import { cellSeparator } from '@/content/blocks';
import { readableTwins } from '@/content-check/twins';
import { siteToCheck } from '@/editor/check/findings';
import { type EditableText, editableTexts } from '@/editor/site/editable-texts';
import { loadMarkedSite } from '@/editor/site/load-marked-site';
import { literalsOf } from '@/editor/source/literals';
import { readTokens, replaceLiteral } from '@/editor/source/tokens';

const site = await loadMarkedSite();
const facts = new Set(Object.values(site.facts).flatMap(factValues));
const isFact = ({ en, es }: EditableText) => !en || !es;
const texts = editableTexts(site);
const factKeys = new Set(texts.filter(isFact).map(({ key }) => key));

function factValues(facts: object): string[] {
  return Object.values(facts).flatMap((group: object) =>
    Object.values(group).filter((value) => typeof value === 'string'),
  );
}

// The spelling check reads its dictionaries once.
vi.setConfig({ testTimeout: 60_000 });

describe('the editable texts', () => {
  it('are all texts that the check reads, except standalone facts', async () => {
    const keys = new Set(texts.map(({ key }) => key));
    const missing = readableTwins(await siteToCheck(site)).filter(({ key }) => !keys.has(key));
    const withWords = missing.filter(({ texts: { en = '' } }) => !facts.has(en));
    expect(withWords.map(({ key }) => key)).toEqual([]);
  });

  it('can each be replaced and read back under their key', async () => {
    const keysAt = (file: string, literal: number) =>
      texts.filter((text) => [text.en, text.es].some((place) => place?.file === file && place.literal === literal));
    const drafts = Object.fromEntries(
      site.files.map((file) => {
        const source = site.sources[file] ?? '';
        const literals = literalsOf(file, source);
        const replaced = literals.reduceRight((text, literal, index) => {
          const words = keysAt(file, index)
            .map(({ key }) => `text of ${key}`)
            .join(cellSeparator);
          const facts = readTokens(source, literal).filter((token) => 'fact' in token);
          return words === '' ? text : replaceLiteral(text, literal, [{ words }, ...facts]);
        }, source);
        return [file, replaced];
      }),
    );
    const again = editableTexts(await loadMarkedSite('.', drafts));
    expect(again.map(({ key }) => key)).toEqual(texts.map(({ key }) => key));
    const wrong = again.filter(({ key, en, es }) =>
      [en, es].some((place) => !place?.text.toLowerCase().startsWith(`text of ${key}`.toLowerCase())),
    );
    expect(wrong.map(({ key }) => key).filter((key) => !factKeys.has(key))).toEqual([]);
  });
});
