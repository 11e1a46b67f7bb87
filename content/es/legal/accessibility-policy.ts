import { list, section, table } from '@/content/blocks';
import { at, email, hoursIn, phone, repliesIn } from '@/content/facts-in-copy';
import { notices } from '@/content/notices';
import type { LegalDocument } from '@/content/types';

const reply = repliesIn('es');
const hours = hoursIn('es');

export const accessibilityPolicy = {
  meta: {
    title: 'Declaración de accesibilidad',
    description:
      'Cómo pedir gratis letra grande, braille, audio, alguien que le lea o más tiempo, qué tan accesible es este sitio y a quién llamar o escribir.',
  },
  title: 'Declaración de accesibilidad',
  summary: [
    'Una discapacidad no debe impedirle leer este sitio, hablar con nosotros o ejercer sus derechos.',
    `Puede pedir gratis letra grande, braille, audio, alguien que le lea o más tiempo. Respondemos en un plazo de ${reply.accessibility}.`,
    'Nuestra meta es cumplir el nivel AA de las Pautas de Accesibilidad para el Contenido Web (WCAG, por sus siglas en inglés) 2.2. Decimos qué límites conocemos y qué hacer en cada caso.',
    `Si una página u otro sitio no le funciona, llame al ${phone.spanish} (gratis al ${phone.main}, por TTY al ${phone.tty} o al 711), y le ayudaremos a hacer lo mismo por teléfono o por correo postal.`,
  ],
  sections: [
    section('our-commitment', 'Nuestro compromiso', [
      'Queremos que toda persona pueda informarse sobre una cuenta, hacer preguntas, disputar una deuda, pagarla y solicitar empleo con nosotros. Esta declaración abarca el sitio web, las cartas y los avisos, los teléfonos y las visitas a la oficina.',
      'Pedir ayuda nunca le perjudica: no cambia lo que debe ni cómo tratamos su cuenta, y no tiene que probar una discapacidad para recibir un aviso en otro formato.',
    ]),
    section('reasonable-accommodations', 'Adaptaciones razonables', [
      list(
        'Una adaptación razonable es un cambio en nuestra forma de hacer las cosas para que usted pueda participar. Ofrecemos estas, **siempre sin costo**:',
        [
          'Cartas y avisos en letra grande, en braille o en una grabación de audio.',
          'Alguien de nuestro personal que le lea por teléfono una carta, un aviso o una página web.',
          'Llamadas por TTY o por un servicio de retransmisión, que siempre aceptamos.',
          'Más tiempo para leer, responder o reunir documentos, cuando la ley nos permite fijar el plazo.',
          'Una persona de su confianza en la llamada, una vez que usted nos diga que está de acuerdo.',
          'Cartas en español, y atención en español de nuestro propio personal.',
          'La ayuda que necesite para visitar nuestra oficina, si la pide al hacer la cita.',
        ],
      ),
      'Si necesita algo que no está en esta lista, pídalo y buscaremos juntos la forma. Use para ello cualquier teléfono, dirección o correo electrónico de la sección [Cómo comunicarse con nosotros](#contact), y díganos qué necesita y cómo podemos responderle. Un número de referencia ayuda, pero no hace falta.',
      `**Respondemos en un plazo de ${reply.accessibility}** para decirle qué podemos hacer y cuándo. Si no podemos hacer justo lo que pidió, le diremos por qué y le ofreceremos otra cosa que sirva.`,
      'No podemos cambiar una fecha que fija un tribunal o la ley. Si necesita más tiempo en un caso, pídaselo al tribunal. Si el aviso de la deuda le llegó en una forma que no pudo leer, díganoslo enseguida: se lo enviaremos en otra, y la copia nueva llevará una fecha límite para disputar posterior.',
    ]),
    section('online-accessibility', 'Accesibilidad en línea', [
      'Esta sección explica cuál es la meta de nuestro propio sitio web, cómo revisamos el trabajo y qué nos falta todavía.',
      section('our-target', 'Cuál es nuestra meta', [
        list('La meta de este sitio es cumplir WCAG 2.2, nivel AA, en inglés y en español. Con ese fin:', [
          'Todo se puede usar con el teclado, y siempre se ve qué enlace, botón o campo está activo.',
          'Los lectores de pantalla encuentran títulos, regiones identificadas y etiquetas, y leen en el idioma correcto.',
          'El texto se lee bien al ampliarlo al 200 por ciento, y las páginas se ajustan a pantallas pequeñas.',
          'El texto y los controles tienen suficiente contraste, y el color nunca es la única señal.',
          'El movimiento se detiene si su dispositivo pide menos movimiento.',
          'Cada página se puede leer y cada número de teléfono se puede usar aunque JavaScript esté desactivado.',
        ]),
      ]),
      section('how-we-check', 'Cómo lo revisamos', [
        'Revisamos las páginas de los dos idiomas con herramientas automáticas (axe y [Nu HTML Checker](lang:en)), y leemos lo que Chrome, Firefox y WebKitGTK le dicen a un lector de pantalla. También usamos las páginas solo con el teclado, con el texto al 200 por ciento, en una ventana de 320 píxeles de ancho, con colores forzados, con menos movimiento y sin JavaScript. Preparamos el sitio para las versiones actuales de Chrome, Edge, Firefox y Safari, y para los lectores de pantalla que traen las computadoras y los teléfonos. La página [Estado del sitio](/site-status) dice qué encontró la última revisión automática.',
        '**Última revisión técnica: noviembre de 2026.** No afirmamos que cada página cumpla cada regla en todo momento. Cuando sabemos de una barrera, la quitamos o le ofrecemos otra forma de hacer lo mismo.',
      ]),
      section('known-limits', 'Límites que conocemos', [
        table(
          'Límites conocidos y qué puede hacer',
          'Límite | Qué puede hacer',
          `El chat es un asistente automatizado que funciona solo en inglés y no puede contestar todas las preguntas. | Llame en español al ${phone.spanish}, o al ${phone.main}.`,
          'El aspecto de una página impresa depende de su navegador y de su impresora. Una página guardada como PDF puede perder sus títulos para un lector de pantalla. | Pídanos el texto en letra grande, en braille, en audio o como archivo de texto sin formato.',
          `Nuestros formularios no dejan que el navegador complete su nombre y su dirección (WCAG 1.3.5), para que nada de lo que escriba se guarde ni se ofrezca en un dispositivo compartido. | Llame al ${phone.spanish}, y llenamos la carta con usted. O imprima una en blanco desde [nuestras cartas](/letters).`,
          'Es posible que un formulario que se imprime y se llena a mano no le sirva. | Llámenos. Lo llenamos con usted por teléfono y se lo mandamos por correo postal para que lo revise.',
          'Nadie que use un lector de pantalla todos los días ha probado todavía el sitio para nosotros, y tampoco lo hemos probado en un iPhone ni en una Mac. | Díganos qué no le funciona, y le damos otra forma de hacerlo.',
          'Las páginas legales son largas y difíciles de leer. | Lea el resumen al principio de la página o pídanos que le leamos una parte.',
        ),
      ]),
    ]),
    section('third-party-sites', 'Sitios de terceros', [
      'Algunos enlaces llevan a sitios que administran otros, como organismos públicos, redes sociales y el sitio de empleo. Antes de salir le preguntamos, con un aviso que se puede usar con el teclado y con un lector de pantalla. No controlamos qué tan accesibles son esos sitios.',
      'El portal de pagos y las páginas de opciones de correo electrónico y de acceso para clientes están aparte de este sitio, y es posible que no funcionen igual. Si no puede usar una de ellas, díganos qué página fue y qué pasó. Con nuestra ayuda puede pagar, cambiar sus opciones de correo electrónico, ver los detalles de su cuenta o solicitar empleo por teléfono o por correo postal.',
    ]),
    section('contact', 'Cómo comunicarse con nosotros', [
      `Contestamos el teléfono ${hours.officeEastern}, salvo los días feriados bancarios federales. Las llamadas se graban y personal nuestro puede escucharlas.`,
      table(
        'Formas de pedir una adaptación o informar sobre una barrera',
        'Forma | Número o dirección | Conviene saber',
        `Correo postal | ${at.mail} | Puede escribir a mano con letra grande o en braille, o mandar una grabación.`,
        `Teléfono en español | ${phone.spanish} | Nuestro propio personal contesta en español.`,
        `Llamada gratuita | ${phone.main} | Para todas las personas en Estados Unidos.`,
        `Residentes de la ciudad de Nueva York | ${phone.newYorkCity} | Contesta una persona real de nuestro equipo de Atención al Consumidor.`,
        `Residentes de Yonkers | ${phone.yonkers} | Contesta una persona real del mismo equipo.`,
        `Residentes de Connecticut | ${phone.connecticut} | Nuestro propio personal contesta en inglés o español.`,
        `Línea TTY | ${phone.tty} | O marque 711 y dé al operador nuestro número de llamada gratuita.`,
        `Correo electrónico | ${email.accessibility} | No envíe números de tarjeta, de cuenta bancaria ni de Seguro Social.`,
      ),
      'Si nos informa de una barrera en línea, ayuda que nos diga la página, lo que quería hacer y el navegador o la tecnología de asistencia que usa.',
    ]),
    section('complaints', 'Si nuestra respuesta no le satisface', [
      `Escriba a ${email.complaints} o llámenos y pida hablar con un supervisor. Respondemos a las quejas en un plazo de ${reply.complaint}. También puede quejarse ante el Departamento de Justicia de Estados Unidos, o ante la oficina de derechos civiles o el fiscal general de su estado, sin tener que hacerlo antes con nosotros.`,
    ]),
    section('about-this-statement', 'Sobre esta declaración', [
      `Esta es la versión ${notices['accessibility-policy'].version}. La adoptamos en 2021, y desde entonces hemos elevado nuestra meta a las WCAG 2.2, que se publicaron después. Mantenemos al día la meta y la fecha de la última revisión técnica. Esta declaración describe nuestras metas y nuestro trabajo, no es una garantía, y se aplica junto con nuestros [Términos de uso](/terms-of-use).`,
    ]),
  ],
  changes: [
    {
      version: notices['accessibility-policy'].version,
      text: 'La versión en vigor. Abarca las adaptaciones razonables, la accesibilidad en línea y los sitios de terceros.',
    },
  ],
} satisfies LegalDocument;
