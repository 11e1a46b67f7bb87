import { describe, expect, it } from 'vitest';
import { forbiddenWords } from '@/content-check/rules/forbidden-words';
import { messagesOf, siteWith } from '../fixture';

const texts = (en: string, es: string) => siteWith({ lead: en }, { lead: es });

describe('forbidden words', () => {
  it.each([
    ['We may take legal action.', '', '“We may take legal action” sounds like a threat'],
    ['', 'Si no paga, lo demandaremos.', '“lo demandaremos” sounds like a threat'],
    ['', 'Pague. Si no lo demandaremos.', '“lo demandaremos” sounds like a threat'],
    ['', 'Pague, si no será demandado.', '“será demandado” sounds like a threat'],
    ['', 'Si no, embargaremos su sueldo.', '“embargaremos” sounds like a threat'],
    ['', 'Será arrestado, no multado.', '“Será arrestado” sounds like a threat'],
    ['Act now to stop this.', '', '“Act now” pressures the reader'],
    ['You have to pay now.', '', '“pay now” pressures the reader'],
    ['If you do not pay today, costs grow.', '', '“If you do not pay today” pressures the reader'],
    ['Do not wait: pay immediately.', '', '“pay immediately” pressures the reader'],
    ['Urgent: take care.', '', '“Urgent” pressures the reader'],
    ['', 'Si no quiere cartas, pague ahora.', '“pague ahora” pressures the reader'],
    ['', 'Si no pague ahora.', '“pague ahora” pressures the reader'],
    ['', 'Es necesario que pague hoy.', '“pague hoy” pressures the reader'],
    ['', 'Un asunto urgente', '“urgente” pressures the reader'],
    ['You should be ashamed.', '', '“ashamed” shames the reader'],
    ['Click here to pay.', '', '“Click here” does not say where the link goes'],
    ['Here is ipsum.', '', '“ipsum” is a placeholder'],
    ['Here is IPSUM.', '', '“IPSUM” is a placeholder'],
    ['Placeholder text', '', '“Placeholder” is a placeholder'],
    ['The hours are tbd.', '', '“tbd” is a placeholder'],
    ['', 'Fixme: el horario.', '“Fixme” is a placeholder'],
    ['', 'TODO: el horario.', '“TODO” is a placeholder'],
    ['TODO the hours', '', '“TODO” is a placeholder'],
    ['Call us on [the date].', '', '“[the date]” is a placeholder, or markup that is broken or inside other markup'],
    ['[**Contact us**](/contact)', '', '“**” is a placeholder, or markup that is broken or inside other markup'],
    ['Please **contact us now.', '', '“**” is a placeholder, or markup that is broken or inside other markup'],
    ['Contact us *soon*, please.', '', '“*soon*” is a placeholder, or markup that is broken or inside other markup'],
    [
      '',
      '[*Escríbanos hoy*](/contact)',
      '“*Escríbanos hoy*” is a placeholder, or markup that is broken or inside other markup',
    ],
    ['', '[**Small claims**](lang:en)', '“**” is a placeholder, or markup that is broken or inside other markup'],
    ['', '[*Small claims*](lang:en)', '“*–*” is a placeholder, or markup that is broken or inside other markup'],
    [
      '',
      '**Llame a [la oficina](/contact)**',
      '“[la oficina]” is a placeholder, or markup that is broken or inside other markup',
    ],
    ['', 'Por favor, escríbanos](/contact).', '“]” is a placeholder, or markup that is broken or inside other markup'],
    ['', '[Escríbanos(/contact).', '“[” is a placeholder, or markup that is broken or inside other markup'],
    ["It's your right.", '', "“'” is a straight quotation mark"],
    ['', 'Podéis llamar.', '“Podéis” is peninsular Spanish'],
    ['', 'Use su ordenador.', '“ordenador” is peninsular Spanish'],
    ['', 'Llame a tu banco.', '“tu” is the familiar “tú”'],
    ['', 'Último aviso de pago.', '“Último aviso” pressures the reader'],
    ['', 'Escriba un email.', '“email” is English'],
    ['', 'De las 11:00 a. m. a las 1:00 p. m.', '“las 1:00” has a plural article before one o’clock'],
    ['', 'Un agente puede pedir por usted.', '“pedir por usted” is written differently on this site'],
    ['', 'Pida su reporte de crédito.', '“reporte de crédito” is written differently on this site'],
    ['', 'Vaya a la corte.', '“corte” is written differently on this site'],
    ['', 'Reunimos su información.', '“Reunimos su información” is written differently on this site'],
    ['Ask your attorney.', '', '“attorney” is written differently on this site'],
    ['Tell the credit agency.', '', '“credit agency” is written differently on this site'],
  ])('reports %s%s', (en, es, message) => {
    const found = messagesOf(forbiddenWords.check(texts(en, es)));
    expect(found).toContain(`home.lead: ${message}.`);
  });

  it.each([
    [
      'If you **cannot** pay now, [call us](/contact). You’ll be heard. Ask your attorney general, or give a power of attorney.',
      'Si no puede pagar ahora, llámenos. Sus tres seis países. Todo lo demás vale. Un lector de pantalla sirve, todo está listo, y puede reunir sus papeles.',
    ],
    ['We will not sue you. You will not be arrested.', 'No lo demandaremos por esta deuda. No será arrestado.'],
    [
      '',
      'Nunca lo demandaremos. Así no la demandaremos. Nunca le embargaremos el sueldo, ni será demandada. No podemos embargar sin una orden.',
    ],
    [
      'You do not have to pay now, and don’t need to pay today. Do not pay immediately.',
      'No pague ahora; pregunte primero.',
    ],
    [
      '',
      'No hace falta que pague hoy, ni es necesario que pague ya. Si no es necesario que pague hoy, espere. Nunca pague ahora por miedo.',
    ],
    ['Fees* and taxes* may apply. See [the rates*](/contact).', '* Tarifas: vea abajo. *Impuestos aparte.'],
    ['*Fees on top.', 'Tarifas (de 2026)*, impuestos* y [costs*](lang:en).'],
    ['An urgent care clinic', 'Una clínica de atención urgente'],
    ['', 'Hay dieciséis situaciones y veintiséis palabras.'],
  ])('accepts “%s” and “%s”', (en, es) => {
    expect(messagesOf(forbiddenWords.check(texts(en, es)))).toEqual([]);
  });
});
