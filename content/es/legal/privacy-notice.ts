import { list, section, table } from '@/content/blocks';
import { at, email, hoursIn, phone, repliesIn, sitesIn } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import { notices } from '@/content/notices';
import type { LegalDocument } from '@/content/types';
import { formatNoticeMonth } from '@/lib/time/notice-date';

const reply = repliesIn('es');
const site = sitesIn('es');
const hours = hoursIn('es');
const { version, date } = notices['privacy-notice'];
const month = formatNoticeMonth(date, 'es');

export const privacyNotice = {
  meta: {
    title: 'Aviso de privacidad',
    description:
      'Qué información personal recopila nuestro bufete, de dónde viene, para qué la usamos, quién la recibe, cuánto tiempo la guardamos y qué puede elegir usted.',
  },
  title: 'Aviso de privacidad',
  summary: [
    'Somos un bufete de abogados que cobra deudas para acreedores, y usamos información personal para hacer ese trabajo y cumplir la ley.',
    'Esa información nos llega de usted, del acreedor que nos contrató, de los registros públicos y de empresas que nos ayudan a localizar personas o a comprobar datos.',
    'La entregamos a ese acreedor, a empresas que trabajan para nosotros y, cuando la ley lo permite, a tribunales, agencias y compañías de informes de crédito. No la vendemos.',
    'Este sitio no tiene formularios que envíen datos, ni inicio de sesión, ni cookies. Su navegador guarda el idioma que usted eligió y copias de las páginas que abrió, y nada de eso nos llega.',
    `Puede pedirnos que corrijamos un error, decirnos cuándo o cómo no debemos comunicarnos con usted, o recibir este aviso en papel. Llame al ${phone.spanish} o escriba a ${email.privacy}.`,
    'Algunos estados le permiten ver sus datos o pedir que se eliminen: vea [sus opciones](#your-choices) y, para California, [cómo pedirlo](/california-privacy-notice#how-to-ask).',
  ],
  sections: [
    section('who-we-are', 'Quiénes somos y qué cubre este aviso', [
      `${firm.name} es una corporación profesional de Massachusetts: un bufete de abogados que se dedica a cobrar deudas para acreedores y al que, por eso, la ley federal considera un cobrador de deudas. En este aviso, “nosotros” es el bufete.`,
      '“Información personal” es la que identifica a una persona o se puede vincular con ella de manera razonable. Este aviso se refiere a la que obtenemos por este sitio web y por llamadas, cartas, correo electrónico, mensajes de texto y visitas a nuestra oficina.',
      list('Se dirige a:', [
        'las personas cuyas cuentas un acreedor nos ha pedido cobrar, y sus cofirmantes;',
        'quienes actúan por ellas, como abogados, asesores de crédito y agentes autorizados;',
        'quienes trabajan para nuestros clientes, para los tribunales o para empresas con las que tratamos;',
        'toda persona que visita este sitio web.',
      ]),
      list('Hay otros tres avisos para ciertos grupos. Si uno de ellos le corresponde, léalo junto con este.', [
        `Residentes de California: el [Aviso de privacidad de California](/california-privacy-notice).`,
        `Personas que solicitan empleo con nosotros: el [Aviso de privacidad para solicitantes de empleo](/job-applicant-privacy-notice).`,
        `Nuestro personal y las personas vinculadas con él: el [Aviso de privacidad para el personal](/personnel-privacy-notice).`,
      ]),
      'Las reglas para usar el sitio web están en nuestros [Términos de uso](/terms-of-use). No tiene que aceptarlos para leer este aviso, preguntar por su cuenta o disputar una deuda.',
    ]),
    section('age-and-place', 'Edad y lugar', [
      `Este sitio web es para personas de 18 años o más y para usarse solo en Estados Unidos. Podemos restringir el acceso desde otros países, así que es posible que allí no se abran algunas páginas, o ninguna. Si está en el extranjero, por ejemplo en el servicio militar, puede comunicarse con nosotros por correo postal o al ${phone.office}.`,
    ]),
    section('information-we-collect', 'Qué información recopilamos y de dónde viene', [
      'Lo que tenemos depende de su trato con nosotros, y procuramos recopilar solo lo que exige cada tarea.',
      section('from-you', 'Lo que usted nos da', [
        list('Cuando llama, escribe, nos visita o paga, usted puede darnos:', [
          '**Datos de contacto**: su nombre, dirección postal, números de teléfono, dirección de correo electrónico y zona horaria.',
          '**Datos de la cuenta**: su número de referencia, lo que nos cuente sobre la deuda o sobre una disputa, y los documentos que lo respalden.',
          '**Datos de pago**: la cuenta bancaria, el cheque o la tarjeta de débito que usa. Los da por teléfono, por correo postal o en nuestro portal de pagos, nunca en este sitio.',
          '**Su situación**, si decide contárnosla: ingresos, trabajo, dificultades económicas, servicio militar, bancarrota o un abogado que le representa.',
          '**Sus preferencias**: el idioma que prefiere, las horas y las formas en que no debemos comunicarnos con usted, y el formato que necesite por una discapacidad.',
          '**Grabaciones**: las llamadas con nosotros se graban y personal nuestro puede escucharlas, como le avisamos al comienzo de cada una. También guardamos los mensajes que deja en el buzón de voz.',
        ]),
      ]),
      section('from-others', 'Lo que otros nos dan', [
        list('La mayor parte de lo que sabemos de una cuenta no viene de usted, sino de estas fuentes:', [
          '**Nuestros clientes**, los acreedores: quién debe la deuda, según ellos, y cómo nació, los pagos, los cargos, los datos de contacto y, a menudo, un número de Seguro Social.',
          '**Registros públicos**: expedientes de tribunales, avisos de bancarrota, registros de propiedad y de defunción.',
          '**Compañías de informes de crédito**, cuando lo permite la Ley federal de Informe Justo de Crédito.',
          '**Empresas que buscan o comprueban datos**: direcciones y teléfonos actuales, lugar de trabajo y servicio militar.',
          '**Personas que actúan en su nombre**, como un abogado, un asesor o un agente.',
          '**Otras personas**, pero solo para obtener datos que nos ayuden a localizarle a usted. Con ellas no hablamos de la deuda.',
          '**Entidades del gobierno**, como los tribunales, los alguaciles y la base de datos de servicio militar del Departamento de Defensa.',
        ]),
        'Algunas cuentas vienen de hospitales y grupos médicos, y pueden mostrar cuándo y dónde hubo atención. Tratamos esos datos según las reglas federales de privacidad médica y nuestro contrato con ese cliente.',
      ]),
      section('from-your-visit', 'Lo que este sitio web registra', [
        'Este sitio web es un conjunto de páginas sencillas, sin ningún formulario que nos envíe algo: los que puede imprimir se quedan en su pantalla y en su papel.',
        'Como todo sitio web, funciona en las computadoras de una empresa de alojamiento, que reciben su dirección IP, la página que pidió, la hora, la página de la que viene y el tipo de navegador. La dirección IP permite deducir una zona aproximada, como un estado, pero no una calle. Usamos esos registros para entregar las páginas y proteger el sitio.',
        'El chat es un programa, solo en inglés, que funciona dentro de su propio navegador. Lo que escribe allí no nos llega, y se borra cuando sale de la página.',
      ]),
      section('logging-in', 'Funciones que piden iniciar sesión', [
        `Algunas funciones exigen iniciar sesión o dar datos que muestren quién es usted. Ninguna está en este sitio web; están en otros sitios: nuestro [portal de pagos](${site.accountDetails}), nuestra [página de consentimiento para correo electrónico](${site.emailConsent}), nuestra [página para cancelar la suscripción](${site.emailUnsubscribe}) y, para los acreedores, nuestro [sitio de acceso para clientes](${site.clientAccess}). Lo que escriba en ellos llega a nosotros o a una empresa que trabaja para nosotros. Esos sitios pueden usar sus propias cookies para mantener abierta su sesión, y sus páginas lo explican con más detalle.`,
      ]),
    ]),
    section('how-we-use-it', 'Para qué la usamos', [
      list('Usamos la información personal para:', [
        'localizar a la persona correcta y comprobar que hablamos con ella;',
        'cobrar deudas para nuestros clientes, enviar los avisos que exige la ley y responder preguntas;',
        'revisar disputas, informes de robo de identidad y solicitudes de verificación;',
        'recibir, registrar y documentar pagos, y acordar planes de pago;',
        'presentar casos en los tribunales, defenderlos y darles seguimiento, y presentar comprobantes de crédito ([proofs of claim](lang:en)) en casos de bancarrota;',
        'proteger a quienes la ley protege, como los miembros del servicio militar y las personas en bancarrota;',
        'atenderle en español o en inglés, y según lo que necesite por una discapacidad;',
        'capacitar a nuestro personal, revisar la calidad de las llamadas y resolver quejas;',
        'mantener seguros este sitio web, nuestros sistemas y nuestra oficina, y prevenir el fraude;',
        'llevar los registros que exigen las leyes de cobro y de impuestos y las reglas para abogados.',
      ]),
      'No usamos la información personal para entrenar modelos de lenguaje de gran tamaño ([large language models](lang:en)), ni para ofrecerle productos de otras empresas. Si algún día quisiéramos usarla para un fin que no cabe en esta lista, se lo diríamos antes.',
    ]),
    section('who-receives-it', 'Quién la recibe', [
      'La ley federal limita con quién podemos hablar de una deuda. No hablamos de su cuenta con amigos, vecinos ni compañeros de trabajo. Con un empleador hablamos solo si usted está de acuerdo o un tribunal lo permitió.',
      list('Cuando la ley lo permite, divulgamos información personal a:', [
        '**El cliente** que nos confió la cuenta, sus propios abogados y, para una demanda en un estado donde los nuestros no pueden ejercer, un abogado autorizado allí.',
        '**Empresas que trabajan para nosotros**: procesadores de pagos, bancos, servicios de correo postal e imprenta, empresas de teléfono, correo electrónico y mensajes de texto, alojamiento web, conteo de visitas, archivo de datos, traducción y comprobación de datos. Su contrato les permite usar la información solo para nuestro trabajo.',
        '**Tribunales y quienes trabajan con ellos**: secretarios, alguaciles, personas que entregan citaciones ([summonses](lang:en)) y síndicos en casos de bancarrota.',
        '**Empleadores**, solo si usted está de acuerdo o un tribunal lo permitió, por ejemplo, cuando ordena un embargo de salario ([wage garnishment](lang:en)).',
        '**Compañías de informes de crédito**, si el cliente lo ha pedido. Les informamos solo después de hablar con usted sobre la deuda, o al menos 14 días después de enviarle una carta o un mensaje sobre ella, si no nos avisan que no llegó. **No reportamos deudas médicas a ninguna compañía de informes de crédito, en ningún estado.**',
        '**Agencias del gobierno** que nos supervisan o que piden registros según la ley.',
        '**Personas que usted elige**: su abogado, su asesor, un agente autorizado o cualquier otra que usted nombre.',
        '**Personas vinculadas con la deuda**: quien la debe junto con usted, como un cofirmante; su cónyuge, donde la ley de su estado lo permite, pero no después de un fallecimiento; un tutor; o quien administra la sucesión de alguien que falleció.',
        '**Quien adquiera nuestro bufete**, u otro bufete que pase a encargarse de una cuenta. La información queda protegida por este aviso o por otro equivalente.',
      ]),
      '**No vendemos información personal por dinero ni la cambiamos por otra cosa de valor.** Tampoco la compartimos para mostrarle publicidad según lo que hace en otros sitios, y no tenemos empresas afiliadas con las que compartirla. No damos su número de teléfono, ni el permiso que usted nos da para enviarle mensajes de texto, a nadie que quiera usarlos para publicidad.',
    ]),
    section('social-security-numbers', 'Números de Seguro Social', [
      list('A menudo recibimos números de Seguro Social con las cuentas que nos piden cobrar. Para protegerlos:', [
        'los mantenemos confidenciales, y solo los ve el personal que los necesita para su trabajo;',
        'no los divulgamos, salvo que la ley lo permita o lo exija;',
        'nunca imprimimos el número completo en una carta ni lo enviamos por correo electrónico común;',
        'para comprobar quién es usted, le pedimos como máximo los cuatro últimos dígitos.',
      ]),
    ]),
    section('financial-privacy-laws', 'Leyes federales sobre datos financieros y de salud', [
      'Varias leyes federales ya protegen gran parte de la información que tenemos. La Ley Gramm-Leach-Bliley y sus reglas de privacidad cubren los datos de cuentas financieras; la Ley de Informe Justo de Crédito, los informes que van a las compañías de informes de crédito o vienen de ellas; y las reglas de privacidad médica llamadas HIPAA, los datos de cuentas médicas. La Ley de Prácticas Justas en el Cobro de Deudas limita qué podemos decir y a quién.',
      'Cuando se aplica una de estas leyes, tiene prioridad, y es posible que la ley de un estado no dé más derechos sobre los mismos datos. Si es así, lo decimos al responder una solicitud y nombramos la ley.',
      'Si una compañía de informes de crédito muestra un dato equivocado que viene de nosotros, puede disputarlo con ella o con nosotros. Si alguien usó su nombre para crear una deuda, avísenos. Puede enviarnos un informe de robo de identidad o una copia de la denuncia policial, si los tiene, pero no los necesita para disputar la deuda.',
    ]),
    section('cookies-and-signals', 'Cookies, conteo de visitas y señales del navegador', [
      'Este sitio web no usa cookies. La tabla muestra todo lo que el sitio puede guardar en su navegador.',
      table(
        'Lo que este sitio web guarda en su navegador',
        'Nombre | Tipo | Qué contiene | Para qué | Cuándo se guarda | Cuánto dura',
        'userLocale | Almacenamiento local, solo de este sitio | Dos letras: “en” para inglés o “es” para español | Para mostrarle las páginas en el idioma que eligió | Cuando usa el botón de idioma | Hasta que usted lo borre en su navegador',
        'reloadedChunks | Almacenamiento de sesión, solo de este sitio | Direcciones de partes de este sitio que no se pudieron cargar | Para volver a cargar la página una sola vez después de una falla así | Cuando no se puede cargar una parte de una página | Hasta que usted cierre la pestaña',
        '[site-pages](lang:en) | Almacenamiento en caché, solo de este sitio | Copias de hasta 60 páginas que usted abrió, con la hora de cada copia | Para mostrarle esas páginas cuando no tiene conexión | Cuando abre una página | Hasta que otras páginas más nuevas ocupen su lugar o usted lo borre en su navegador',
        '[site-files](lang:en) | Almacenamiento en caché, solo de este sitio | Hasta 300 partes de este sitio que esas páginas necesitan, como los tipos de letra | Para mostrar las páginas guardadas como eran | Cuando abre una página | Hasta que otras partes más nuevas ocupen su lugar o usted lo borre en su navegador',
      ),
      'Esos datos no nos llegan: se quedan en su dispositivo. La página sobre la deuda contraída bajo coacción nunca se guarda. Si otras personas usan su dispositivo, es posible que vean qué páginas se guardaron; puede quitarlas borrando en su navegador los datos de este sitio. Si usted bloquea el almacenamiento, el sitio funciona igual y muestra cada página en el idioma que indica su dirección web; las que llevan /es están en español.',
      '**Conteo de visitas.** Podemos activar una herramienta que cuenta las visitas. Si está activa, anota la página que usted abre, la página de la que viene, una zona aproximada y el tipo de dispositivo y de navegador. No usa cookies, no guarda nada en su dispositivo y no sigue sus pasos en otros sitios. Ninguna otra empresa usa este sitio web para seguir lo que usted hace a lo largo del tiempo y en distintos sitios.',
      '**Control Global de Privacidad y No Rastrear.** Algunos navegadores pueden enviar en su nombre una de estas señales, llamadas en inglés [Global Privacy Control](lang:en) y [Do Not Track](lang:en). Si el suyo lo hace, la herramienta que cuenta visitas no se activa, sin que usted tenga que hacer nada más. Nuestra página [Elija cómo podemos comunicarnos con usted](/optout#sale-or-sharing) explica estas señales y muestra si su navegador envía el Control Global de Privacidad.',
    ]),
    section('calls-texts-email', 'Llamadas, mensajes de texto y correo electrónico', [
      `**Llamadas.** Usamos su número de teléfono para comunicarnos con usted sobre la cuenta, y lo damos solo a quienes se nombran en la sección [“Quién la recibe”](#who-receives-it), como la empresa que transmite nuestras llamadas y mensajes. No lo vendemos a nadie, y nadie lo recibe para hacer publicidad. Grabamos las llamadas, y personal nuestro puede escucharlas. Así podemos capacitar al personal y probar lo que se dijo. Si no desea que se grabe una llamada, díganoslo y escríbanos en lugar de llamar. No llamamos ni enviamos mensajes de texto antes de las ${hours.calls.from} ni después de las ${hours.calls.until} del lugar donde vive.`,
      '**Mensajes de texto.** Para dejar de recibirlos, responda **STOP** a cualquiera de ellos. También puede decírnoslo de cualquier otra forma razonable: por teléfono, por correo postal, por correo electrónico o en persona. Dejamos de enviarlos en cuanto nos llega su solicitud, aunque todavía puede llegarle uno que ya habíamos enviado. Podemos enviarle un mensaje que confirme su solicitud.',
      '**Correo electrónico.** Le escribimos sobre una deuda por correo electrónico solo con su permiso. Cada mensaje trae un enlace para cancelar la suscripción, que también está en nuestra página para [no recibir más correo electrónico](/unsubscribe). O bien díganoslo de cualquier otra forma razonable, con la dirección que ya no debe recibir mensajes. No cuesta nada, y no tiene que decir por qué.',
      'Dejar de recibir mensajes de texto o correo electrónico no cambia lo que se debe ni detiene las cartas o llamadas, que también puede limitar como se explica en la sección siguiente.',
    ]),
    section('your-choices', 'Sus opciones y sus derechos', [
      list('Viva donde viva, usted puede:', [
        '**Corregir un error.** Díganos qué está mal en su nombre, dirección o cuenta, y envíe algo que lo muestre.',
        '**Disputar una deuda.** Su aviso de la deuda indica la fecha límite para disputar. Si la disputa por escrito a más tardar ese día, por carta o por correo electrónico, dejamos de cobrar la parte disputada hasta enviarle la verificación o la copia de un fallo.',
        '**Elegir horas, lugares y formas.** Díganos cuándo o dónde no le conviene que llamemos, o pídanos que no usemos el teléfono, los mensajes de texto, el correo electrónico o el correo postal.',
        '**Tener un abogado.** Si un abogado le representa en una deuda, trataremos con su abogado y no con usted.',
        '**Pedir que dejemos de comunicarnos.** Escríbanos por carta o por correo electrónico. Después solo le escribiremos en los casos en que la ley lo permite. La deuda en sí no desaparece.',
        '**Retirar un consentimiento.** Cuando quiera, puede retirar el permiso para correo electrónico, mensajes de texto o llamadas automáticas.',
        '**Recibir este aviso en otro formato.** Lo enviamos gratis en papel, en español, en letra grande, en braille o en audio.',
      ]),
      `Algunos estados dan más derechos a sus residentes: ver, corregir, eliminar o trasladar sus datos, o negarse a ciertos usos. Para ejercerlos, escriba a ${email.privacy} y diga en qué estado vive. En todos los estados guardamos por un tiempo los registros de las cuentas, como explica [la sección 11](#retention). Comprobaremos quién es, aplicaremos la ley de ese estado y, si la respuesta es negativa, le explicaremos cómo apelar. No tratamos peor a nadie por pedirlo.`,
      'Los residentes de Nevada pueden pedirnos que no vendamos ciertos datos. No vendemos ninguno, pero anotaremos su solicitud.',
    ]),
    section('retention', 'Cuánto tiempo guardamos la información', [
      list(
        'Guardamos la información personal mientras lo exijan la ley y el fin para el que se recopiló. Los períodos de conservación principales son:',
        [
          '**Registros de la cuenta**: tres años desde la última gestión de cobro en la cuenta.',
          '**Grabaciones de llamadas**: tres años desde la fecha de la llamada.',
          '**Solicitudes sobre privacidad y nuestras respuestas**: al menos dos años.',
          '**Registros web** de la empresa de alojamiento y conteo de visitas: hasta 12 meses.',
        ],
      ),
      'Algunos registros se guardan más tiempo: los casos y fallos de los tribunales, los documentos de impuestos, los archivos que las reglas para abogados nos mandan conservar y lo que haga falta en una disputa abierta. Cuando termina un período, eliminamos la información, la trituramos o le quitamos lo que la vincula con usted.',
    ]),
    section('security', 'Cómo protegemos la información', [
      'Tenemos un programa de seguridad por escrito, como exigen las reglas federales y de Massachusetts. Define quién puede ver qué, e incluye cifrado, registros de acceso, capacitación, pruebas y control de las empresas que trabajan para nosotros. Ningún sistema es del todo seguro, así que no prometemos que el nuestro lo sea. Si una falla de seguridad pone en riesgo sus datos, le avisaremos a usted y a las autoridades como manda la ley.',
      'Ayúdenos: nunca envíe un número de tarjeta o de cuenta bancaria, ni ninguna parte de su número de Seguro Social, por correo electrónico, en el chat o en el buzón de voz.',
    ]),
    section('children', 'Menores de edad', [
      'Este sitio web no se dirige a menores de 18 años, y por medio de él no recopilamos a sabiendas datos de niños. Una cuenta por la atención médica de un niño puede llevar su nombre; nosotros escribimos al adulto que figura en la cuenta. Si cree que un niño nos ha dado datos, avísenos y los eliminaremos, salvo que la ley nos obligue a guardarlos.',
    ]),
    section('linked-sites', 'Otros sitios a los que enlazamos', [
      `Algunos enlaces llevan a sitios que no administramos, como la página del gobierno sobre la [Ley de Ayuda Civil para Miembros del Servicio Militar](${site.reliefAct}), el [Departamento de Protección al Consumidor y al Trabajador de la ciudad de Nueva York](${site.cityAgency}), el [registro de licencias](${site.registry}), el sitio de empleo y las redes sociales. Antes de abrir uno, un mensaje lo nombra y le permite quedarse o continuar; a partir de ahí se aplica el aviso de privacidad de ese sitio. Por favor, no escriba sobre una deuda en nuestras redes.`,
    ]),
    section('californiaPrivacy', 'Residentes de California', [
      'Si vive en California, la ley del estado puede darle derecho a saber qué información personal tenemos de usted, a obtenerla, corregirla y eliminarla, a limitar el uso de los datos sensibles y a optar por que no se venda ni se comparta. Nosotros no la vendemos ni la compartimos, en el sentido que esa ley da a esas palabras. Puede ejercer estos derechos por medio de un agente autorizado.',
      'La ley de California llamada [Shine the Light](lang:en) permite preguntar qué empresas recibieron los datos de un residente para hacerle publicidad directa. No los damos a ninguna para ese fin.',
      `El [aviso completo de California](/california-privacy-notice) trae las tablas de categorías, los pasos para hacer una solicitud y un formulario para imprimir. También puede llamar al ${phone.spanish} y decir que desea hacer una solicitud de privacidad.`,
    ]),
    section('changes-to-this-notice', 'Cambios a este aviso', [
      `Esta es la versión ${version}, actualizada en ${month}. Cuando cambiamos este aviso, publicamos aquí el texto nuevo con otro número y otra fecha, y anotamos abajo el cambio. Si un cambio reduce sus derechos, no se aplica a los datos que recopilamos antes del cambio, salvo que usted esté de acuerdo o la ley lo exija. Al final de la página puede [comprobar este texto y ver todas las versiones](#record).`,
    ]),
    section('contact', 'Cómo comunicarse con nosotros sobre privacidad', [
      list('Recibimos con gusto preguntas, solicitudes y quejas sobre privacidad, en inglés o en español.', [
        `**Correo postal**: ${at.mail}. Por favor, escriba “Privacidad” en el sobre.`,
        `**Línea en español**: ${phone.spanish}, ${hours.officeEastern}.`,
        `**Llamada gratuita**: ${phone.main}, mismo horario.`,
        `**Línea TTY**: ${phone.tty}; o marque 711 para el servicio de retransmisión.`,
        `**Correo electrónico**: ${email.privacy}. Si la respuesta no le satisface, escriba a ${email.complaints}; tendrá respuesta en un plazo de ${reply.complaint}.`,
      ]),
      `También puede acudir a una entidad pública. La [Oficina para la Protección Financiera del Consumidor](${site.consumerBureau}) recibe quejas sobre el cobro de deudas y nos pide que las respondamos, y el fiscal general de su estado también puede ayudarle. En nuestra [página de contacto](/contact) están las demás formas de comunicarse con nosotros.`,
    ]),
  ],
  changes: [
    {
      version,
      text: 'Versión actual, actualizada en octubre de 2025. Explica qué recopilamos, cómo lo usamos y a quién lo damos, los datos que este sitio puede guardar y lo que usted puede elegir.',
    },
  ],
} satisfies LegalDocument;
