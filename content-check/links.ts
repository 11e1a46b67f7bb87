import { type CompleteLocale, completeLocales } from '@/lib/i18n/routing';
import { frameIds } from '@/lib/pages/part-ids';
import { parseInline } from '@/lib/text/inline-markup';
import type { SiteUnderTest } from './site';
import { branch, isBranch, type Tree } from './tree';
import { type Twin, twinsByModule, twinsOf } from './twins';

/** A link in the copy of one language. */
export type Link = { twin: Twin; locale: CompleteLocale; href: string };

/** A node with one of these properties is a section, or an item with a note; its `id` is an id of the page. */
const sectionParts = ['blocks', 'parts', 'expectations', 'quotes', 'subsections', 'note'];

/** Every link of the content, from inline markup and from address properties. */
export function linksOf(site: SiteUnderTest): Link[] {
  return twinsOf(site).flatMap((twin) =>
    completeLocales.flatMap((locale) => hrefsIn(twin, locale).map((href) => ({ twin, locale, href }))),
  );
}

/** Targets of the links in one text. */
export function hrefsIn({ role, module, texts }: Twin, locale: CompleteLocale): string[] {
  const text = texts[locale];
  if (text === undefined || module.kind === 'messages') return [];
  if (role === 'address') return [text];
  return role === 'data' ? [] : parseInline(text).flatMap((node) => (node.type === 'link' ? [node.href] : []));
}

/** Ids on the page of `module`: those of its sections and those that its component adds, or of the frame if it is no page but a part of all. */
export function pageAnchors(site: SiteUnderTest, module: string, locale: CompleteLocale): string[] {
  const own = [...twinsByModule(site).keys()].find(({ name }) => name === module);
  const page = site.pages.find((candidate) => candidate.module === module);
  return [...(page?.ids ?? Object.values(frameIds)), ...sectionIds(own?.trees[locale])];
}

/** Ids of the sections and subsections in `tree`, including duplicates. */
export function sectionIds(tree: Tree): string[] {
  if (!isBranch(tree)) return [];
  const id = branch(tree, 'id');
  const isSection = sectionParts.some((part) => part in tree);
  return [...(isSection && typeof id === 'string' ? [id] : []), ...Object.values(tree).flatMap(sectionIds)];
}
