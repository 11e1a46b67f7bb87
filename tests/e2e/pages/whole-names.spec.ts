import { typeset } from '@/lib/text/typeset';
import { htmlFiles } from '../kit/built-site';
import { expect, test } from '../kit/fixtures';

/** The texts of a page, without those of its letters, and without options, which never wrap. */
function textsIn(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('script, style, option, [data-sheet]')) element.remove();
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts;
}

/** A number that a line may part from its unit. The units are listed again here, so that the test notices one that `typeset` lacks. */
const partedUnit =
  /\d (?:%|(?:percent|por ciento|minut[eo]s?|hours?|horas?|days?|días?|weeks?|semanas?|months?|mes|meses|years?|años?)\b)/;

test(
  'every page keeps times, dates, numbers with their units and names on one line',
  { tag: ['@pages-21', '@every-page'] },
  async ({ page }) => {
    test.setTimeout(90_000);
    for (const { file, html } of htmlFiles) {
      const texts = await page.evaluate(textsIn, html);
      expect
        .soft(
          texts.filter((text) => text !== typeset(text) || partedUnit.test(text)),
          file,
        )
        .toEqual([]);
    }
  },
);
