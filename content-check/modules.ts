import { type PerCompleteLocale, perCompleteLocale } from '@/lib/i18n/per-complete-locale';
import { type CompleteLocale, localeRecords } from '@/lib/i18n/routing';
import type { SiteTexts } from './site';
import { isBranch, type Tree } from './tree';

/** A content module with its twin: `make-payment` is `content/en/make-payment.ts` and `content/es/make-payment.ts`. */
export type Module = {
  /** `home`, `privacy-notice`, `messages`. */
  name: string;
  /** Prefix of its keys: `home`, `legal.privacy-notice`, `messages`. */
  prefix: string;
  kind: 'page' | 'legal' | 'messages';
  files: PerCompleteLocale<string>;
  trees: PerCompleteLocale<Tree>;
};

/** Modules with legal text that are in no folder `legal`; they have the same reading targets. */
const legalModules: readonly string[] = ['make-payment/efta-consent', 'disclosures'];

/** Every module of the site with both its trees; a tree is `undefined` if a language has no such module. */
export function modulesOf({ content, messages, notices }: SiteTexts): Module[] {
  const names = keys(content.en, content.es);
  return [
    ...names.map((name): Module => {
      const isNotice = Object.hasOwn(notices, name);
      return {
        name,
        prefix: prefixOf(name, notices),
        kind: isNotice || legalModules.includes(name) ? 'legal' : 'page',
        files: perCompleteLocale((locale) => (isNotice ? noticeModule(locale, name) : `content/${locale}/${name}.ts`)),
        trees: perCompleteLocale((locale) => content[locale][name]),
      };
    }),
    {
      name: 'messages',
      prefix: 'messages',
      kind: 'messages',
      files: perCompleteLocale((locale) => `messages/${localeRecords[locale].file}`),
      trees: messages,
    },
  ];
}

/** The file with the text of a notice. */
export function noticeModule(locale: CompleteLocale, name: string): string {
  return `content/${locale}/legal/${name}.ts`;
}

/** Prefix of the keys of a module's texts; that of a notice includes its folder. */
export function prefixOf(name: string, notices: object): string {
  return Object.hasOwn(notices, name) ? `legal.${name}` : name;
}

function keys(...trees: Tree[]): string[] {
  return [...new Set(trees.flatMap((tree) => (isBranch(tree) ? Object.keys(tree) : [])))];
}
