import { describe, expect, it } from 'vitest';
import { situationDocuments, termDocuments } from '@/content/help/lists';
import { termsIn } from '@/content/help/terms';
import { createHelpSearch, type HelpDocument, wordsOf } from '@/lib/help/search';
import { type CompleteLocale, completeLocales } from '@/lib/i18n/routing';

const situations = (locale: CompleteLocale) => createHelpSearch(situationDocuments(locale));
const idsOf = (found: readonly HelpDocument[]) => found.map(({ id }) => id);
const hintFor = (slug: string) => `If no other text of ${slug} says this, write the words in its “find”`;

describe('the words of readers lead to the right situation', () => {
  it.each([
    ['en', 'can you garnish my wages', 'after-a-judgment'],
    ['en', 'my account is frozen', 'after-a-judgment'],
    ['en', 'my mother died', 'someone-died'],
    ['en', 'summons', 'sued'],
    ['en', 'hospital bill', 'medical-bill'],
    ['en', 'stop calling me at work', 'limit-contact'],
    ['en', 'identity theft', 'identity-theft'],
    ['en', 'i lost my job and have no money', 'cannot-pay'],
    ['en', 'me demandaron', 'sued'],
    ['es', 'me demandaron', 'sued'],
    ['es', 'congelaron mi cuenta', 'after-a-judgment'],
    ['es', 'murió mi mamá', 'someone-died'],
    ['es', 'murio mi mama', 'someone-died'],
    ['es', 'no es mía', 'not-my-debt'],
    ['es', 'bancarota', 'bankruptcy'],
    ['es', 'citatorio', 'sued'],
    ['en', 'citatorio', 'sued'],
  ] as const)('%s: “%s” finds %s among the first three', (locale, query, slug) => {
    expect(idsOf(situations(locale)(query)).slice(0, 3), hintFor(slug)).toContain(slug);
  });

  it.each([
    ['en', 'I missed my court date', 'sued'],
    ['en', 'my husband died and you are calling me', 'someone-died'],
    ['en', 'can I go to jail', 'cannot-pay'],
    ['en', 'sued for a medical bill', 'sued'],
    ['en', 'sued for a medical bill', 'medical-bill'],
    ['en', 'threatening me', 'limit-contact'],
    ['es', 'estoy desempleada', 'cannot-pay'],
    ['es', 'biles médicos', 'medical-bill'],
    ['es', 'abogado gratis', 'sued'],
    ['en', 'court', 'sued'],
    ['es', 'corte', 'sued'],
    ['en', 'garnish', 'after-a-judgment'],
    ['es', 'embargo', 'after-a-judgment'],
    ['en', 'medicine', 'cannot-pay'],
    ['en', 'fees', 'read-your-notice'],
    ['en', 'interest', 'read-your-notice'],
    ['en', 'interest', 'not-my-debt'],
    ['en', 'original creditor', 'not-my-debt'],
    ['en', 'charge-off', 'old-debt'],
    ['en', 'charge off', 'credit-report'],
    ['en', 'lien', 'after-a-judgment'],
    ['en', 'license', 'read-your-notice'],
    ['en', 'SSI', 'after-a-judgment'],
    ['en', 'dead', 'someone-died'],
    ['en', 'lawyer', 'sued'],
    ['en', 'attorney', 'limit-contact'],
    ['en', 'attorney', 'bankruptcy'],
    ['en', 'payment options', 'read-your-notice'],
    ['en', 'abogado', 'sued'],
    ['es', 'cargos', 'read-your-notice'],
    ['es', 'intereses', 'not-my-debt'],
    ['es', 'acreedor original', 'not-my-debt'],
    ['es', 'cancelada en libros', 'old-debt'],
    ['es', 'gravamen', 'after-a-judgment'],
    ['es', 'licencia', 'read-your-notice'],
    ['es', 'Seguro Social', 'after-a-judgment'],
    ['es', 'SSI', 'cannot-pay'],
    ['es', 'muerto', 'someone-died'],
    ['es', 'abogado', 'bankruptcy'],
    ['es', 'abogado', 'limit-contact'],
    ['es', 'opciones de pago', 'read-your-notice'],
  ] as const)('%s: “%s”, a word of a letter, strictly finds %s', (locale, query, slug) => {
    expect(idsOf(situations(locale)(query, { isStrict: true })), hintFor(slug)).toContain(slug);
  });

  it.each([
    ['en', 'I have been sued', 'sued'],
    ['en', 'I’ve got court papers', 'sued'],
    ['en', 'They are suing me', 'sued'],
    ['en', 'You keep calling me every day', 'limit-contact'],
    ['en', 'I don’t owe this money', 'not-my-debt'],
    ['en', 'I need help in Spanish', 'language-and-formats'],
    ['en', 'There is a judgment against me', 'after-a-judgment'],
    ['en', 'I had a hospital bill', 'medical-bill'],
    ['en', 'I just lost my job', 'cannot-pay'],
    ['en', 'I want to make payments', 'cannot-pay'],
    ['en', 'I would like to settle for less', 'settle'],
    ['en', 'Somebody stole my identity', 'identity-theft'],
    ['en', 'I didnt open this account', 'identity-theft'],
    ['es', 'Me están demandando', 'sued'],
    ['es', 'me llego una demanda', 'sued'],
    ['es', 'he recibido papeles de la corte', 'sued'],
    ['es', 'me estan llamando a mi trabajo', 'limit-contact'],
    ['es', 'necesito ayuda en espanol', 'language-and-formats'],
    ['es', 'yo firme por mi hermano', 'co-signed'],
    ['es', 'Soy fiador', 'co-signed'],
    ['es', 'Estoy sin trabajo', 'cannot-pay'],
    ['es', 'quiero hacer pagos', 'cannot-pay'],
    ['es', 'Tengo una deuda muy vieja', 'old-debt'],
    ['es', 'Mi esposo ha muerto', 'someone-died'],
    ['es', 'Han congelado mi cuenta', 'after-a-judgment'],
    ['es', 'ya pague esa deuda', 'not-my-debt'],
    ['es', 'No hablo inglés', 'language-and-formats'],
  ] as const)('%s: “%s”, a sentence, strictly finds %s first', (locale, query, slug) => {
    expect(idsOf(situations(locale)(query, { isStrict: true }))[0], hintFor(slug)).toBe(slug);
  });

  it.each(completeLocales)('strictly finds a situation for each term, in %s', (locale) => {
    const search = situations(locale);
    const isFound = (term: string) =>
      search(term, { isStrict: true }).some(({ words }) =>
        wordsOf(term).every((word) => words.some((found) => found.startsWith(word))),
      );
    const terms = termsIn(locale).flatMap(({ term, other }) => [term, other.term]);
    expect(
      terms.filter((term) => !isFound(term)),
      'name these terms in the `terms` of a situation',
    ).toEqual([]);
  });

  it('finds a term by its name in either language', () => {
    const terms = createHelpSearch(termDocuments('en'));
    expect(idsOf(terms('citacion', { isStrict: true }))).toContain('summons');
    expect(idsOf(terms('sumons', { isStrict: true }))).toContain('summons');
    expect(idsOf(createHelpSearch(termDocuments('es'))('citatorio', { isStrict: true }))).toEqual(['summons']);
  });
});
