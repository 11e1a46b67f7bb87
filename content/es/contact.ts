import { jumpNav, list, section, table } from '@/content/blocks';
import { at, contactLimitsIn, email, hoursIn, phone, repliesIn, sitesIn } from '@/content/facts-in-copy';
import type { ContactPage } from '@/content/types';

const limit = contactLimitsIn('es');
const reply = repliesIn('es');
const site = sitesIn('es');
const hours = hoursIn('es');

export const contact = {
  meta: {
    title: 'Contacto: teléfono, correo electrónico y postal',
    description:
      'Teléfonos, horario, correo electrónico y direcciones de nuestro bufete, cómo verificar si una llamada o carta es nuestra y cómo presentar una queja.',
  },
  hero: {
    banner: { image: 'letter-slot', position: 'center' },
    alt: 'Una carta en la ranura iluminada de una puerta de madera.',
    title: 'Comuníquese con nosotros',
    text: 'Llame, o mande un correo electrónico o una carta. Nuestro personal habla español e inglés, y preguntar no le cuesta nada.',
    action: { label: 'Verifique si somos nosotros', href: '#is-this-really-us' },
  },
  jumpNav: jumpNav({
    lines: 'Qué número',
    hours: 'Horario',
    'is-this-really-us': '¿Somos nosotros?',
    disputes: 'Disputar',
    'how-not-to-reach-you': 'Limitar el contacto',
    lawyer: 'Abogados',
    'helping-someone': 'Quienes ayudan',
    complaints: 'Quejas',
  }),
  methods: {
    title: 'Tres maneras de comunicarse con nosotros',
    items: [
      {
        id: 'email',
        title: 'Correo electrónico',
        copy: 'Sirve para preguntas generales y para disputas. Nunca nos mande por este medio un número de tarjeta, de cuenta bancaria o de Seguro Social. No le escribimos por correo electrónico sobre una deuda hasta que usted nos dé permiso.',
        details: [
          `Preguntas generales: ${email.info}`,
          `Su privacidad: ${email.privacy}`,
          `Accesibilidad: ${email.accessibility}`,
          `Disputas: ${email.disputes}`,
          `Quejas: ${email.complaints}`,
          `Empleo: ${email.careers}`,
          `Clientes: ${email.clients}`,
        ],
        link: { label: 'Cómo autorizar correos electrónicos', href: '/make-payment/pay-by-email' },
      },
      {
        id: 'phone',
        title: 'Teléfono',
        copy: `Las llamadas al ${phone.main} son gratuitas. Grabamos las llamadas, y a veces personal nuestro las escucha para revisar nuestro trabajo; se lo decimos al comenzar. Tenga a mano su número de referencia, que está en todas nuestras cartas.`,
        details: [
          `En español: ${phone.spanish}`,
          `Llamada gratuita, en español o en inglés: ${phone.main}`,
          `TTY: ${phone.tty}, o marque 711. Aceptamos llamadas por servicio de retransmisión.`,
        ],
        link: { label: 'Pida que le llamemos', href: '/make-payment/request-callback' },
      },
      {
        id: 'mail',
        title: 'Correo postal y visitas',
        copy: 'Use el apartado postal para pagos, disputas y cartas, y la dirección de la oficina para correo certificado ([certified mail](lang:en)) y visitas. Antes de venir, llame para fijar una hora.',
        details: [
          `Pagos, disputas y cartas: ${at.mail}`,
          `Correo certificado y visitas: ${at.office}`,
          `Para fijar la hora de su visita: ${phone.office}`,
        ],
        link: { label: 'Qué enviar con un pago por correo postal', href: '/make-payment#mail-slip' },
      },
    ],
  },
  lines: {
    title: 'A qué número llamar',
    intro: `Busque la línea que le corresponde. En todas le atiende nuestro propio personal, ${hours.officeEastern}. Si por error llama a otra, también le ayudamos. Nuestro [asistente de chat automatizado](/Chat) es solo en inglés.`,
    table: table(
      'Líneas de teléfono según quién es usted, con los idiomas en que se atiende',
      'Quién es usted | Número | Idiomas',
      `Quiere hablar en español, desde cualquier lugar | ${phone.spanish} | Español`,
      `Vive en Massachusetts, o le llamaron de este número | ${phone.office} | Español e inglés`,
      `Vive en la ciudad de Nueva York | ${phone.newYorkCity} Contesta una persona real. | Español e inglés`,
      `Vive en Yonkers | ${phone.yonkers} Contesta una persona real. | Español e inglés`,
      `Vive en Connecticut | ${phone.connecticut} | Español e inglés`,
      `Cualquier persona en Estados Unidos, llamada gratuita | ${phone.main} | Español e inglés`,
      `Es una persona sorda, oye poco o tiene una discapacidad del habla | ${phone.tty} TTY, o marque 711 | Español e inglés`,
      `Es acreedor | ${phone.clients} | Inglés`,
    ),
  },
  hours: {
    title: 'Horario de la oficina',
    text: `Todas las líneas tienen este horario. Cuando la oficina está cerrada, puede dejar un mensaje en el buzón de voz, pero sin números de cuenta, de tarjeta ni de Seguro Social. Cuando le llamamos, lo hacemos entre las ${hours.calls.from} y las ${hours.calls.until} del lugar donde usted vive, y nunca a una hora que nos haya dicho que no le conviene. Si pasa un tiempo en otra zona horaria, díganoslo y seguimos la hora de allí.`,
    closures:
      'Cerramos los días feriados bancarios federales: Año Nuevo, Día de Martin Luther King Jr., Día de los Presidentes, Día de los Caídos, Juneteenth, Día de la Independencia, Día del Trabajo, Día de Colón/Día de los Pueblos Indígenas, Día de los Veteranos, Día de Acción de Gracias y Navidad.',
  },
  verify: {
    ...section('is-this-really-us', '¿De verdad somos nosotros?', [
      'Hay quienes se hacen pasar por cobradores para robar dinero, así que usted hace bien en verificar antes de pagar o de dar un dato. Más abajo está la lista oficial, y está completa. Pero nunca ignore los papeles de un tribunal, aunque el nombre que lleven no esté en esta lista. El número que aparece en su teléfono se puede falsificar, aunque sea uno de estos. Si tiene dudas, cuelgue y llámenos usted.',
      list('**Cómo verificar**', [
        'Pida a quien le llama su nombre, el nombre del bufete, la dirección de la oficina y un número de licencia. Nosotros siempre los damos.',
        'Compare lo que oyó o leyó con la lista de abajo, o [deje que este sitio lo compare](/is-this-us).',
        'Cuelgue y llámenos a un número de esta página. No use el número que le dio esa persona.',
        'Pida el aviso de la deuda por escrito. Debe decir quién es el acreedor, cuál es el monto y que usted tiene derecho a disputar la deuda.',
        `Busque nuestras licencias en el [Departamento de Protección al Consumidor y al Trabajador de la ciudad de Nueva York](${site.cityAgency}) y en el [registro nacional](${site.registry}), [NMLS Consumer Access](lang:en).`,
      ]),
      list('**Lo que nosotros nunca hacemos**', [
        'Amenazarle con un arresto o con la cárcel.',
        'Decir que somos de la policía, de un tribunal o del gobierno.',
        'Negarnos a decir dónde está nuestra oficina o, una vez que sabemos que hablamos con usted, para qué acreedor cobramos.',
        'Pedirle tarjetas de regalo, efectivo, criptomonedas o una transferencia a un desconocido.',
        'Hablar de su deuda con sus amigos, sus vecinos o sus compañeros de trabajo.',
        'Exigirle datos bancarios antes de que usted pueda revisar la deuda.',
      ]),
      `Si quien le llama hace algo de esto, quizá no seamos nosotros. Cuelgue y llame a un número de esta página. Mientras no lo confirme, no dé ningún dato ni mande dinero. Avísenos al ${phone.spanish} para que podamos alertar a otras personas. También puede leer [los consejos de la Comisión Federal de Comercio sobre el cobro de deudas](${site.tradeCommission}).`,
    ]),
    labels: {
      names: 'El nombre que usamos',
      phones: 'Nuestros números de teléfono',
      addresses: 'Nuestras direcciones postales',
      sites: 'Nuestros sitios web',
      emails: 'Nuestras direcciones de correo electrónico',
      licenses: 'Nuestras licencias',
    },
    phoneLabels: {
      main: 'Llamada gratuita',
      office: 'Oficina',
      spanish: 'Español',
      newYorkCity: 'Ciudad de Nueva York',
      yonkers: 'Yonkers',
      connecticut: 'Connecticut',
      tty: 'TTY',
      clients: 'Clientes (acreedores; desde este número no cobramos)',
    },
    bareDomain: 'Sin “www”',
  },
  sections: [
    section('disputes', 'Adónde enviar una disputa', [
      'Puede decirnos por teléfono que hay un error en la deuda. Si llama a más tardar en la fecha que indica el aviso de la deuda, no podemos dar por hecho que la deuda es correcta. Según la ley federal, solo una disputa por escrito nos obliga a dejar de cobrar, así que escríbanos también a más tardar en esa fecha. En la ciudad de Nueva York quizá cuente también una disputa hecha por teléfono o después de esa fecha. Si no encuentra la fecha, llámenos. Este sitio [le ayuda a calcularla](/dates#dispute), pero vale la fecha del aviso.',
      `**Envíela a:** ${at.mail}. O mande un correo electrónico a ${email.disputes}, que también cuenta como disputa por escrito. También puede entregar una carta en nuestra oficina, en persona o por mensajero. Lo que mande a más tardar en esa fecha está a tiempo: en una carta por correo cuenta la fecha del matasellos; en un correo electrónico, la hora de envío; si entrega la carta en persona o por mensajero, el día de la entrega.`,
      list('**En su carta o correo electrónico, ponga:**', [
        'Su nombre, su dirección postal y, si lo tiene, el número de referencia.',
        'Qué disputa: toda la deuda, o qué parte.',
        'Por qué, si quiere decirlo: no es suya, el monto está mal, ya la pagó u otra razón.',
        'Copias de los papeles que ayuden. Guarde usted los originales.',
        'Si quiere el nombre y la dirección del acreedor original, pídalos también.',
      ]),
      `Si quiere una prueba de que recibimos su carta, mándela por correo certificado con acuse de recibo a ${at.office}. O [prepare la carta en este sitio](/letters/dispute), imprímala y envíela. Vea [qué pasa después de disputar](/make-payment#dispute).`,
    ]),
    section('how-not-to-reach-you', 'Díganos cómo no debemos comunicarnos con usted', [
      list(
        'Usted decide cómo nos comunicamos con usted. Díganoslo por teléfono, por correo postal, por correo electrónico o de otra manera clara, y lo respetamos desde que nos llega su solicitud. Puede pedirnos que:',
        [
          'Evitemos ciertas horas o lugares, como cuando duerme después de un turno de noche, o la casa de su mamá.',
          'No le llamemos al trabajo. Díganos si su empleador no permite esas llamadas.',
          'Dejemos de usar un medio, como el teléfono, los mensajes de texto, el correo electrónico o las cartas.',
          'No le enviemos más mensajes de texto: responda STOP o escriba sus propias palabras, en español o en inglés, o díganoslo de otra forma.',
          'No le enviemos más correo electrónico: use el enlace para cancelar la suscripción, responda al mensaje o llámenos.',
          `Dejemos por completo de comunicarnos con usted: pídalo por escrito, en una carta o en un correo electrónico a ${email.disputes}. Después solo podremos escribirle para decirle que ya no vamos a cobrar, o para avisarle de un paso legal concreto que nosotros o el acreedor podemos dar o vamos a dar. Si nos lo pide, también respondemos a su disputa. Su solicitud no borra la deuda ni detiene una demanda.`,
        ],
      ),
      `**Con qué frecuencia podemos comunicarnos con usted.** Por cada deuda, en cualquier período de siete días, no pasamos de ${limit.calls} llamadas o mensajes de texto, ni de ${limit.contacts} contactos de todo tipo en total, aunque no logremos hablar con usted. A un lugar como el trabajo no hacemos más de dos llamadas en 30 días. Después de hablar con usted de la deuda, no llamamos por ella en siete días, salvo que usted lo pida. Las reglas federales suponen que es demasiado llamar más de siete veces en siete días. Massachusetts permite dos llamadas, la ciudad de Nueva York cuenta también los mensajes y los correos electrónicos, y con todas las personas respetamos el más estricto de estos límites.`,
      'Según la ley de Massachusetts, si pide de palabra que no le llamemos al trabajo, eso vale por diez días, o por más tiempo si lo confirma por escrito en un plazo de siete días. Nosotros lo respetamos mientras usted quiera, aunque no lo confirme por escrito. Vea [todas las formas de no recibir mensajes o llamadas](/optout), o prepare una carta [para limitar el contacto](/letters/limit-contact) o [para que dejemos de comunicarnos con usted](/letters/stop-contact).',
    ]),
    section('lawyer', 'Si tiene abogado', [
      'Si un abogado le representa en una deuda, díganos el nombre del abogado y su dirección o teléfono; puede usar [esta carta](/letters/my-lawyer). Desde ese momento hablamos con su abogado y no con usted. Solo podemos volver a comunicarnos con usted si la ley lo permite; por ejemplo, si su abogado está de acuerdo o no responde en un tiempo razonable.',
      'Actuamos en nombre del acreedor, así que no podemos darle asesoría legal. Además, salvo que una carta nuestra diga otra cosa, ningún abogado ha revisado su cuenta. La oficina de ayuda legal o el colegio de abogados de su zona puede ayudarle a encontrar un abogado.',
    ]),
    section('helping-someone', 'Si está ayudando a alguien', [
      'Los familiares, los asesores de crédito, el personal de ayuda legal y otras personas que ayudan pueden hablar con nosotros. Antes necesitamos el permiso de la persona, porque su cuenta es privada.',
      list('**Basta una hoja firmada por esa persona, con estos datos:**', [
        'El nombre, la dirección postal y el número de referencia de la persona.',
        'El nombre de usted, su oficina si la tiene, y cómo podemos comunicarnos con usted.',
        'Qué puede hacer usted: recibir información sobre la cuenta, pedir papeles, disputar o hablar de un plan de pago.',
        'Hasta cuándo vale, la fecha y la firma de la persona.',
      ]),
      `Envíela a ${at.mail}, o a ${email.info} sin números de cuenta ni de Seguro Social. Respondemos en un plazo de ${reply.helper}. Si la persona está con usted, también pueden llamar juntos al ${phone.spanish}, y ella puede decirnos que hablemos con usted.`,
      'Si la persona no puede firmar, mande copia de un poder legal ([power of attorney](lang:en)) o de la orden del tribunal que nombra a un tutor. Si falleció, lea [qué hacer después de un fallecimiento](/help/someone-died).',
    ]),
    section('military-service', 'Servicio militar', [
      `Díganos si usted o su cónyuge está en servicio activo, o si usted depende de alguien que lo está. La Ley de Ayuda Civil para Miembros del Servicio Militar (SCRA, por sus siglas en inglés) puede limitar el interés al 6 por ciento en deudas anteriores al servicio. También puede poner en pausa un caso en el tribunal. Lea más en [la página del Departamento de Justicia sobre esta ley](${site.reliefAct}).`,
    ]),
    section('protected-income', 'Ingresos que pueden estar protegidos', [
      list(
        'Las leyes federales y de su estado pueden proteger algunos ingresos para que no se los quiten por una deuda, aun después del fallo ([judgment](lang:en)) de un tribunal. Las reglas cambian de un estado a otro. Díganos si su dinero viene de alguna de estas fuentes:',
        [
          'Seguro Social o Seguridad de Ingreso Suplementario (SSI)',
          'Asistencia pública ([welfare](lang:en))',
          'Manutención de hijos o del cónyuge',
          'Beneficios por desempleo o por discapacidad',
          'Compensación a trabajadores por accidente laboral',
          'Pensiones públicas o privadas',
          'Beneficios para veteranos',
          'Préstamos y becas federales para estudios, y fondos de trabajo y estudio',
          'Parte de su salario: en Massachusetts, al menos el 85 por ciento del sueldo antes de impuestos; en Nueva York, el 90 por ciento de lo que ganó en los últimos 60 días',
        ],
      ),
      'La lista no está completa, y usted no tiene que usar ingresos protegidos para pagarnos. Antes de congelar una cuenta, el banco debe buscar los beneficios federales que llegaron por depósito directo en los dos meses anteriores y dejar libre ese dinero, sin que usted presente ningún formulario. Una oficina de ayuda legal puede decirle qué más se aplica en su estado, y [nuestra página sobre los fallos](/help/after-a-judgment) explica más.',
    ]),
    section('complaints', 'Quejas', [
      `Si hicimos algo mal, díganoslo. Escriba a ${email.complaints} o a nuestro apartado postal, o llame al ${phone.spanish} y pida hablar con el oficial de cumplimiento. Le respondemos en un plazo de ${reply.complaint}.`,
      list('No tiene que acudir primero a nosotros. En cualquier momento puede ir a:', [
        `[Oficina para la Protección Financiera del Consumidor (CFPB, por sus siglas en inglés): envíe una queja](${site.consumerBureau})`,
        `[Comisión Federal de Comercio (FTC, por sus siglas en inglés): preguntas sobre el cobro de deudas](${site.tradeCommission})`,
        `[Departamento de Protección al Consumidor y al Trabajador de la ciudad de Nueva York](${site.cityAgency}), si vive en esa ciudad`,
        `La Oficina de Protección al Consumidor de Yonkers, el [Departamento de Banca de Connecticut](${site.connecticutBanking}) o el [Departamento de Protección e Innovación Financiera de California](${site.californiaProtection}), si vive allí`,
        `[El fiscal general de su estado](${site.attorneysGeneral})`,
      ]),
    ]),
  ],
} satisfies ContactPage;
