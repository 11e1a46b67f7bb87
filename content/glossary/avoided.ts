import type { PerCompleteLocale } from '@/lib/i18n/per-complete-locale';

/** Words to avoid, because the site uses another word for the thing or because they mean something else; `write` is the word to use. */
type AvoidedForm = { form: RegExp; write: string };

/** One word per thing: the forms that content must not contain, by language. `npm run check:content` reports them. */
export const avoidedForms: PerCompleteLocale<readonly AvoidedForm[]> = {
  en: [
    { form: /\b(?:our|first|initial) (?:written )?notice\b(?! (?:of|at))/i, write: '“debt notice”' },
    { form: /\b(?:dispute window|validation period)\b/i, write: '“30-day period”' },
    { form: /\b(?:challenge|contest)(?:s|ed|ing)? (?:the|a|this|your) (?:debt|amount)\b/i, write: '“dispute”' },
    { form: /\b(?:case|file) number on (?:our|your) (?:letter|notice)\b/i, write: '“reference number”' },
    { form: /\bcease[- ]and[- ]desist\b/i, write: '“stop contact”' },
    { form: /\bopt(?:s|ed|ing)?[- ]down\b/i, write: '“limit contact”' },
    { form: /\b(?:zombie|expired|lapsed) debts?\b/i, write: '“too old for court”' },
    { form: /\bpro bono\b/i, write: '“legal aid”' },
    { form: /\bnotices? (?:about|of) (?:your|the) debt\b/i, write: '“debt notice”' },
    { form: /\bdate on our notice\b/i, write: '“date on your debt notice”' },
    { form: /\b(?:deadline to dispute|end of (?:your|the) 30-day period)\b/i, write: '“date to dispute by”' },
    { form: /\bnatural persons?\b/i, write: '“real person”' },
    { form: /\bgives? a name\b/i, write: '“tells you their name”' },
    { form: /\bonly informs?\b/i, write: '“is for information only”' },
    { form: /\bcredit (?:reporting )?agenc(?:y|ies)\b/i, write: '“credit bureau”' },
    { form: /\bpayment arrangements?\b/i, write: '“payment plan”' },
    {
      form: /(?<!(?:power|powers) of )(?<!Managing )(?<!Bankruptcy )\battorneys?\b(?! (?:general|advertising))/i,
      write: '“lawyer”, except in names',
    },
  ],
  es: [
    { form: /(?<!\p{L})cortes?(?!\p{L})/iu, write: '“tribunal”' },
    { form: /(?<!\p{L})(?:reportes? de crédito|bur[óo]s?(?: de crédito)?)(?!\p{L})/iu, write: '“informe de crédito”' },
    { form: /(?<!\p{L})finiquitos?(?!\p{L})/iu, write: '“acuerdo”' },
    { form: /(?<!\p{L})deudas? (?:caducad|vencid)as?(?!\p{L})/iu, write: '“deuda prescrita”' },
    {
      form: /(?<!\p{L})viejas? para (?:llevar|demandar)/iu,
      write: '“demasiado antigua para demandar”',
    },
    { form: /(?<!\p{L})deudas? obligadas?(?!\p{L})/iu, write: '“deuda contraída bajo coacción”' },
    {
      form: /(?<!\p{L})(?:cartas? de cobro|aviso (?:sobre|de) su deuda|aviso inicial)(?!\p{L})/iu,
      write: '“aviso de la deuda”',
    },
    { form: /(?<!\p{L})(?:cobranzas?|agencias? de recaudación)(?!\p{L})/iu, write: '“cobro”' },
    { form: /(?<!\p{L})cheques? posfechados?(?!\p{L})/iu, write: '“cheque con fecha futura”' },
    { form: /(?<!\p{L})pruebas? de reclamación(?!\p{L})/iu, write: '“comprobante de crédito”' },
    { form: /(?<!\p{L})acci(?:ón|ones) de clase(?!\p{L})/iu, write: '“acción colectiva”' },
    { form: /(?<!\p{L})efecto hacia atrás(?!\p{L})/iu, write: '“retroactivo”' },
    { form: /(?<!\p{L})datos secretos(?!\p{L})/iu, write: '“datos confidenciales”' },
    { form: /(?<!\p{L})números? de(?:l| su)? banco(?!\p{L})/iu, write: '“datos bancarios”' },
    { form: /(?<!\p{L})papeles de identidad(?!\p{L})/iu, write: '“documento de identidad”' },
    { form: /(?<!\p{L})(?:derecho al papel|(?:pida|pedir) papel)(?!\p{L})/iu, write: '“copias en papel”' },
    { form: /(?<!\p{L})ayudas? técnicas?(?!\p{L})/iu, write: '“tecnología de asistencia”' },
    { form: /(?<!\p{L})un lector(?! de pantalla)(?!\p{L})/iu, write: '“alguien que le lea”' },
    { form: /(?<!\p{L})un supervisor puede escuchar/iu, write: '“personal nuestro puede escuchar”' },
    { form: /(?<!\p{L})abogado director(?!\p{L})/iu, write: '“dirección del bufete”' },
    {
      form: /(?<!\p{L})(?:pedir|pide|pida|piden)(?:lo)? por (?:usted|otra persona|alguien)(?!\p{L})/iu,
      write: '“hacer la solicitud en su nombre”; “pedir por alguien” es rezar',
    },
    {
      form: /(?<!\p{L})(?:reunir|reúne|reúnen|reunimos|reunido|reunida|reunidos|reunidas) (?:\p{L}+ ){0,2}(?:datos|información)(?!\p{L})/iu,
      write: '“recopilar”',
    },
    { form: /(?<!\p{L})(?:hallar|halla|hallan|hallamos|halló|hallaron)(?!\p{L})/iu, write: '“encontrar”, “localizar”' },
    { form: /(?<!\p{L})quizás(?!\p{L})/iu, write: '“quizá”' },
    { form: /(?<!\p{L})(?:en un máximo de|a más tardar,? en) \d/iu, write: '“en un plazo de … días”' },
  ],
};
