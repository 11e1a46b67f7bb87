import type { Page } from '@playwright/test';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { type CompleteLocale, localeRecords } from '@/lib/i18n/routing';
import { isSameDocument, markDocument } from '@/tests/kit/same-document';
import { expect, test } from '../kit/fixtures';
import { messages } from '../kit/messages';
import { openRunning, untilSiteSheet } from '../kit/running-page';
import { footerLink, headerLink, switcherTo } from '../kit/site-links';

type Shown = { path: string; locale: CompleteLocale; heading: string; title: string };

const { about, 'privacy-notice': privacy } = contentIn('en');
const services = { en: contentIn('en').services, es: contentIn('es').services };
const shown = {
  about: { path: '/about', locale: 'en', heading: about.hero.title, title: about.meta.title },
  privacy: { path: '/privacy-notice', locale: 'en', heading: privacy.title, title: privacy.meta.title },
  services: { path: '/services', locale: 'en', heading: services.en.hero.title, title: services.en.meta.title },
  servicios: { path: '/es/services', locale: 'es', heading: services.es.hero.title, title: services.es.meta.title },
} satisfies Record<string, Shown>;

async function expectShown(page: Page, { path, locale, heading, title }: Shown) {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle(`${title} – ${firm.name}`);
  await expect(page.locator('html')).toHaveAttribute('lang', localeRecords[locale].iso);
}

test(
  'links, language switches, Back and Forward change the page within one document',
  { tag: '@navigation-1' },
  async ({ page }) => {
    await openRunning(page, '/');
    await markDocument(page);
    await headerLink(page, messages.en.Header.links.about).click();
    await expectShown(page, shown.about);
    await footerLink(page, messages.en.Footer.links.services).click();
    await expectShown(page, shown.services);
    await switcherTo(page, 'es').click();
    await expectShown(page, shown.servicios);
    await page.goBack();
    await expectShown(page, shown.services);
    await page.goBack();
    await expectShown(page, shown.about);
    await page.goForward();
    await expectShown(page, shown.services);
    expect(await isSameDocument(page)).toBe(true);
  },
);

/** How each element of the page's content is laid out and painted. */
const look = (page: Page) =>
  page.locator('main :is(h1, h2, h3, p, ul, li, a, nav, section)').evaluateAll((elements) =>
    elements.map((element) => {
      const { display, color, backgroundColor, fontSize, lineHeight } = getComputedStyle(element);
      const { left, width, height } = element.getBoundingClientRect();
      return [element.tagName, display, color, backgroundColor, fontSize, lineHeight, left, width, height].join(' ');
    }),
  );

test('a page looks the same after navigation as after a full load', { tag: '@prefetch-7' }, async ({ page }) => {
  await openRunning(page, '/about');
  await untilSiteSheet(page);
  await markDocument(page);
  // Its styles are not in the HTML of the previous page.
  await footerLink(page, messages.en.Footer.links.privacy).click();
  await expectShown(page, shown.privacy);
  const linked = await look(page);
  expect(await isSameDocument(page)).toBe(true);
  await page.reload();
  expect(linked).toEqual(await look(page));
});

test('a Spanish page leads to Spanish pages within one document', async ({ page }) => {
  await openRunning(page, '/es');
  await markDocument(page);
  await headerLink(page, messages.es.Header.links.services).click();
  await expectShown(page, shown.servicios);
  await page
    .getByRole('banner')
    .getByRole('link', { name: messages.es.Header.home.replace('{firm}', firm.name) })
    .click();
  await expect(page).toHaveURL('/es');
  expect(await isSameDocument(page)).toBe(true);
});

const heading = (page: Page, { heading: name }: Shown) => page.getByRole('heading', { level: 1, name });
const announcement = (page: Page) => page.locator('[data-route-title]');

test(
  'after navigation and history the new heading has focus and its title is announced',
  { tag: '@navigation-1' },
  async ({ page }) => {
    await openRunning(page, '/');
    for (const [target, follow] of [
      [shown.about, () => headerLink(page, messages.en.Header.links.about).press('Enter')],
      [shown.services, () => headerLink(page, messages.en.Header.links.services).click()],
      [shown.servicios, () => switcherTo(page, 'es').click()],
      [shown.services, () => page.goBack()],
      [shown.about, () => page.goBack()],
    ] as const) {
      await follow();
      await expect(heading(page, target)).toBeFocused();
      await expect(announcement(page)).toHaveText(`${target.title} – ${firm.name}`);
    }
  },
);
