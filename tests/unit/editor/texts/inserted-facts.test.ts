import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprintsAt, textAt } from '@/editor/site/find-text';
import { loadMarkedSite } from '@/editor/site/load-marked-site';
import type { Token } from '@/editor/source/tokens';
import { changeList } from '@/editor/texts/change-list';
import { checkEdit } from '@/editor/texts/check-edit';
import { describeText } from '@/editor/texts/describe-text';
import { factsOf } from '@/editor/texts/facts-in-texts';
import { saveText } from '@/editor/texts/save-text';
import { smallSite } from '../small-site';

let site: ReturnType<typeof smallSite>;
const files = ['content/en/home.ts', 'content/es/home.ts'];
const withoutLayout = (source: string) => source.replace(/\s|,(?=\s*[\]}])/g, '');
const onDisk = () => files.map((file) => site.read(file));

async function edit(tokens: readonly Token[], key = 'home.intro') {
  const seen = fingerprintsAt(await loadMarkedSite(site.root), key);
  return { key, texts: { en: tokens, es: tokens }, seen };
}

async function save(...tokens: readonly Token[]): Promise<void> {
  await saveText(site.root, await edit(tokens));
}

const facts: Token[] = [
  { words: 'Call ' },
  { fact: 'phone.main' },
  { words: ' at ' },
  { fact: 'hours.opens' },
  { words: ' or [pay](' },
  { fact: 'site.pay' },
  { words: ').' },
];

beforeEach(async () => {
  site = smallSite();
  site.write('tsconfig.json', '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }');
  site.write(
    'content/facts-in-copy.ts',
    `export const phone = { main: '555' }, email = { info: '[a@b.example](mailto:a@b.example)' }, at = {}, repliesIn = () => ({}), contactLimitsIn = () => ({});
export const hoursIn = (locale) => ({ opens: locale + ' nine' }), sitesIn = (locale) => ({ pay: '/' + locale + '/pay' });`,
  );
  site.writePages({ home: `{\n  title: 'Hello',\n  intro: 'Hello.',\n  lead: 'Lead.',\n}` });
  await save({ words: 'Welcome' });
  await site.record();
});
afterEach(() => site.remove());

it('are defined in pages that used none, each in its language', async () => {
  await save(...facts);
  const { en, es } = textAt(await loadMarkedSite(site.root), 'home.intro');
  expect(en?.text).toBe('Call 555 at en nine or [pay](/en/pay).');
  expect(es?.text).toBe('Call 555 at es nine or [pay](/es/pay).');
});

it('leave no trace in the files when their list item is removed', async () => {
  const list = (...items: string[]) => `{\n  list: [${items.join(', ')}],\n}`;
  site.writePages({ home: list("'One'", "'Two'") });
  await site.record();
  const before = onDisk();
  site.writePages({ home: list("'One'", "'Two'", "'Three'") });
  await saveText(site.root, await edit(facts.slice(0, 4), 'home.list.2'));
  const seen = fingerprintsAt(await loadMarkedSite(site.root), 'home.list.2');
  await changeList(site.root, { key: 'home.list.2', level: 0, action: { type: 'remove' }, seen });
  expect(onDisk().map(withoutLayout)).toEqual(before.map(withoutLayout));
});

it('leave no trace in the files when they are removed again', async () => {
  const before = onDisk();
  await save(...facts);
  await save({ words: 'Welcome' });
  expect(onDisk()).toEqual(before);
});

it('keep their definitions while another text uses them', async () => {
  for (const file of files)
    site.write(
      file,
      "import { hoursIn } from '@/content/facts-in-copy';\n\nconst hours = hoursIn('en');\n\n" +
        site.read(file).replace("'Lead.'", '`From ${hours.opens}.`'),
    );
  const before = onDisk();
  await save(...facts);
  await save({ words: 'Welcome' });
  expect(onDisk()).toEqual(before);
});

it('are refused in words where the page would not load with them', async () => {
  for (const file of files) site.write(file, `${site.read(file)}const phone = { main: '555' };\n`);
  const before = onDisk();
  const asked = await edit(facts);
  await expect(saveText(site.root, asked)).rejects.toThrow('Nothing was written: the content would not load.');
  await expect(checkEdit(site.root, asked)).rejects.toThrow('Nothing was written: the content would not load.');
  expect(onDisk()).toEqual(before);
});

it('with a link are offered to running text, but neither offered to a title nor saved in it', async () => {
  const offered = async (key: string) =>
    (await describeText(site.root, { key }, [])).en?.facts.map(({ name }) => name) ?? [];
  expect(await offered('home.intro')).toEqual(expect.arrayContaining(['phone.main', 'email.info']));
  expect(await offered('home.title')).toContain('phone.main');
  expect(await offered('home.title')).not.toContain('email.info');
  const asked = await edit([{ words: 'Write to ' }, { fact: 'email.info' }], 'home.title');
  await expect(saveText(site.root, asked)).rejects.toThrow('cannot have bold or links');
});

it('are offered at every depth, but not the data of the firm that other facts show', () => {
  const hours = { opens: 'eight', calls: { from: 'nine' } };
  const known = { hours, firm: { name: 'The firm', phones: { main: '+1' }, bodies: ['A'] } };
  expect(factsOf(known, true)).toEqual([
    { name: 'hours.opens', shows: 'eight' },
    { name: 'hours.calls.from', shows: 'nine' },
    { name: 'firm.name', shows: 'The firm' },
  ]);
});
