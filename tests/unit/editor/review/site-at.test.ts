import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedTexts } from '@/editor/review/changed-texts';
import { siteAt } from '@/editor/review/site-at';
import { editableTexts } from '@/editor/site/editable-texts';
import { loadMarkedSite } from '@/editor/site/load-marked-site';
import { smallSite } from '../small-site';

let site: ReturnType<typeof smallSite>;
let root = '';

const git = (...args: string[]) => site.git(...args);

/** Writes pages with these titles. */
function writePages(pages: Readonly<Record<string, string>>): void {
  site.writePages(Object.fromEntries(Object.entries(pages).map(([file, title]) => [file, `{ title: '${title}' }`])));
}

async function changedKeys(): Promise<string[]> {
  return changedTexts(await siteAt(root, 'HEAD'), await loadMarkedSite(root)).map(({ key }) => key);
}

async function titlesAtHead(): Promise<Record<string, string | undefined>> {
  return Object.fromEntries(editableTexts(await siteAt(root, 'HEAD')).map(({ key, en }) => [key, en?.text]));
}

beforeEach(() => {
  site = smallSite();
  root = site.root;
  writePages({ home: 'Welcome', fees: 'What it costs' });
  site.commit();
});
afterEach(() => site.remove());

describe('the site at a commit', () => {
  it('has a page that was deleted since', async () => {
    writePages({ home: 'Welcome' });
    expect(await titlesAtHead()).toEqual({ 'home.title': 'Welcome', 'fees.title': 'What it costs' });
    expect(await changedKeys()).toEqual(['fees.title']);
  });

  it.each([
    ['written', () => undefined],
    ['added to Git', () => git('add', 'content')],
  ])('lacks a page that was %s since', async (_, addToGit) => {
    writePages({ home: 'Welcome', fees: 'What it costs', staff: 'Who works here' });
    addToGit();
    expect(await titlesAtHead()).toEqual({ 'home.title': 'Welcome', 'fees.title': 'What it costs' });
    expect(await changedKeys()).toEqual(['staff.title']);
  });

  it('has the earlier text of each page, whatever its letters', async () => {
    const titles = { home: '¡Bienvenidos! 👋', fees: '¿Cuánto cuesta?', staff: 'Who works here' };
    writePages(titles);
    site.commit();
    writePages({ home: 'Welcome', fees: 'What it costs', staff: 'Our team' });
    const { home, fees, staff } = titles;
    expect(await titlesAtHead()).toEqual({ 'home.title': home, 'fees.title': fees, 'staff.title': staff });
  });

  it('has a page under its former name', async () => {
    writePages({ home: 'Welcome', prices: 'What it costs' });
    git('add', 'content');
    expect(await changedKeys()).toEqual(['prices.title', 'fees.title']);
  });

  it('has a page that became a folder, with its earlier text', async () => {
    writePages({ home: 'Welcome', 'fees/index': 'What you pay' });
    expect(await titlesAtHead()).toEqual({ 'home.title': 'Welcome', 'fees.title': 'What it costs' });
    git('add', 'content');
    git('commit', '--quiet', '--message', 'A folder');
    writePages({ home: 'Welcome', fees: 'What it costs' });
    expect(await titlesAtHead()).toEqual({ 'home.title': 'Welcome', 'fees.title': 'What you pay' });
  });
});
