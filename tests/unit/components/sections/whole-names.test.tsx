import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { AlertBar } from '@/components/layout/alert-bar';
import { FooterLinks } from '@/components/layout/footer-links';
import { InfoPanel } from '@/components/pages/home/info-panel';
import { LeadCards } from '@/components/pages/home/lead-cards';
import { Service } from '@/components/pages/services/service';
import { CardGrid } from '@/components/sections/card-grid';
import { JumpNav } from '@/components/sections/jump-nav';
import { Steps } from '@/components/sections/steps';
import { TextHead } from '@/components/sections/text-head';
import { ButtonLink } from '@/components/ui/button-link';
import { typeset } from '@/lib/text/typeset';

vi.mock('next-intl/server', () => ({ getTranslations: () => Promise.resolve((key: string) => key) }));
vi.mock('@/components/navigation/site-link', () => ({
  SiteLink: ({ href, children }: { href: string; children: string }) => <a href={href}>{children}</a>,
}));
vi.mock('@/components/ui/arrow-link', () => ({ ArrowLink: () => null }));

const words = 'After 30 days in New York';
const link = { label: words, href: '/x' };
const card = { id: 'one', subtitle: words, title: words, copy: words, link };
const people = { ...card, phones: [] };

test.each([
  ['steps', <Steps key="" steps={[card]} />],
  ['cards', <CardGrid key="" cards={[card]} columns={2} />],
  ['the cards of the home page', <LeadCards key="" title={words} cards={[card]} />],
  [
    'the panel of the home page',
    <InfoPanel key="" title={words} text={words} facts={[]} people={people} link={link} />,
  ],
  ['a service', <Service key="" {...card} intro={words} parts={[]} />],
  ['the head of a text', <TextHead key="" title={words} parent={link} />],
  ['a button', <ButtonLink key="" {...link} />],
])('no line breaks within a name or a number with its unit in %s [pages-21]', (_name, element) => {
  const html = renderToStaticMarkup(element);
  expect(html).toContain(typeset(words));
  expect(html).not.toContain(words);
});

test.each([
  ['jump links', () => JumpNav({ items: [{ id: 'one', anchor: '#one', label: words }] })],
  ['the alert bar', () => AlertBar({ text: words, link })],
  ['links of the footer', () => FooterLinks({ links: [{ href: '/x', name: words }] })],
])('no line breaks within a name or a number with its unit in %s [pages-21]', async (_name, render) => {
  const html = renderToStaticMarkup(await render());
  expect(html).toContain(typeset(words));
  expect(html).not.toContain(words);
});
