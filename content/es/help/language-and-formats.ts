import { blocks, list } from '@/content/blocks';
import { email, phone } from '@/content/facts-in-copy';
import type { Situation } from '@/content/types';

export const languageAndFormats = {
  meta: {
    title: 'En español, en letra grande y más',
    description:
      'Reciba nuestras cartas en español, letra grande, braille o audio, llame por TTY o retransmisión y traiga a quien le ayude. Lo que tenemos y lo que no.',
  },
  title: '¿Puedo recibir esto en español o en letra grande?',
  cue: 'intérprete, braille, audio, TTY',
  find: 'español inglés traducir traducción idioma intérprete braille audio letra grande ciego sordo audición TTY retransmisión 711 discapacidad adaptación interpretar bilingüe vista ver oír silla de ruedas sordociego ayuda en español',
  lead: 'Sí: le atendemos por teléfono en español y, si lo pide, le mandamos en español el aviso de la deuda y las cartas. También tenemos letra grande, braille y audio. Díganoslo una vez, y queda anotado.',
  summary: [
    'El servicio en español no cuesta nada, y no tiene que decir por qué lo pide.',
    'La letra grande, el braille y el audio también son gratis.',
    'Nuestro personal habla español e inglés. No tenemos servicio en otros idiomas.',
    'Pedir el aviso en español no cambia, por sí solo, la fecha límite del aviso que ya tiene.',
  ],
  meaning: blocks([
    'Queremos que entienda lo que se le pide pagar. Si su aviso de la deuda ofrece una copia en español y usted la pide, tenemos que mandársela, y debe estar completa y bien hecha.',
    list('Esto puede recibir de nosotros:', [
      `**En español:** llamadas al ${phone.spanish}, el aviso de la deuda, las cartas y todo este sitio. El chat funciona solo en inglés.`,
      '**En otro formato:** letra grande, braille, audio, o una llamada en la que le leemos la carta.',
      `**Si es una persona sorda o con dificultad para oír:** TTY ${phone.tty}, o cualquier [llamada con servicio de retransmisión](word:relay-call) por el 711.`,
      '**Con alguien que le ayude:** una persona adulta de su confianza puede hablar por usted si antes usted nos da permiso. Si están juntos en la llamada, basta con que nos lo diga; si no, dénoslo por escrito. No se lo pedimos a un menor.',
    ]),
    'Si tiene que ir al tribunal, pida allí un [intérprete](word:interpreter), que trabaja con lo que se habla. Un [traductor](word:translator) trabaja con textos.',
  ]),
  steps: [
    {
      when: 'Hoy',
      title: 'Díganos qué necesita',
      text: `Llame al ${phone.spanish}, o sin costo al ${phone.main}, o escriba a ${email.accessibility}. Diga qué idioma o qué formato, y para qué cartas.`,
    },
    {
      title: 'Fíjese en la fecha del aviso',
      text: 'Hasta que llegue el aviso nuevo, vale la fecha límite del primero. El aviso en español que le mandamos después trae una fecha límite posterior, y desde que le llega vale esa. Lo mismo pasa con una copia en letra grande, braille o audio, si no pudo leer el aviso que tiene.',
    },
    {
      when: 'Si tiene que ir al tribunal',
      title: 'Pida un intérprete en la secretaría del tribunal',
      text: 'Llame pronto al tribunal que aparece en los papeles. Si tiene una discapacidad, pregunte qué ayuda le puede dar el tribunal.',
    },
    {
      title: 'Busque las palabras',
      text: '[Nuestra lista de palabras](/help/words) da cada una en español y en inglés. La ciudad de Nueva York tiene una lista en varios idiomas; la encuentra más abajo.',
    },
    {
      when: 'Si alguien le ayuda',
      title: 'Díganos que podemos hablar con esa persona',
      text: 'Si esa persona va a llamar o escribir sin usted, mándenos una hoja firmada por usted. Vea [qué debe llevar](/contact#helping-someone). Si están juntos, también pueden llamarnos los dos.',
    },
  ],
  dispute:
    'Puede disputar en español o en inglés, con sus propias palabras, en papel o por correo electrónico. Le responde alguien que lee su idioma. Los dos avisos de la deuda, en español y en inglés, traen la fecha límite para disputar. Si tiene papeles del tribunal, presente también su contestación en el tribunal, dentro del plazo que indican; una carta a nosotros no cuenta como contestación.',
  promises: [
    'Español por teléfono, en el aviso y en nuestras cartas, sin costo.',
    'Si el aviso de la deuda en español sale después del que va en inglés, su fecha límite es posterior.',
    'Nunca le pedimos a un menor que interprete.',
  ],
  limits: [
    'Ofrecer servicio en idiomas que no sean el español o el inglés.',
    'Pedir en su nombre un intérprete del tribunal. Eso se hace en la secretaría del tribunal.',
  ],
} satisfies Situation;
