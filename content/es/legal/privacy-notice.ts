import { firm } from '@/content/firm';
import { list, section, table } from '@/content/blocks';
import { at, email, hoursIn, phone, sitesIn } from '@/content/inline';
import { notices } from '@/content/notices';
import type { LegalDocument } from '@/content/types';

const site = sitesIn('es');
const hours = hoursIn('es');
const { version } = notices['privacy-notice'];

export const privacyNotice = {
  meta: {
    title: 'Aviso de privacidad',
    description:
      'Qué información personal reúne nuestro bufete, de dónde viene, para qué la usamos, quién la recibe, cuánto tiempo la guardamos y qué puede elegir usted.',
  },
  title: 'Aviso de privacidad',
  summary: [
    'Somos un bufete de abogados que cobra deudas para acreedores. Usamos información personal para hacer ese trabajo y cumplir la ley.',
    'La recibimos de usted, del acreedor que nos contrató, de registros públicos y de empresas que nos ayudan a hallar o comprobar datos.',
    'La damos a ese acreedor, a empresas que trabajan para nosotros y, si la ley lo permite, a tribunales, agencias y compañías de informes de crédito. No la vendemos.',
    'Este sitio no tiene formularios que envíen datos, ni inicio de sesión, ni cookies. Guarda en su navegador el idioma que usted eligió.',
    `Puede pedirnos que corrijamos un error, decirnos cuándo o cómo no debemos comunicarnos con usted, o recibir este aviso en papel. Llame al ${phone.main} o escriba a ${email.privacy}.`,
  ],
  sections: [
    section('who-we-are', 'Quiénes somos y qué cubre este aviso', [
      `${firm.name} es una corporación profesional de Massachusetts. Somos un bufete de abogados y nuestro trabajo es cobrar deudas para acreedores. Por eso, la ley federal nos considera un cobrador de deudas. En este aviso, cuando decimos “nosotros” hablamos del bufete.`,
      '“Información personal” es la que dice quién es usted o se puede vincular con usted de manera razonable. Este aviso cubre lo que sabemos por este sitio web y por llamadas, cartas, correo electrónico, mensajes de texto y visitas a nuestra oficina.',
      list('Es para:', [
        'las personas cuyas cuentas un acreedor nos ha pedido cobrar, y sus cofirmantes;',
        'quienes actúan por ellas, como abogados, asesores de crédito y agentes autorizados;',
        'quienes trabajan para nuestros clientes, para los tribunales o para empresas con las que tratamos;',
        'toda persona que visita este sitio web.',
      ]),
      list('Otros tres avisos son para ciertos grupos. Si uno de ellos es para usted, léalo junto con este.', [
        `Residentes de California: el [Aviso de privacidad de California](/california-privacy-notice).`,
        `Personas que solicitan empleo con nosotros: el [Aviso de privacidad para solicitantes de empleo](/job-applicant-privacy-notice).`,
        `Nuestro personal y las personas vinculadas con él: el [Aviso de privacidad para el personal](/personnel-privacy-notice).`,
      ]),
      'Las reglas para usar el sitio web están en nuestros [Términos de uso](/terms-of-use). No tiene que aceptar nada de ellos para leer este aviso, preguntar por su cuenta o disputar una deuda.',
    ]),
    section('age-and-place', 'Edad y lugar', [
      `Este sitio web es para personas de 18 años o más. Está hecho para usarse solo en Estados Unidos. Podemos restringir el acceso desde fuera de Estados Unidos, así que algunas páginas, o todas, quizá no abran allí. Si está en el extranjero, por ejemplo en el servicio militar, igual puede comunicarse con nosotros por correo postal o al ${phone.office}.`,
    ]),
    section('information-we-collect', 'Qué información reunimos y de dónde viene', [
      'Lo que tenemos depende de su trato con nosotros. Procuramos reunir solo lo que cada tarea exige.',
      section('from-you', 'Lo que usted nos da', [
        list('Cuando llama, escribe, nos visita o paga, usted puede darnos:', [
          '**Datos de contacto**: su nombre, dirección postal, números de teléfono, dirección de correo electrónico y zona horaria.',
          '**Datos de la cuenta**: su número de referencia, lo que nos cuente sobre la deuda o una disputa, y los papeles que lo apoyen.',
          '**Datos de pago**: la cuenta bancaria, el cheque o la tarjeta de débito que usa. Los da por teléfono, por correo postal o en nuestro portal de pagos, nunca en este sitio.',
          '**Su situación**: ingresos, trabajo, dificultades económicas, servicio militar, bancarrota o un abogado que actúa por usted, si decide contarnos.',
          '**Sus deseos**: el idioma que prefiere, las horas y formas en que no debemos comunicarnos con usted, y el formato que necesite por una discapacidad.',
          '**Grabaciones**: las llamadas con nosotros se graban y un supervisor puede escucharlas. Lo decimos al comienzo de cada llamada. También guardamos los mensajes que deja en el buzón de voz.',
        ]),
      ]),
      section('from-others', 'Lo que otros nos dan', [
        list('La mayor parte de lo que sabemos de una cuenta no viene de usted. Viene de:', [
          '**Nuestros clientes**, los acreedores: quién debe y cómo nació la deuda, pagos, cargos y datos de contacto. A menudo hay un número de Seguro Social.',
          '**Registros públicos**: expedientes de tribunales, avisos de bancarrota, registros de propiedad y de defunción.',
          '**Compañías de informes de crédito**, cuando lo permite la Ley federal de Informe Justo de Crédito.',
          '**Empresas que hallan o comprueban datos**: direcciones y teléfonos actuales, lugar de trabajo y servicio militar.',
          '**Personas que actúan por usted**, como un abogado, un asesor o un agente.',
          '**Otras personas**, pero solo para saber datos que nos ayuden a encontrar a quien buscamos. No les hablamos de la deuda.',
          '**Entidades del gobierno**, como los tribunales, los alguaciles y la base de datos de servicio militar del Departamento de Defensa.',
        ]),
        'Algunas cuentas vienen de hospitales y grupos médicos. Pueden mostrar cuándo y dónde hubo atención. Tratamos esos datos según las reglas federales de privacidad médica y nuestro contrato con ese cliente.',
      ]),
      section('from-your-visit', 'Lo que este sitio web llega a saber', [
        'Este sitio web es un conjunto de páginas sencillas. No tiene ningún formulario que nos envíe algo. Los formularios para imprimir se quedan en su pantalla y en su papel.',
        'Como todo sitio web, funciona en las computadoras de una empresa de alojamiento. Ellas reciben su dirección IP, la página que pidió, la hora, la página de donde viene y el tipo de navegador que usa. La dirección IP permite saber una zona aproximada, como un estado, pero no una calle. Usamos esos registros para entregar las páginas y proteger el sitio.',
        'El chat es un programa que corre en su propio navegador, solo en inglés. Lo que escribe allí no nos llega y se borra cuando sale de la página.',
      ]),
      section('logging-in', 'Funciones que piden iniciar sesión', [
        `Algunas funciones exigen iniciar sesión o dar datos que muestren quién es usted. Ninguna está en este sitio web; están en otros sitios. Son nuestro [portal de pagos](${site.accountDetails}), nuestra [página de consentimiento para correo electrónico](${site.emailConsent}), nuestra [página para cancelar la suscripción](${site.emailUnsubscribe}) y, para los acreedores, nuestro [sitio de acceso para clientes](${site.clientAccess}). Lo que escriba allí llega a nosotros o a una empresa que trabaja para nosotros. Esos sitios pueden usar sus propias cookies para mantener abierta su sesión. Sus páginas dan más detalles.`,
      ]),
    ]),
    section('how-we-use-it', 'Para qué la usamos', [
      list('Usamos la información personal para:', [
        'hallar a la persona correcta y comprobar que hablamos con ella;',
        'cobrar deudas para nuestros clientes, enviar los avisos que exige la ley y responder preguntas;',
        'estudiar disputas, denuncias de robo de identidad y solicitudes de verificación;',
        'recibir, registrar y documentar pagos, y acordar planes de pago;',
        'presentar, defender y seguir casos en los tribunales, y presentar reclamaciones en casos de bancarrota;',
        'proteger a quienes la ley protege, como los miembros del servicio militar y las personas en bancarrota;',
        'atenderle en español o en inglés y en lo que necesite por una discapacidad;',
        'capacitar a nuestro personal, revisar la calidad de las llamadas y resolver quejas;',
        'mantener seguros este sitio web, nuestros sistemas y nuestra oficina, y prevenir el fraude;',
        'llevar los registros que exigen las leyes de cobro y de impuestos y las reglas para abogados.',
      ]),
      'No usamos la información personal para ofrecerle productos de otras empresas. Si algún día queremos usarla para un fin que no cabe en esta lista, se lo diremos antes.',
    ]),
    section('who-receives-it', 'Quién la recibe', [
      'La ley federal limita con quién podemos hablar de una deuda. No hablamos de su cuenta con amigos, vecinos ni compañeros de trabajo. Hablamos con un empleador solo cuando la ley lo permite, por ejemplo, para cumplir la orden de un tribunal sobre el salario.',
      list('Cuando la ley lo permite, divulgamos información personal a:', [
        '**El cliente** que nos confió la cuenta, y sus propios abogados.',
        '**Empresas que trabajan para nosotros**: procesadores de pagos, bancos, servicios de correo postal e imprenta, empresas de teléfono, correo electrónico y mensajes de texto, alojamiento web, conteo de visitas, archivo de datos, traducción y empresas que comprueban datos. Su contrato les deja usar la información solo para nuestro trabajo.',
        '**Tribunales y quienes trabajan con ellos**: secretarios, alguaciles, personas que entregan citaciones y síndicos en casos de bancarrota.',
        '**Empleadores**, solo cuando la ley lo permite, como en el caso de la orden de un tribunal sobre el salario.',
        '**Compañías de informes de crédito**, si el cliente lo ha pedido y solo después de hablar con usted sobre la deuda, o de enviarle una carta sobre ella y esperar al menos 14 días sin que nos la devuelvan.',
        '**Agencias del gobierno** que nos supervisan o que piden registros según la ley.',
        '**Personas que usted elige**: su abogado, su asesor, un agente autorizado o cualquier otra que usted nombre.',
        '**Un nuevo dueño o bufete**, si nuestra práctica o una cuenta pasa a sus manos. La información sigue bajo este aviso o bajo otro que la proteja igual.',
      ]),
      '**No vendemos información personal por dinero ni la cambiamos por otra cosa de valor.** No la compartimos para mostrarle publicidad según lo que hace en otros sitios. No tenemos empresas afiliadas con las que la compartamos. Los números de teléfono y el permiso que nos da para mensajes de texto no pasan a nadie para su propia publicidad.',
    ]),
    section('social-security-numbers', 'Números de Seguro Social', [
      list('A menudo recibimos números de Seguro Social con las cuentas que nos piden cobrar. Para protegerlos:', [
        'los mantenemos en secreto, y solo los ve el personal que los necesita para su trabajo;',
        'no los divulgamos, salvo que la ley lo permita o lo exija;',
        'nunca imprimimos el número completo en una carta ni lo enviamos por correo electrónico común;',
        'para saber quién es usted, le pedimos a lo sumo los cuatro últimos dígitos.',
      ]),
    ]),
    section('financial-privacy-laws', 'Leyes federales sobre datos financieros y de salud', [
      'Varias leyes federales ya protegen gran parte de lo que tenemos. La Ley Gramm-Leach-Bliley y sus reglas de privacidad cubren los datos de cuentas financieras. La Ley de Informe Justo de Crédito cubre los informes que se envían a las compañías de informes de crédito o que vienen de ellas. Las reglas de privacidad médica llamadas HIPAA cubren los datos de cuentas médicas. La Ley de Prácticas Justas en el Cobro de Deudas limita qué podemos decir y a quién.',
      'Cuando rige una de estas leyes, tiene prioridad. En ese caso, la ley de un estado quizá no dé más derechos sobre los mismos datos. Lo decimos al responder una solicitud y nombramos la ley.',
      'Si una compañía de informes de crédito muestra un dato nuestro que está mal, puede disputarlo con ella o con nosotros. Si alguien usó su nombre para crear una deuda, avísenos. Envíe un informe policial o de robo de identidad, si lo tiene.',
    ]),
    section('cookies-and-signals', 'Cookies, conteo de visitas y señales del navegador', [
      'Este sitio web no usa cookies. Una simple visita no guarda nada. La tabla muestra todo lo que el sitio puede guardar en su navegador.',
      table(
        'Lo que este sitio web guarda en su navegador',
        'Nombre | Tipo | Qué contiene | Para qué | Cuándo se guarda | Cuánto dura',
        'userLocale | Almacenamiento local, solo de este sitio | Dos letras: “en” para inglés o “es” para español | Para mostrarle las páginas en el idioma que eligió | Cuando usa el botón de idioma | Hasta que usted lo borre en su navegador',
        'reloadedChunks | Almacenamiento de sesión, solo de este sitio | Direcciones de partes de este sitio que no se pudieron cargar | Para volver a cargar la página una sola vez después de una falla así | Cuando no se puede cargar una parte de una página | Hasta que usted cierre la pestaña',
      ),
      'Esos datos no nos llegan: se quedan en su dispositivo. Si usted bloquea el almacenamiento, el sitio funciona igual y muestra cada página en el idioma que indica su dirección web: las que llevan /es, en español.',
      '**Conteo de visitas.** Podemos activar una herramienta que cuenta las visitas. Si está activa, anota la página, la página de donde usted viene, una zona aproximada y el tipo de dispositivo y de navegador. No usa cookies, no guarda nada en su dispositivo y no sigue sus pasos en otros sitios. Ninguna otra empresa usa este sitio web para seguir lo que usted hace a lo largo del tiempo y en distintos sitios.',
      '**Control Global de Privacidad y No Rastrear.** Algunos navegadores pueden enviar por usted una de estas señales, llamadas en inglés “Global Privacy Control” y “Do Not Track”. Si el suyo lo hace, la herramienta que cuenta visitas nunca se activa. No tiene que hacer nada más. Nuestra página [Elija cómo podemos comunicarnos con usted](/optout#sale-or-sharing) explica estas señales y muestra si su navegador envía el Control Global de Privacidad.',
    ]),
    section('calls-texts-email', 'Llamadas, mensajes de texto y correo electrónico', [
      `**Llamadas.** Grabamos las llamadas y podemos escucharlas para capacitar al personal y probar lo que se dijo. Si no desea que se grabe una llamada, díganoslo y escríbanos en lugar de llamar. No llamamos antes de las ${hours.calls.from} ni después de las ${hours.calls.until}, según su hora local.`,
      '**Mensajes de texto.** Para dejar de recibirlos, responda **STOP** a cualquiera de ellos. También puede decírnoslo de cualquier otra forma razonable: por teléfono, por correo postal, por correo electrónico o en persona. Cumplimos en un máximo de 10 días hábiles. Podemos enviarle un mensaje que confirme su solicitud.',
      '**Correo electrónico.** Le escribimos sobre una deuda por correo electrónico solo con su permiso. Cada mensaje trae un enlace para cancelar la suscripción. Nuestra página para [no recibir más correo electrónico](/unsubscribe) también muestra ese enlace. O díganoslo de cualquier otra forma razonable y denos la dirección que ya no debe recibir mensajes. No cuesta nada y no tiene que decir por qué.',
      'Dejar de recibir mensajes de texto o correo electrónico no cambia lo que se debe ni detiene las cartas o llamadas. Usted también puede limitarlas; la sección siguiente dice cómo.',
    ]),
    section('your-choices', 'Sus opciones y sus derechos', [
      list('Viva donde viva, usted puede:', [
        '**Corregir un error.** Díganos qué está mal en su nombre, dirección o cuenta, y envíe algo que lo muestre.',
        '**Disputar una deuda.** Su aviso indica el último día del plazo de 30 días. Si la disputa por escrito a más tardar ese día, dejamos de cobrar la parte disputada hasta enviarle la verificación.',
        '**Elegir horas, lugares y formas.** Díganos cuándo o dónde no le conviene que llamemos, o pídanos que no usemos el teléfono, los mensajes de texto, el correo electrónico o el correo postal.',
        '**Nombrar a un abogado.** Si tiene uno para esta deuda, trataremos con esa persona.',
        '**Pedir que dejemos de comunicarnos.** Escríbanos. Después solo le escribiremos en los casos en que la ley lo permite. La deuda en sí no desaparece.',
        '**Retirar un consentimiento.** Cuando quiera, puede retirar el permiso para correo electrónico, mensajes de texto o llamadas automáticas.',
        '**Recibir este aviso de otra forma.** Lo enviamos gratis en papel, en español, en letra grande, en braille o en audio.',
      ]),
      'Algunos estados dan más a sus residentes: ver, corregir, eliminar o trasladar datos, o negarse a ciertos usos. Para pedirlo, escríbanos y diga en qué estado vive. Comprobaremos quién es, aplicaremos la ley de ese estado y, si decimos que no, le explicaremos cómo apelar. No tratamos peor a nadie por pedirlo.',
      'Los residentes de Nevada pueden pedirnos que no vendamos ciertos datos. No vendemos ninguno, pero anotaremos su solicitud.',
    ]),
    section('retention', 'Cuánto tiempo guardamos la información', [
      list(
        'Guardamos la información personal mientras lo exijan su fin y la ley. Los períodos de conservación principales son:',
        [
          '**Registros de la cuenta**: tres años después de la última gestión de cobro en la cuenta.',
          '**Grabaciones de llamadas**: tres años después de la fecha de la llamada.',
          '**Solicitudes sobre privacidad y nuestras respuestas**: al menos dos años.',
          '**Registros web** de la empresa de alojamiento y conteo de visitas: hasta 12 meses.',
        ],
      ),
      'Algunos registros se guardan más tiempo: casos y sentencias de tribunales, papeles de impuestos, archivos que las reglas para abogados nos mandan guardar y lo que haga falta en una disputa abierta. Cuando termina un período, eliminamos la información, la trituramos o quitamos lo que la vincula con usted.',
    ]),
    section('security', 'Cómo protegemos la información', [
      'Tenemos un programa de seguridad por escrito, como exigen las reglas federales y de Massachusetts. Fija quién puede ver qué. Incluye cifrado, registros de acceso, capacitación, pruebas y control de las empresas que trabajan para nosotros. Ningún sistema es del todo seguro, así que no lo prometemos. Si una falla de seguridad pone en riesgo sus datos, le avisaremos a usted y a las autoridades como manda la ley.',
      'Ayúdenos: nunca envíe un número de tarjeta o de cuenta bancaria, ni ninguna parte de su número de Seguro Social, por correo electrónico, en el chat o en el buzón de voz.',
    ]),
    section('children', 'Menores de edad', [
      'Este sitio web no se dirige a menores de 18 años, y no reunimos a sabiendas datos de niños por medio de él. Una cuenta por la atención médica de un niño puede llevar su nombre; la deuda es del adulto. Si cree que un niño nos ha dado datos, avísenos. Los eliminaremos, salvo que la ley nos obligue a guardarlos.',
    ]),
    section('linked-sites', 'Otros sitios a los que enlazamos', [
      `Algunos enlaces llevan a sitios que no manejamos. Por ejemplo, la página del gobierno sobre la [Ley de Ayuda Civil para Miembros del Servicio Militar](${site.reliefAct}) y la [agencia del consumidor de la ciudad de Nueva York](${site.cityAgency}). Otros son el [registro de licencias](${site.registry}), el sitio donde publicamos vacantes y las redes sociales. Antes de abrir uno, un mensaje nombra el sitio y le deja quedarse o continuar. Desde allí rige el aviso de privacidad de ese sitio. Por favor, no escriba sobre una deuda en nuestras redes.`,
    ]),
    section('californiaPrivacy', 'Residentes de California', [
      'Si vive en California, la ley del estado puede darle derecho a saber qué información personal tenemos de usted, obtenerla, corregirla y eliminarla. También puede limitar el uso de datos sensibles y optar por que no se venda ni se comparta su información personal. Nosotros no la vendemos ni la compartimos, en el sentido que esa ley da a esas palabras. Puede usar un agente autorizado.',
      'La ley de California llamada “Shine the Light” permite preguntar qué empresas recibieron los datos de un residente para hacerle publicidad directa. No los damos a ninguna para ese fin.',
      `El [aviso completo de California](/california-privacy-notice) trae las tablas de categorías, los pasos para hacer una solicitud y un formulario para imprimir. También puede llamar al ${phone.main} y decir que desea hacer una solicitud de privacidad.`,
    ]),
    section('changes-to-this-notice', 'Cambios a este aviso', [
      `Esta es la versión ${version}, actualizada en octubre de 2025. Cuando cambiamos este aviso, publicamos aquí el texto nuevo con otro número y otra fecha, y anotamos abajo el cambio. Para los datos que ya tenemos, un cambio no reduce los derechos que usted tenía cuando los reunimos. La excepción es que usted esté de acuerdo o la ley lo exija.`,
    ]),
    section('contact', 'Cómo comunicarse con nosotros sobre privacidad', [
      list('Recibimos con gusto preguntas, solicitudes y quejas sobre privacidad, en inglés o en español.', [
        `**Correo postal**: ${at.mail}. Por favor, escriba “Privacidad” en el sobre.`,
        `**Llamada gratuita**: ${phone.main}, ${hours.officeEastern}.`,
        `**Línea en español**: ${phone.spanish}, mismo horario.`,
        `**Línea TTY**: ${phone.tty}; o marque 711 para el servicio de retransmisión.`,
        `**Correo electrónico**: ${email.privacy}. Si no queda conforme, escriba a ${email.complaints}; tendrá respuesta en un máximo de 10 días hábiles.`,
      ]),
      `También puede acudir a una entidad pública. La [Oficina para la Protección Financiera del Consumidor](${site.consumerBureau}) recibe quejas sobre el cobro de deudas y nos pide que las respondamos. El fiscal general de su estado también puede ayudarle. Las demás formas de comunicarse con nosotros están en nuestra [página de contacto](/contact).`,
    ]),
  ],
  changes: [
    {
      version,
      text: 'Versión actual, actualizada en octubre de 2025. Explica qué reunimos, cómo lo usamos y a quién lo damos, los datos que este sitio puede guardar y lo que usted puede elegir.',
    },
  ],
} satisfies LegalDocument;
