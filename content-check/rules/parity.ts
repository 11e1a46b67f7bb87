import { kindOfName, stepName } from '../leaves';
import { type Module, modulesOf } from '../modules';
import type { Fault, Rule, SiteUnderTest } from '../site';
import { branch, isBranch, isList, type Tree, type Value } from '../tree';

/** Both languages have the same keys, the same blocks in the same order, the same ids and the same data (addresses: `link-parity`). */
export const parity: Rule = { name: 'parity', check };

function check(site: SiteUnderTest): Fault[] {
  return modulesOf(site).flatMap((module) => compare(module, module.prefix, '', module.trees.en, module.trees.es));
}

function compare(module: Module, key: string, name: string, en: Tree, es: Tree): Fault[] {
  if (en === undefined && es === undefined) return [];
  if (es === undefined) return [missing(module, key, 'Spanish', 'English', { en: firstText(en) })];
  if (en === undefined) return [missing(module, key, 'English', 'Spanish', { es: firstText(es) })];
  if (isList(en) && isList(es)) return compareLists(module, key, name, en, es);
  if (!isBranch(en) && !isBranch(es) && typeof en === typeof es) return compareValues(module, key, name, en, es);
  if (isBranch(en) && isBranch(es) && isList(en) === isList(es)) {
    const names = [...new Set([...Object.keys(en), ...Object.keys(es)])];
    return names.flatMap((each) => compare(module, `${key}.${each}`, each, branch(en, each), branch(es, each)));
  }
  const message = `The English has a ${kindOf(en)} where the Spanish has a ${kindOf(es)}.`;
  return [
    fault(module, key, { en: firstText(en), es: firstText(es) }, message, 'the same structure in both languages'),
  ];
}

function compareValues(module: Module, key: string, name: string, en: Value, es: Value): Fault[] {
  const kind = module.kind === 'messages' ? 'words' : kindOfName(name);
  if (kind === 'address') return [];
  const isText = typeof en === 'string' && kind === 'words';
  const [isEnglish, isSpanish] = [en, es].map((text) => String(text).trim() !== '');
  if (isText && isEnglish && !isSpanish) return [missing(module, key, 'Spanish', 'English', { en })];
  if (isText && isSpanish && !isEnglish) return [missing(module, key, 'English', 'Spanish', { es: String(es) })];
  if (isText || en === es) return [];
  return [
    fault(
      module,
      key,
      { en: String(en), es: String(es) },
      `"${name}" differs between the languages.`,
      'the same value in both languages',
    ),
  ];
}

function compareLists(module: Module, key: string, name: string, en: readonly Tree[], es: readonly Tree[]): Fault[] {
  const steps = [en, es].map((list) => list.map((element, place) => stepName(element, String(place))));
  const [left, right] = [steps[0]?.join(', '), steps[1]?.join(', ')];
  if (en.length === es.length && left === right)
    return en.flatMap((element, place) => compare(module, `${key}.${steps[0]?.[place]}`, name, element, es[place]));
  const message = `The English has ${en.length} (${left}), the Spanish ${es.length} (${right}).`;
  return [
    fault(
      module,
      key,
      { en: firstText(odd(en, es)), es: firstText(odd(es, en)) },
      message,
      'the same elements in the same order',
    ),
  ];
}

/** What one list has and the other lacks: its extra elements, or the first one whose id differs. */
function odd(list: readonly Tree[], other: readonly Tree[]): Tree {
  const place = list.findIndex((element, index) => stepName(element, '') !== stepName(other[index], ''));
  return list[place === -1 ? other.length : place];
}

function missing(module: Module, key: string, lacking: string, present: string, texts: Fault['texts']): Fault {
  return fault(
    module,
    key,
    texts,
    `There is no ${lacking} text for this ${present} one.`,
    `the ${lacking} text under the same key`,
  );
}

function fault(module: Module, key: string, texts: Fault['texts'], message: string, expected: string): Fault {
  return { key, files: [module.files.en, module.files.es], texts, message, expected };
}

function firstText(tree: Tree): string {
  if (tree === undefined) return '–';
  if (!isBranch(tree)) return typeof tree === 'string' ? tree : JSON.stringify(tree);
  const texts = Object.entries(tree)
    .filter(([name]) => kindOfName(name) === 'words')
    .map(([, value]) => firstText(value));
  return texts.find((text) => text !== '–') ?? '–';
}

function kindOf(tree: Tree): string {
  return isList(tree) ? 'list' : isBranch(tree) ? 'group' : typeof tree;
}
