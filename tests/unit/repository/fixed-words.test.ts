import { describe, expect, it } from 'vitest';
import { contentIn } from '@/content';
import { missingMessage } from '@/lib/i18n/missing-message';
import english from '@/messages/en.json';
import spanish from '@/messages/es.json';

const { home: enHome, 'make-payment': enPayment } = contentIn('en');
const { home: esHome, 'make-payment': esPayment } = contentIn('es');

describe('fixed words in both languages', () => {
  it.each([
    [
      [english.Site.skip, spanish.Site.skip],
      ['Skip to main content', 'Saltar al contenido principal'],
    ],
    [
      [english.Menu.label, spanish.Menu.label],
      ['Menu', 'Menú'],
    ],
    [
      [enHome.hero.action.label, esHome.hero.action.label],
      ['Who We Are', 'Quiénes somos'],
    ],
    [
      [english.Header.links.payment, spanish.Header.links.payment],
      ['Make A Payment', 'Hacer un pago'],
    ],
    [
      [enPayment.hero.title, esPayment.hero.title],
      ['Find the Way Forward', 'Encuentre el camino a seguir'],
    ],
    [
      [english.Openings.button, spanish.Openings.button],
      ['Current Openings', 'Vacantes actuales'],
    ],
    [
      [english.LeaveSite.stay, spanish.LeaveSite.stay],
      ['Stay', 'Quedarme'],
    ],
    [
      [english.LeaveSite.continue, spanish.LeaveSite.continue],
      ['Continue', 'Continuar'],
    ],
    [
      [english.CloseButton.label, spanish.CloseButton.label],
      ['Close', 'Cerrar'],
    ],
    [
      [english.PrintButton.label, spanish.PrintButton.label],
      ['Print', 'Imprimir'],
    ],
    [
      [english.Consent.consent, spanish.Consent.consent],
      ['I Consent', 'Doy mi consentimiento'],
    ],
    [
      [english.Consent.withdraw, spanish.Consent.withdraw],
      ['Withdraw consent', 'Retirar mi consentimiento'],
    ],
    [
      [english.Error.code, spanish.Error.code],
      ['Error code:', 'Código de error:'],
    ],
    [
      [english.Error.failed, spanish.Error.failed],
      ['An error occurred while showing the error page', expect.stringMatching(/página de error/)],
    ],
    [
      [english.Error.home, spanish.Error.home],
      ['Go back to home', 'Volver al inicio'],
    ],
    [
      [english.NotFound.heading, spanish.NotFound.heading],
      ["That page wasn't found", 'No encontramos esa página'],
    ],
    [
      [english.NotFound.text, spanish.NotFound.text],
      ['This page could not be found', 'No se pudo encontrar esta página'],
    ],
    [
      [missingMessage.en, missingMessage.es],
      ['Content unavailable in current language', 'Contenido no disponible en el idioma actual'],
    ],
  ])('match: %j [locale-13]', (actual, expected) => {
    expect(actual).toEqual(expected);
  });
});
