import { blocks } from '@/content/blocks';
import { email, phone } from '@/content/inline';
import type { LetterPage } from '@/content/types';

export const limitContactLetter = {
  meta: {
    title: 'Carta para limitar el contacto',
    description:
      'Escriba una carta que dice por qué medios, dónde y a qué horas no quiere que le contactemos. Nada de lo que escriba sale de la página.',
  },
  title: 'Limitar el contacto',
  lead: 'Puede descartar llamadas, mensajes de texto, correo electrónico o postal, el contacto en el trabajo o ciertas horas. No hace falta un motivo.',
  forWhom: 'Prefiere que le escribamos, o que no le llamemos al trabajo ni a ciertas horas.',
  before: blocks([
    'Esto vale como sea que nos lo diga: por teléfono, por mensaje, por correo electrónico o por carta. La carta solo es la mejor prueba de lo que pidió.',
    'No detiene todo contacto, no disputa la deuda ni detiene papeles del tribunal. Esto es información general, no un consejo legal.',
  ]),
  letter: {
    subject: 'Cómo comunicarse conmigo',
    paragraphs: {
      about: 'Les escribo sobre la cuenta que ustedes me piden pagar.',
      notThese: 'Por favor, no se comuniquen conmigo por estos medios:',
      onlyThese: 'Solo pueden comunicarse conmigo por estos medios:',
      notAtWork: 'No se comuniquen conmigo en el trabajo. Mi empleador no permite estas llamadas.',
      times: 'Por favor, llámenme solo {days}, entre {from} y {until}, {zone}. Otras horas no me convienen.',
      notAll: 'No pido que dejen todo contacto.',
      noAdmission: 'Con esta carta no reconozco esta deuda, ni toda ni en parte.',
    },
    items: {
      calls: 'Llamadas telefónicas',
      texts: 'Mensajes de texto',
      email: 'Correo electrónico',
      mail: 'Correo postal',
    },
  },
  when: blocks([
    `Puede enviarla cualquier día. Si no puede esperar al correo postal, llame al ${phone.spanish} o escriba a ${email.disputes}: la petición vale desde que la recibimos.`,
  ]),
  then: blocks([
    'La respetamos desde que la recibimos. Un mensaje que ya había salido todavía puede llegarle. Si en Massachusetts nos pide por teléfono que no le llamemos al trabajo, escríbanos en un plazo de siete días: allí, lo que se pide de palabra vale diez días.',
    'Si usamos un medio que usted descartó, anote el día, la hora y el número, y [díganoslo a nosotros o a una oficina pública](/help/limit-contact). Para terminar todo contacto hay [otra carta](/letters/stop-contact).',
  ]),
} satisfies LetterPage<'limit-contact'>;
