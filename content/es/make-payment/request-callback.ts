import { field, form, list, section } from '@/content/blocks';
import { at, atStart, email, hoursIn, phone } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import type { InformationPage } from '@/content/types';

const hours = hoursIn('es');

export const requestCallback = {
  meta: {
    title: 'Pida que le llamemos',
    description:
      'Pida que le llamemos a la hora que elija, en español o en inglés. Vea qué decirnos, qué número va a aparecer y cómo enviar su solicitud por correo postal.',
  },
  title: 'Pida que le llamemos',
  lead: 'Díganos qué hora le conviene y en qué idioma quiere hablar. Una persona de nuestra oficina le llama a esa hora o, si no puede, acuerda otra con usted. Puede hacer preguntas, disputar la deuda, acordar un plan de pago o pagar; nada de eso es obligatorio.',
  actions: [
    { label: 'Llamar para pedirlo', href: `tel:${firm.phones.spanish}` },
    { label: 'Ir a la hoja para imprimir', href: '#mail-slip' },
  ],
  sections: [
    section('how-to-ask', 'Cómo pedirlo', [
      list('Este sitio no tiene formularios para enviar. Elija una de estas formas:', [
        `Por teléfono, en español: llame al ${phone.spanish}. Si la oficina está cerrada, deje su solicitud en el buzón de voz.`,
        `En inglés o en español, llamada gratuita: llame al ${phone.main}.`,
        `Por TTY: llame al ${phone.tty} o marque 711. También le llamamos por un servicio de retransmisión.`,
        `Por correo postal: imprima [la hoja al final de esta página](#mail-slip) y envíela a ${at.mail}.`,
        `Por correo electrónico: escriba a ${email.info}. Le llamamos, y contestamos por correo electrónico solo si [nos dio permiso](/make-payment/pay-by-email).`,
      ]),
    ]),
    section('what-to-tell-us', 'Qué debe decirnos', [
      list('Necesitamos solo unas pocas cosas:', [
        'Su nombre',
        'El número de referencia de nuestra carta, si lo tiene',
        'El número de teléfono al que debemos llamar',
        'El mejor día y hora, y una segunda opción',
        'Su zona horaria',
        'Español o inglés',
        'Si podemos dejar un mensaje en el buzón de voz',
      ]),
      'No deje números de cuenta, de tarjeta ni de Seguro Social, ni otros datos bancarios, en el buzón de voz, y no los escriba en la hoja. En la llamada le pedimos lo necesario, después de que cada uno compruebe con quién habla.',
    ]),
    section('who-will-call', 'Quién le llamará y desde qué número', [
      `Le llama una persona de nuestro equipo de Atención al Consumidor, que le dice su nombre. En su teléfono aparece el ${phone.office} u otro número de [nuestra lista oficial](/is-this-us#list). Si quiere confirmar que somos nosotros, cuelgue y llame usted a uno de ellos.`,
      'Antes de decir de qué se trata, quien le llama verifica que habla con usted. Si contesta otra persona, no hablamos de una deuda. Si entra el buzón de voz y usted lo permitió, dejamos un mensaje corto que no la menciona.',
    ]),
    section('when-we-call', 'Cuándo llamamos', [
      `Elija cualquier hora, ${hours.days}, entre las ${hours.calls.from} y las ${hours.calls.until} del lugar donde vive. Nunca llamamos antes ni después. Si quiere una hora fuera de nuestro horario de oficina, que es ${hours.officeTimesEastern}, díganoslo y la acordamos con usted. Mande la hoja al menos una semana antes, para que nos llegue a tiempo.`,
      'Si una hora o un lugar no le conviene, o no quiere que le llamemos al trabajo, díganoslo y lo respetamos. Puede cancelar la llamada en cualquier momento; avísenos por teléfono.',
    ]),
    section('new-york', 'Ciudad de Nueva York y Yonkers', [
      list('Si vive en una de estas ciudades, también puede llamar a una línea donde contesta una persona real:', [
        `Ciudad de Nueva York: ${phone.newYorkCity}`,
        `Yonkers: ${phone.yonkers}`,
      ]),
    ]),
    section('about-the-call', 'Qué conviene saber antes de la llamada', [
      list('Quien le llama es un cobrador de deudas. Tenga en cuenta estos puntos:', [
        'Podemos usar lo que nos diga para cobrar la deuda.',
        'La llamada se graba y personal nuestro puede escucharla. Se lo decimos primero. Si no quiere que le graben, dígalo, y podemos escribirle.',
        'Pedir que le llamemos no es un pago, y no cambia ningún plazo: ni el de disputar ni el de un tribunal. Si quiere disputar la deuda, [escríbanos también, a más tardar en la fecha que indica el aviso de la deuda](/make-payment#dispute).',
        'Para pagar desde su cuenta bancaria en la llamada, lea primero el [consentimiento para pagos electrónicos (EFTA)](/make-payment/efta-consent).',
        'Si un abogado le representa, pídale que nos llame o nos escriba: hablamos con su abogado y no con usted.',
      ]),
    ]),
    section('mail-slip', 'Hoja para enviar por correo postal', [
      form(
        'Quiero que me llamen',
        `Imprima esta página, llene la hoja a mano y envíela a ${at.mail}. La página no envía nada. No escriba números de tarjeta ni de Seguro Social, ni datos bancarios.`,
        [
          field('name', 'Su nombre'),
          field('reference', 'Número de referencia', { hint: 'Está en nuestra carta, si la tiene' }),
          field('phone', 'Teléfono al que debemos llamar', { hint: 'Primero el código de área' }),
          field('first-choice', 'El mejor día y la mejor hora', {
            hint: `${atStart(hours.days)}, de ${hours.calls.from} a ${hours.calls.until}, hora del lugar donde vive`,
          }),
          field('second-choice', 'Segunda opción de día y hora'),
          field('time-zone', 'Su zona horaria', {
            choices: ['Atlántico', 'Este', 'Centro', 'Montaña', 'Pacífico', 'Alaska', 'Hawái', 'Otra'],
          }),
          field('language', 'Idioma', { choices: ['Español', 'Inglés'] }),
          field('voicemail', '¿Podemos dejar un mensaje en el buzón de voz?', { choices: ['Sí', 'No'] }),
          field('never', 'Cuándo o en qué lugares nunca debemos llamarle', { lines: 2 }),
          field('questions', 'De qué quiere hablar', { hint: 'Solo si lo desea', lines: 3 }),
          field('date', 'Fecha', { hint: 'Mes, día y año' }),
        ],
      ),
    ]),
  ],
} satisfies InformationPage;
