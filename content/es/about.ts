import { blocks, jumpNav, list, section } from '@/content/blocks';
import { at, email, hoursIn, phone, repliesIn, sitesIn, statesIn } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import type { AboutPage } from '@/content/types';

const reply = repliesIn('es');
const site = sitesIn('es');
const hours = hoursIn('es');
const states = statesIn('es');

export const about = {
  meta: {
    title: 'Quiénes somos y cómo trabajamos',
    description:
      'Somos un bufete de Massachusetts que cobra deudas para acreedores. Lea dónde tenemos licencia, qué pasos seguimos, quién trabaja aquí y dónde quejarse.',
  },
  hero: {
    banner: { image: 'facade', position: 'center' },
    alt: 'La fachada de un edificio de piedra con seis columnas y una puerta iluminada.',
    title: 'Un bufete que cobra deudas, y lo dice',
    text: 'Aquí le contamos qué clase de bufete somos, los pasos que seguimos con cada cuenta y quiénes responden por ellos.',
  },
  jumpNav: jumpNav({ 'our-company': 'El bufete', 'our-model': 'Cómo trabajamos', 'our-team': 'El equipo' }),
  company: section('our-company', 'Nuestro bufete: qué somos', [
    `${firm.name} es una corporación profesional de Massachusetts; eso significan las letras P.C., del inglés [professional corporation](lang:en). Somos un bufete de abogados y nuestro trabajo es cobrar deudas para acreedores. Para la ley federal, un bufete como el nuestro es un cobrador de deudas.`,
    'Nuestros clientes son acreedores: bancos, cooperativas de crédito, hospitales y grupos médicos, arrendadores, prestamistas y proveedores. Ellos deciden qué cuentas nos envían y nosotros actuamos en su nombre. No somos parte de ningún gobierno ni tribunal.',
    list(
      '**Datos que puede verificar.** Compárelos con su carta o con el número desde el que le llamaron. [Vea la lista completa de números y direcciones](/contact#is-this-really-us).',
      [
        `**Forma legal** Una corporación profesional según la ley de Massachusetts.`,
        `**Dónde pueden ejercer nuestros abogados** ${states}.`,
        `**Licencias de cobro** Al pie de la página está cada una, con su número y la oficina que la otorgó. Puede consultar algunas en el [registro nacional de licencias](${site.registry}), [NMLS Consumer Access](lang:en).`,
        `**Oficina** ${at.office}. Las visitas son con cita.`,
        `**En español** ${phone.spanish}, ${hours.officeEastern}.`,
        `**Quién es responsable de este sitio web** ${firm.name}, en la oficina indicada arriba, teléfono ${phone.office}.`,
      ],
    ),
    'Como actuamos en nombre de acreedores, no podemos ser su abogado ni asesorarle, pero sí puede hacerlo un abogado suyo o una oficina de ayuda legal. Si un abogado le representa en una deuda, díganos quién es. Desde ese momento hablamos con ese abogado y no con usted.',
    'Nuestro propio personal le atiende en español y en inglés. Puede pedirnos en español el aviso de la deuda y nuestras cartas. También ofrecemos letra grande, braille, audio y más tiempo durante las llamadas, sin costo para usted. Nuestra [declaración de accesibilidad](/accessibility-policy) le explica cómo pedirlo.',
    list(
      `**Si nos equivocamos en algo, díganoslo.** Escriba a ${email.complaints}, llame al ${phone.spanish} o envíe una carta a ${at.mail}. Nuestro oficial de cumplimiento revisa cada queja, y usted recibe una respuesta en un plazo de ${reply.complaint}. Nunca le trataremos peor por haberse quejado. También puede acudir primero, o al mismo tiempo, a una oficina pública:`,
      [
        `La [Oficina para la Protección Financiera del Consumidor](${site.consumerBureau}) (CFPB, por sus siglas en inglés) recibe quejas sobre cobradores de deudas y las envía a la empresa para que responda.`,
        `La [Comisión Federal de Comercio](${site.tradeCommission}) (FTC, por sus siglas en inglés) recibe quejas sobre cobradores de deudas y explica qué derechos tiene usted.`,
        `El [fiscal general de su estado](${site.attorneysGeneral}) hace cumplir las leyes estatales de protección al consumidor y recibe quejas. En Massachusetts es la Oficina del Fiscal General.`,
        `En la ciudad de Nueva York, el [Departamento de Protección al Consumidor y al Trabajador](${site.cityAgency}) nos da la licencia y recibe quejas. También lo hacen la Oficina de Protección al Consumidor en Yonkers, el [Departamento de Banca](${site.connecticutBanking}) en Connecticut y el [Departamento de Protección e Innovación Financiera](${site.californiaProtection}) en California.`,
        'Cada estado tiene también una oficina que supervisa a los abogados. Puede escribirle sobre la conducta de un abogado.',
      ],
    ),
  ]),
  model: {
    ...section('our-model', 'Cómo trabajamos: primero los hechos, luego las opciones', [
      'Cada cuenta sigue el mismo camino en nuestra oficina. En cualquier paso usted puede hacer una pregunta y pedir hablar con una persona.',
    ]),
    steps: [
      {
        id: 'review',
        subtitle: 'Antes de escribirle',
        title: 'Revisamos la cuenta',
        copy: 'Nuestro personal lee lo que envió el acreedor: de quién es la cuenta, cuánto se reclama y de qué partes se compone el monto. Vemos si hay una bancarrota o servicio militar, y qué tan antigua es la deuda. Si los datos no cuadran o no hay documentos que los prueben, devolvemos la cuenta.',
      },
      {
        id: 'notice',
        subtitle: 'Primer contacto',
        title: 'Usted recibe el aviso de la deuda',
        copy: 'El aviso de la deuda, también llamado aviso de validación ([validation notice](lang:en)), nombra al acreedor y muestra cada parte del monto. Indica la fecha límite para disputar, 30 días después de que usted recibe el aviso o de que se supone que lo recibió. Salvo que una carta nuestra diga otra cosa, ningún abogado ha revisado su cuenta.',
      },
      {
        id: 'listen',
        subtitle: 'Cuando hablamos',
        title: 'Escuchamos y respetamos sus límites',
        copy: 'Díganos qué horas, lugares o medios no le convienen. También puede pedirnos por carta o por correo electrónico que dejemos de comunicarnos con usted. Así lo haremos, salvo los pocos avisos que la ley permite. Eso no borra la deuda ni detiene una demanda.',
      },
      {
        id: 'dispute',
        subtitle: 'Si no está de acuerdo',
        title: 'Revisamos de nuevo',
        copy: 'Si disputa la deuda por escrito a más tardar en la fecha que indica el aviso de la deuda, dejamos de cobrar la parte que disputa hasta enviarle la verificación o la copia de un fallo. No disputar una deuda no es admitir que la debe. Vea [cómo disputar una deuda](/make-payment#dispute).',
      },
      {
        id: 'arrange',
        subtitle: 'Si puede pagar',
        title: 'Acordamos algo que usted pueda cumplir',
        copy: 'Puede pagar todo de una vez o en partes, o pedir tiempo. Confirmamos el plan de pago por escrito en un plazo de cinco días. Ninguna forma de pagar tiene cargo. Vea [qué hacer si no puede pagar ahora](/make-payment#hardship).',
      },
      {
        id: 'close',
        subtitle: 'Al final',
        title: 'Cerramos el expediente, o lo lee un abogado',
        copy: 'Cuando una deuda se paga, se resuelve con un acuerdo o el acreedor la retira, cerramos nuestro expediente. Mientras sigue abierto, un abogado puede revisarlo y aconsejar al acreedor. No demandamos por una deuda prescrita, es decir, demasiado antigua para demandar. Vea [cómo llevamos las demandas](/services#litigation).',
      },
    ],
    limits: blocks([
      list('**Lo que no hacemos.** Estos límites valen para todos los que trabajan aquí:', [
        'Nunca amenazamos con un arresto ni con la cárcel. Deber dinero no es un delito.',
        'No hablamos de su deuda con sus amigos, sus vecinos ni sus compañeros de trabajo. Hablamos con su cónyuge solo donde la ley de su estado lo permite, y con su empleador solo si usted está de acuerdo o un tribunal lo permitió.',
        'No agregamos ningún cargo, salvo que su contrato o la ley lo permita.',
        'No publicamos ni enviamos mensajes sobre una deuda en redes sociales.',
      ]),
    ]),
  },
  team: {
    ...section('our-team', 'Nuestro equipo: quién hace qué', [
      'Aquí mostramos puestos y no nombres. Cuando habla con uno de nosotros, esa persona le dice su nombre, para que usted pueda pedir hablar de nuevo con ella. Todas las personas que hablan con consumidores estudian las leyes sobre el cobro de deudas antes de hacer su primera llamada.',
    ]),
    roles: [
      {
        id: 'managing-attorney',
        subtitle: 'Al frente',
        title: 'Dirección del bufete',
        copy: 'Encabeza el bufete y responde por su trabajo. Decide qué clientes aceptamos y qué cuentas devolvemos.',
      },
      {
        id: 'litigation-attorneys',
        subtitle: 'Tribunales',
        title: 'Abogados de litigio y bancarrota',
        copy: 'Leen cada caso antes de que llegue al tribunal, hablan con los abogados de la otra parte y representan a nuestros clientes.',
      },
      {
        id: 'consumer-care',
        subtitle: 'Teléfono y cartas',
        title: 'Representantes de atención al consumidor',
        copy: `Contestan sus llamadas y cartas en español y en inglés. El equipo de Atención al Consumidor también contesta la línea de la ciudad de Nueva York, ${phone.newYorkCity}, y la de Yonkers, ${phone.yonkers}.`,
      },
      {
        id: 'payments',
        subtitle: 'Pagos',
        title: 'Especialistas en pagos',
        copy: 'Registran los pagos, redactan los planes de pago y envían recibos. También buscan un pago que parece perdido.',
      },
      {
        id: 'compliance',
        subtitle: 'Reglas y quejas',
        title: 'Oficial de cumplimiento',
        copy: `Capacita al personal, escucha llamadas grabadas y revisa nuestras cartas. Responde las quejas enviadas a ${email.complaints}.`,
      },
      {
        id: 'client-services',
        subtitle: 'Acreedores',
        title: 'Gerente de servicio a clientes',
        copy: `Recibe cuentas nuevas, pide a los clientes los documentos que faltan y les rinde informes. Los clientes pueden llamar al ${phone.clients}.`,
      },
    ],
  },
} satisfies AboutPage;
