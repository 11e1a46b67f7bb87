import type { PerCompleteLocale } from '@/lib/i18n/per-complete-locale';

/** A form that copy must not contain. `why` continues the sentence "“…” ", `instead` says what to write. */
export type ForbiddenForm = { pattern: RegExp; why: string; instead: string };

const threat = { why: 'sounds like a threat', instead: 'what the reader can do, in calm words' };
const urgency = { why: 'pressures the reader', instead: 'the fact and its date, without pressure' };
const shame = { why: 'shames the reader', instead: 'neutral words, such as “the account we were asked to collect”' };
const placeholder = { why: 'is a placeholder', instead: 'the final words' };
const peninsular = { why: 'is peninsular Spanish', instead: 'the US Spanish form, with “usted”' };
const familiar = { why: 'is the familiar “tú”', instead: '“usted”' };

const both: readonly ForbiddenForm[] = [
  { pattern: /\b(?:lorem|ipsum|TBD|FIXME|XXX+|placeholder)\b|<[a-z/][^>]*>/i, ...placeholder },
  {
    // A lone asterisk, or one after a word, is a footnote sign.
    pattern: /\[[^\]]*\]|\*\*|[[\]]|(?<![^\s(“¿¡—])\*(?=\S)[^*]*(?<=\S)\*(?![\p{L}\p{N}])/u,
    why: 'is a placeholder, or markup that is broken or inside other markup',
    instead: 'the final words, **words** or [label](/address)',
  },
  // In small letters it is a Spanish word.
  { pattern: /\bTODO\b/, ...placeholder },
  { pattern: /["']/, why: 'is a straight quotation mark', instead: '’ “ ”' },
  { pattern: /(?<=\S)--|(?<!\.)\.\.\.(?!\.)/, why: 'is typewriter punctuation', instead: '– or — or …' },
  { pattern: /undefined|\[object|NaN\b|\$\{/, why: 'is a coding mistake', instead: 'the intended words' },
  {
    pattern: /\s[,;.!?](?:\s|$)/,
    why: 'has a space before the punctuation',
    instead: 'the punctuation right after the word',
  },
];

/** The forms to avoid in each language, with the reason. */
export const forbiddenForms: PerCompleteLocale<readonly ForbiddenForm[]> = {
  en: [
    ...both,
    {
      pattern:
        /\b(?:we (?:may|will|can|could) (?:take legal action|sue|garnish|seize)|legal consequences|face (?:a )?lawsuit|failure to pay|or else|you will be (?:sued|arrested))\b/i,
      ...threat,
    },
    {
      pattern:
        /\b(?:urgent(?! care)|urgently|act now|(?<!(?:cannot|(?:ca|do)n’t|not)(?: have to| need to)? )pay (?:now|today|immediately)|if you (?:do not|don’t) pay (?:now|today|immediately)|hurry|final notice|last chance|before it is too late|don’t (?:wait|delay)|limited time|immediately pay)\b/i,
      ...urgency,
    },
    {
      pattern:
        /\b(?:deadbeats?|asham(?:ed|ing)|shameful|embarrass\w*|irresponsib\w*|delinquents?|your fault|bad debtor)\b/i,
      ...shame,
    },
    { pattern: /\bclick here\b/i, why: 'does not say where the link goes', instead: 'a label that says where it goes' },
    {
      pattern: /\b(?:simply|obviously|of course)\b/i,
      why: 'talks down to the reader',
      instead: 'the sentence without it',
    },
    { pattern: /\be-mails?\b/i, why: 'is not this site’s spelling', instead: '“email”' },
  ],
  es: [
    ...both,
    {
      pattern:
        /(?<!\p{L})(?<!(?<!\bsi )\b(?:no|nunca|ni) (?:l[eoa]s? )?)(?:(?:podemos|podríamos|vamos a) (?:demandarl[oa]|embargar)|l[oea] demandaremos|embargaremos|consecuencias legales|será (?:demandad|arrestad)[oa]|falta de pago)(?!\p{L})/iu,
      ...threat,
    },
    {
      pattern:
        /(?<!\p{L})(?:(?<!de (?:atención|cuidados) )urgentes?|urgentemente|actúe ya|(?<!(?<!\bsi )\b(?:no|nunca|ni) |\b(?:no|nunca|ni) (?:hace falta|es necesario) que )pague (?:ya|ahora|hoy)|apresúrese|último aviso|última oportunidad|antes de que sea (?:demasiado )?tarde|no espere(?: más)?(?=[.!,:])|cuanto antes|tiempo limitado)(?!\p{L})/iu,
      ...urgency,
    },
    {
      pattern: /(?<!\p{L})(?:moros[oa]s?|avergonz\p{L}*|vergüenza|vergonzos[oa]s?|irresponsables?|su culpa)(?!\p{L})/iu,
      ...shame,
    },
    {
      pattern:
        /(?<!\p{L})(?:vosotr[oa]s|vuestr[oa]s?|os|ordenador(?:es)?|coger\p{L}*|teléfonos? móvil(?:es)?|rellen(?:ar|e|o)|vale que|(?!(?:dieci|veinti)séis)\p{L}+(?:áis|éis))(?!\p{L})/iu,
      ...peninsular,
    },
    {
      pattern: /(?<!\p{L})(?:tú|tus?|ti|contigo|haz|puedes|debes|tienes|quieres|necesitas|llámanos)(?!\p{L})/iu,
      ...familiar,
    },
    {
      pattern: /(?<!\p{L})(?:clic|pulse|pinche) aquí(?!\p{L})/iu,
      why: 'does not say where the link goes',
      instead: 'a label that says where it goes',
    },
    {
      pattern: /(?<!\p{L})(?:simplemente|obviamente|por supuesto)(?!\p{L})/iu,
      why: 'talks down to the reader',
      instead: 'the sentence without it',
    },
    { pattern: /(?<!\p{L})(?:e-?mails?|mails?)(?!\p{L})/iu, why: 'is English', instead: '“correo electrónico”' },
    {
      pattern: /(?<!\p{L})EE\. ?UU\./u,
      why: 'is an abbreviation',
      instead: '“Estados Unidos”',
    },
    { pattern: /(?<!\p{L})[ap]\.m\./u, why: 'is the English form', instead: '“a. m.”, “p. m.”' },
    { pattern: /(?<!\p{L})las 1:\d\d/iu, why: 'has a plural article before one o’clock', instead: '“la 1:00”' },
  ],
};
