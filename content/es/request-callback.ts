import type { InformationPage } from '@/content/types';
import { firm } from '@/content/firm';
import { at, email, phone } from '@/content/inline';

export const requestCallback = {
  meta: {
    title: 'Pida que le llamemos',
    description:
      'Pida que le llamemos a la hora que elija, en español o en inglés. Vea qué decirnos, qué número va a aparecer y cómo enviar su solicitud por correo postal.',
  },
  title: 'Pida que le llamemos',
  lead: 'Díganos cuándo llamarle y en qué idioma. Una persona de nuestra oficina le llama a esa hora. Puede hacer preguntas, disputar la deuda, acordar un plan o pagar. No tiene que hacer nada de eso.',
  actions: [
    { label: 'Llamar para pedirlo', href: `tel:${firm.phones.main}` },
    { label: 'Ir a la hoja para imprimir', href: '#mail-slip' },
  ],
  sections: [
    {
      id: 'how-to-ask',
      title: 'Cómo pedirlo',
      blocks: [
        {
          type: 'paragraph_with_list',
          text: 'Este sitio no tiene formularios para enviar. Elija una de estas formas:',
          list: {
            type: 'unordered',
            items: [
              `Por teléfono: llame al ${phone.main}. Si está cerrado, deje su solicitud en el buzón de voz.`,
              `En español: llame al ${phone.spanish}.`,
              `Por TTY: llame al ${phone.tty} o marque 711. También le llamamos por un servicio de retransmisión.`,
              `Por correo postal: imprima [la hoja al final de esta página](#mail-slip) y envíela a ${at.mail}.`,
              `Por correo electrónico: escriba a ${email.info}. Le llamamos, y contestamos por correo electrónico solo si [nos dio permiso](/make-payment/pay-by-email).`,
            ],
          },
        },
      ],
    },
    {
      id: 'what-to-tell-us',
      title: 'Qué debe decirnos',
      blocks: [
        {
          type: 'paragraph_with_list',
          text: 'Necesitamos solo unas pocas cosas:',
          list: {
            type: 'unordered',
            items: [
              'Su nombre',
              'El número de referencia de nuestra carta, si lo tiene',
              'El número de teléfono al que debemos llamar',
              'El mejor día y hora, y una segunda opción',
              'Su zona horaria',
              'Español o inglés',
              'Si podemos dejar un mensaje en el buzón de voz',
            ],
          },
        },
        {
          type: 'paragraph',
          text: 'No deje números de cuenta, de tarjeta, de banco ni de Seguro Social en el buzón de voz, y no los escriba en la hoja. Le pedimos lo necesario en la llamada, una vez que los dos sepamos quién habla.',
        },
      ],
    },
    {
      id: 'who-will-call',
      title: 'Quién le llama, y de qué número',
      blocks: [
        {
          type: 'paragraph',
          text: `Le llama una persona de nuestro equipo de Atención al Consumidor y le dice su nombre. En su teléfono aparece el ${phone.office}. Si quiere confirmar que somos nosotros, puede colgar y llamar a [un número de nuestra lista oficial](/contact#is-this-really-us).`,
        },
        {
          type: 'paragraph',
          text: 'Antes de decir de qué se trata, quien le llama verifica que habla con usted. Si contesta otra persona, no hablamos de una deuda. Si entra el buzón de voz y usted lo permitió, dejamos un mensaje corto que no la menciona.',
        },
      ],
    },
    {
      id: 'when-we-call',
      title: 'Cuándo llamamos',
      blocks: [
        {
          type: 'paragraph',
          text: 'Elija cualquier hora entre las 8:00 a. m. y las 9:00 p. m. del lugar donde vive, de lunes a viernes. No llamamos antes ni después. Si quiere una hora fuera de nuestro horario de oficina, que es de 8:00 a. m. a 7:00 p. m., hora del Este, díganoslo y la acordamos con usted. Mande la hoja al menos una semana antes, para que nos llegue a tiempo.',
        },
        {
          type: 'paragraph',
          text: 'Si una hora, un lugar o el teléfono de su trabajo no le conviene, díganoslo y no lo usamos. Puede cancelar la llamada en cualquier momento; avísenos por teléfono.',
        },
      ],
    },
    {
      id: 'new-york',
      title: 'Ciudad de Nueva York y Yonkers',
      blocks: [
        {
          type: 'paragraph_with_list',
          text: 'Si vive en una de estas ciudades, también puede llamar a una línea donde contesta una persona real:',
          list: {
            type: 'unordered',
            items: [`Ciudad de Nueva York: ${phone.newYorkCity}`, `Yonkers: ${phone.yonkers}`],
          },
        },
      ],
    },
    {
      id: 'about-the-call',
      title: 'Qué conviene saber antes de la llamada',
      blocks: [
        {
          type: 'paragraph_with_list',
          text: 'Quien le llama es un cobrador de deudas. Tenga en cuenta estos puntos:',
          list: {
            type: 'unordered',
            items: [
              'Podemos usar lo que nos diga para cobrar la deuda.',
              'La llamada se graba y un supervisor puede escucharla. Se lo decimos primero. Si no quiere eso, dígalo, y podemos escribirle.',
              'Pedir que le llamemos no es un pago ni detiene ningún plazo. Si quiere disputar la deuda, [escríbanos también, a más tardar en la fecha que indica nuestro aviso](/make-payment#dispute).',
              'Para pagar desde su cuenta bancaria en la llamada, lea primero el [consentimiento EFTA](/make-payment/efta-consent).',
              'El abogado que le represente puede pedir la llamada en lugar de usted.',
            ],
          },
        },
      ],
    },
    {
      id: 'mail-slip',
      title: 'Hoja para enviar por correo postal',
      blocks: [
        {
          type: 'printable_form',
          title: 'Quiero que me llamen',
          note: `Imprima esta página, llene la hoja a mano y envíela a ${at.mail}. La página no envía nada. No escriba números de banco, de tarjeta ni de Seguro Social.`,
          fields: [
            { id: 'name', label: 'Su nombre', lines: 1 },
            { id: 'reference', label: 'Número de referencia', hint: 'Está en nuestra carta, si la tiene', lines: 1 },
            { id: 'phone', label: 'Teléfono al que debemos llamar', hint: 'Primero el código de área', lines: 1 },
            {
              id: 'first-choice',
              label: 'El mejor día y la mejor hora',
              hint: 'De lunes a viernes, de 8:00 a. m. a 9:00 p. m., hora del lugar donde vive',
              lines: 1,
            },
            { id: 'second-choice', label: 'Segunda opción de día y hora', lines: 1 },
            {
              id: 'time-zone',
              label: 'Su zona horaria',
              choices: ['Atlántico', 'Este', 'Centro', 'Montaña', 'Pacífico', 'Alaska', 'Hawái', 'Otra'],
            },
            { id: 'language', label: 'Idioma', choices: ['Español', 'Inglés'] },
            { id: 'voicemail', label: '¿Podemos dejar un mensaje en el buzón de voz?', choices: ['Sí', 'No'] },
            { id: 'never', label: 'Cuándo o en qué lugares nunca debemos llamarle', lines: 2 },
            { id: 'questions', label: 'De qué quiere hablar', hint: 'Solo si lo desea', lines: 3 },
            { id: 'date', label: 'Fecha', hint: 'Mes, día y año', lines: 1 },
          ],
        },
      ],
    },
  ],
} satisfies InformationPage;
