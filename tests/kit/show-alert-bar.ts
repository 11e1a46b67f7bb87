import type { Page } from '@playwright/test';
import type { AlertBar } from '@/content/types';

/** Puts an alert bar where the layout does, with the style it ships; content has it switched off. */
export async function showAlertBar(page: Page, { text, link }: AlertBar): Promise<void> {
  await page.evaluate(
    ({ text, link }) => {
      const rules = [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .flatMap((rule) => ('cssRules' in rule ? [...(rule as CSSGroupingRule).cssRules] : [rule]));
      const style = rules.find(
        (rule) => rule instanceof CSSStyleRule && rule.style.minHeight === 'var(--alert-height)',
      ) as CSSStyleRule;
      const bar = document.createElement('aside');
      bar.className = style.selectorText.slice(1);
      const line = document.createElement('p');
      line.append(`${text} `);
      if (link) line.append(Object.assign(document.createElement('a'), { href: link.href, textContent: link.label }));
      bar.append(line);
      document.body.prepend(bar);
    },
    { text, link },
  );
}
