import { field, form, list, section, table } from '@/content/blocks';
import { at, email, hoursIn, phone, sitesIn } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import { notices } from '@/content/notices';
import type { LegalDocument } from '@/content/types';
import { formatNoticeMonth } from '@/lib/time/notice-date';

const site = sitesIn('es');
const hours = hoursIn('es');
const { version, date } = notices['job-applicant-privacy-notice'];
const month = formatNoticeMonth(date, 'es');

export const jobApplicantPrivacyNotice = {
  meta: {
    title: 'Aviso de privacidad para solicitantes de empleo',
    description:
      'Cómo nuestro bufete recopila, usa, guarda y divulga la información personal de quienes solicitan empleo aquí, y cómo preguntar por la suya.',
  },
  title: 'Aviso de privacidad para solicitantes de empleo',
  summary: [
    'Este aviso es para quienes solicitan empleo con nosotros. Explica qué datos suyos recopilamos, para qué y por cuánto tiempo.',
    'Los usamos para leer su solicitud de empleo, comprobar los datos, elegir a quién contratar y cumplir la ley.',
    'No vendemos su información, ni la compartimos para anuncios que siguen a la gente de un sitio a otro.',
    'Usted puede pedir ver, corregir o eliminar lo que tenemos, gratis y sin que le perjudique.',
    `Para pedirlo, llame al ${phone.spanish} o envíe por correo postal el [formulario de este aviso](#request-form). Nunca mande por correo electrónico ninguna parte de su número de Seguro Social.`,
  ],
  sections: [
    section('who-this-covers', 'A quién se aplica este aviso', [
      `${firm.name} (“nosotros”) es un bufete de abogados de Massachusetts que cobra deudas para acreedores. Este aviso se aplica a quienes solicitan empleo con nosotros, a quienes tenemos en cuenta para un puesto y a las personas que alguien nos recomienda. A todos los llamamos aquí “solicitantes”.`,
      'Si nos da datos de otra persona, como un antiguo jefe que conoce su trabajo, avísele primero, por favor.',
      list('En otros casos se aplican otros avisos:', [
        'Si le damos el empleo, el [Aviso de privacidad para el personal](/personnel-privacy-notice) se aplica desde su primer día.',
        'Si visita este sitio por otra razón, o si nos comunicamos con usted por una deuda, lea el [Aviso de privacidad](/privacy-notice).',
        'Si vive en California y trata con nosotros fuera de una solicitud de empleo, lea también el [Aviso de privacidad de California](/california-privacy-notice).',
      ]),
    ]),
    section('when-you-get-it', 'Cuándo recibe este aviso', [
      'Usted recibe este aviso antes de que recopilemos datos para su solicitud, o en ese mismo momento. Nuestra [página de empleo](/employment) tiene al pie un enlace que lleva a él.',
      'La ley de California pide muchos de los detalles que siguen, y nosotros se los damos a los solicitantes de todos los estados. Las tablas describen los 12 meses anteriores a la fecha de este aviso y lo que todavía hacemos.',
    ]),
    section('what-we-collect', 'Qué información recopilamos y de dónde viene', [
      'La ley de California divide la información personal en las categorías de esta tabla, y algunos nombres, como “registros del consumidor”, son de la propia ley. La tabla indica, para cada una, si recopilamos esos datos de los solicitantes o sobre ellos.',
      table(
        'Categorías de información de los solicitantes y sus fuentes',
        'Categoría | Ejemplos | Se recopila | Fuentes',
        'Datos de identidad | Nombre, domicilio, teléfono, correo electrónico; los últimos cuatro dígitos de su número de Seguro Social, si envía una solicitud de privacidad | Sí | Usted, el sitio de empleo, quienes recomiendan a solicitantes',
        'Registros del consumidor | Firma; cuenta bancaria para su salario, solo después de que acepta una oferta de empleo | Sí, con límites | Usted',
        'Características protegidas por la ley | Prueba de que puede trabajar en Estados Unidos, solo después de que acepta una oferta de empleo; raza, sexo, discapacidad o condición de veterano, si decide responder | Sí, con límites | Usted',
        'Datos comerciales | Cosas que compró o pensó comprar | No | Ninguna',
        'Datos biométricos | Huellas digitales, imágenes del rostro, huellas de voz | No | Ninguna',
        'Actividad en internet | Páginas de este sitio que usted abre; sus pasos en el sitio de empleo | Sí, con límites | Su navegador, el sitio de empleo',
        'Ubicación | Una zona aproximada según la dirección de internet; nunca su lugar exacto | Sí, solo aproximada | Su navegador',
        'Sonido e imagen | Mensajes de voz, llamadas grabadas, una entrevista por video | Sí | Usted',
        'Datos de trabajo | Currículum, empleos anteriores, licencias, admisión como abogado, referencias, verificación de antecedentes, el salario que pide | Sí | Usted, sus referencias, entidades que dan licencias, empresa de verificación de antecedentes, perfiles públicos de trabajo',
        'Datos de estudios | Escuelas, títulos, historiales académicos que usted nos da | Sí | Usted, las escuelas que nombra',
        'Inferencias | Notas de la entrevista sobre cómo encaja usted en el puesto | Sí | Nuestro propio personal',
        'Datos sensibles | Documento de identidad y número completo de Seguro Social, solo después de que acepta una oferta de empleo; datos de salud para una adaptación razonable; lo que decidió responder sobre raza | Sí, con límites | Usted',
      ),
      'Las preguntas sobre raza, sexo, discapacidad y condición de veterano son voluntarias. Guardamos las respuestas aparte de su solicitud de empleo, y quienes eligen a quién contratar no las ven.',
    ]),
    section('how-we-use-it', 'Para qué la usamos, quién la recibe y cuánto tiempo la guardamos', [
      'Esta tabla cubre las categorías que sí recopilamos. “Se vende o comparte” tiene el sentido que le da la ley de California: entregar datos por dinero u otra cosa de valor, o para anuncios según lo que usted hace en distintos sitios.',
      table(
        'Fines, destinatarios y plazos, por categoría',
        'Categoría | Fines | Se divulga a | Se guarda | Se vende o comparte',
        'Datos de identidad | Comunicarnos con usted, distinguir a los solicitantes, iniciar la nómina | Sitio de empleo, empresa de verificación de antecedentes, sus referencias, las escuelas que nombra, entidades que dan licencias, empresa de nómina, nuestros abogados, agencias del gobierno | Cuatro años desde nuestra decisión | No',
        'Registros del consumidor | Dejar constancia de su consentimiento y preparar el pago de su salario | Empresa de nómina | Cuatro años desde nuestra decisión | No',
        'Características protegidas por la ley | Comprobar el derecho a trabajar, informar sobre igualdad de oportunidades, cumplir los deberes con los veteranos | Agencias del gobierno, nuestros abogados | Cuatro años desde nuestra decisión | No',
        'Actividad en internet | Hacer funcionar este sitio, cuidarlo y ver qué páginas ayudan | Empresa de alojamiento web; empresa que cuenta las visitas, si se usa; sitio de empleo | Hasta 12 meses | No',
        'Ubicación | Proteger el sitio, limitar su uso a Estados Unidos y contar visitas | Empresa de alojamiento web; empresa que cuenta las visitas, si se usa | Hasta 12 meses | No',
        'Sonido e imagen | Hacer entrevistas y dejar constancia de las llamadas | Empresas de teléfono y de video | Llamadas grabadas y mensajes de voz: tres años después de la llamada; grabaciones de entrevistas: cuatro años desde nuestra decisión | No',
        'Datos de trabajo | Valorar su experiencia, comprobar licencias, fijar el salario | Sitio de empleo, empresa de verificación de antecedentes, entidades que dan licencias | Cuatro años desde nuestra decisión | No',
        'Datos de estudios | Confirmar los estudios que pide el puesto | Empresa de verificación de antecedentes, escuelas que nombra | Cuatro años desde nuestra decisión | No',
        'Inferencias | Comparar de manera justa y explicar nuestra elección | Nuestros abogados, si surge una pregunta | Cuatro años desde nuestra decisión | No',
        'Datos sensibles | Confirmar quién es usted, dar adaptaciones, hacer las verificaciones que usted aceptó, cumplir la ley, cuidar nuestros sistemas | Empresa de verificación de antecedentes, agencias del gobierno, nuestros abogados | Cuatro años desde nuestra decisión | No',
      ),
      'También podemos entregar datos de cualquier categoría a nuestros auditores y aseguradoras. Lo que nos da solo para una solicitud de privacidad sirve únicamente para responderla. Después lo eliminamos en cuanto podemos, salvo el registro de la solicitud que la ley nos obliga a guardar. Si le damos el empleo, su solicitud de empleo pasa a formar parte de su expediente, con los plazos del Aviso de privacidad para el personal. Si una disputa o una orden legal exige conservar un registro, lo guardamos hasta que el asunto termine. Al vencer el plazo, lo eliminamos o lo trituramos.',
    ]),
    section('purposes', 'Qué hacemos con una solicitud de empleo', [
      list('En palabras sencillas, usamos los datos de los solicitantes para:', [
        'leer su solicitud de empleo y hablar con usted sobre ella;',
        'planificar las entrevistas y darle la ayuda que necesite para participar;',
        'comprobar sus empleos, estudios y licencias;',
        'decidir a quién contratar y en qué condiciones;',
        'cumplir las leyes de empleo, impuestos, inmigración y licencias;',
        'cuidar nuestros sistemas, nuestra oficina y las cuentas de nuestros clientes;',
        'responder a un reclamo legal o defender nuestros derechos;',
        'preparar su primer día, si acepta nuestra oferta.',
      ]),
      'Aquí son personas quienes deciden a quién contratar: ningún programa acepta ni rechaza a nadie.',
    ]),
    section('background-checks', 'Verificación de antecedentes', [
      'Algunos puestos exigen verificar los antecedentes, porque nuestro personal maneja datos financieros privados. Hacemos esa verificación ([background check](lang:en)) solo después de una oferta de empleo. Antes le damos un aviso aparte, según la Ley de Informe Justo de Crédito (FCRA, por sus siglas en inglés), y le pedimos permiso por escrito.',
      'Si un informe puede cambiar nuestra decisión, le enviamos una copia y un resumen de sus derechos, para que tenga tiempo de mostrarnos qué está mal antes de que decidamos. Si luego decidimos en su contra por ese informe, se lo decimos, y también qué empresa lo hizo.',
    ]),
    section('sensitive-information', 'Datos sensibles', [
      'Usamos la información sensible solo donde hace falta: para confirmar su identidad, hacer las verificaciones que usted aceptó, dar una adaptación razonable, cumplir la ley o cuidar nuestros sistemas, y nunca para deducir características de usted. La ley de California no da derecho a limitar estos usos. Aun así, puede preguntarnos por ellos.',
    ]),
    section('who-receives-it', 'Quién la recibe', [
      list('Divulgamos estos datos solo en lo que exige nuestro trabajo, y solo a:', [
        'empresas que trabajan para nosotros por contrato, como las que administran el sitio de empleo, la nómina y la verificación de antecedentes;',
        'sus referencias y las escuelas que nombra, en lo que haga falta para que sepan de quién se trata;',
        'entidades que dan licencias, si el puesto exige una licencia o la admisión como abogado;',
        'nuestros propios abogados, auditores y aseguradoras;',
        'tribunales y agencias del gobierno, cuando la ley lo exige;',
        'un bufete que se haga cargo de nuestro trabajo, si eso llega a pasar.',
      ]),
      'En los 12 meses anteriores a esta actualización no vendimos datos de solicitantes ni los compartimos para publicidad; tampoco los de menores de 16 años.',
    ]),
    section('your-rights', 'Sus derechos', [
      list('Si vive en California, usted tiene derecho a:', [
        '**saber** qué categorías recopilamos, de quién, para qué y quién las recibió;',
        '**recibir una copia** de los datos que tenemos de usted, en un formato que pueda llevar a otro lugar;',
        '**corregir** los datos que estén mal;',
        '**eliminar** los datos que nos dio, salvo las excepciones de abajo;',
        '**optar por no participar** ([opt out](lang:en)) en la venta o el uso compartido de sus datos, aunque no hacemos ninguna de las dos cosas;',
        '**limitar** el uso de su información sensible, si alguna vez la usamos para algo más de lo que explica este aviso;',
        '**recibir el mismo trato** después de ejercer estos derechos, ahora y también más adelante, si trabaja aquí.',
      ]),
      'La ley de otro estado puede darle derechos parecidos. Viva donde viva, pregúntenos: respondemos a cada solicitud y le decimos qué podemos hacer.',
      'A veces debemos guardar un registro que usted pide eliminar, porque la ley fija un plazo, porque lo necesitamos para terminar de tramitar su solicitud de empleo o porque sirve de prueba en una disputa. Le diremos cuál es la razón.',
    ]),
    section('how-to-ask', 'Cómo hacer una solicitud de privacidad', [
      list('Elija la forma que le convenga:', [
        `**Por teléfono:** en español, llame al ${phone.spanish}; la llamada al ${phone.main} es gratis. Por TTY, llame al ${phone.tty} o marque 711.`,
        `**Por correo postal:** imprima el [formulario de abajo](#request-form), llénelo y envíelo a ${at.mail}.`,
        `**Por correo electrónico, solo para empezar:** escriba a ${email.privacy} y diga qué desea. Luego le llamamos o le mandamos el formulario por correo postal. No envíe el formulario por correo electrónico.`,
      ]),
      'En un plazo de 10 días hábiles le confirmamos que recibimos su solicitud. Si pide que no se vendan ni se compartan, o que se limite su uso, cumplimos en un plazo de 15 días hábiles; a cualquier otra solicitud respondemos en un plazo de 45 días calendario. Si necesitamos más tiempo para esa respuesta, se lo decimos por escrito dentro de esos 45 días, con el motivo. En total nunca pasamos de 90 días. La respuesta sobre las categorías que divulgamos abarca los 12 meses anteriores, salvo que nos pida ir más atrás.',
      'La solicitud es gratis, y para hacerla no necesita una cuenta con nosotros ni un abogado.',
    ]),
    section('request-form', 'Formulario de solicitud', [
      'El formulario pide su nombre, su domicilio y los últimos cuatro dígitos de su número de Seguro Social, que comparamos con nuestros registros para que nadie más obtenga su expediente. Pedimos cuatro dígitos y **nunca más de cuatro**; el número completo solo lo recibimos después de que acepta una oferta de empleo. Si nunca nos lo dio, o no lo tiene, deje las casillas en blanco y confirmaremos quién es de otra manera.',
      form(
        'Solicitud de privacidad del solicitante de empleo',
        `Solo para imprimir: esta página no envía nada. Use el botón Imprimir al principio de esta página, llene el formulario a mano y mándelo por correo postal a ${at.mail}, o léanos sus respuestas por teléfono al ${phone.spanish}. No lo envíe por correo electrónico. Si vive en California y pide saber, recibir una copia, corregir o eliminar, adjunte copias de su prueba de identidad y de residencia en California.`,
        [
          field('name', 'Nombre', { hint: 'Tal como lo escribió en su solicitud de empleo' }),
          field('home-address', 'Domicilio', { hint: 'Calle, ciudad, estado y código postal', lines: 2 }),
          field('ssn-last-four', 'Últimos cuatro dígitos de su número de Seguro Social', {
            hint: 'Nunca más de cuatro dígitos. Déjelo en blanco si nunca nos dio este número',
            boxes: 4,
          }),
          field('request', 'Lo que pido', {
            hint: 'Saber qué datos tenemos, recibir una copia, corregirlos, eliminarlos, que no se vendan ni se compartan, o que se limite su uso. Diga también de qué datos se trata',
            lines: 3,
          }),
          field('signature', 'Firma'),
          field('date', 'Fecha'),
        ],
      ),
      'Usamos estos datos solo para confirmar y responder su solicitud. Después guardamos constancia de ella y de nuestra respuesta por al menos dos años. Nuestras llamadas se graban y personal nuestro puede escucharlas, y lo decimos al comenzar.',
    ]),
    section('verification', 'Cómo confirmamos quién es usted', [
      'Si pide saber, recibir una copia, corregir o eliminar según la ley de California, necesitamos prueba de identidad y de residencia en California. Si pide que no se vendan ni se compartan, o que se limite su uso, no hace falta ninguna. Una copia de la licencia de conducir puede probar las dos; una factura de servicios con su nombre y domicilio prueba solo dónde vive. Tape los números que no necesitamos ver, y mande copias por correo postal, nunca originales.',
      'Para los datos sensibles exigimos una coincidencia más exacta que para los demás. Nuestras respuestas nunca muestran completo un número de Seguro Social, de identidad o de cuenta, ni una contraseña. Si no podemos confirmar quién es, se lo decimos y le explicamos qué falta.',
    ]),
    section('agents', 'Si otra persona hace la solicitud en su nombre', [
      'Un agente autorizado puede hacer la solicitud en su nombre. Debe enviar el permiso firmado por usted o un poder legal ([power of attorney](lang:en)). Si el agente es una empresa, debe estar registrada ante la Secretaría de Estado de California.',
      'Con un permiso firmado, podemos pedirle que nos confirme su identidad o que nos diga que dio ese permiso. Con un poder legal válido según el Código de Sucesiones de California ([Probate Code](lang:en)), no se lo pediremos.',
    ]),
    section('recruiting-site', 'El sitio de empleo', [
      `Nuestras vacantes están en un [sitio de empleo de otra empresa](${site.recruiting}), y un aviso se lo indica antes de que salga de nuestras páginas. Ese sitio le pide iniciar sesión, usa sus propias cookies y tiene su propio aviso de privacidad. Nos pasa su solicitud de empleo y, desde entonces, este aviso se aplica a nuestra copia.`,
      `Si no puede usar ese sitio, escriba a ${email.careers} o llame al ${phone.office}. Puede solicitar empleo por correo postal, o pedir ayuda por una discapacidad, sin costo.`,
    ]),
    section('security', 'Cómo la protegemos', [
      'Solo puede abrir estos datos quien los necesita para su trabajo. Capacitamos al personal, ciframos los registros y supervisamos a las empresas que trabajan para nosotros. Ningún sistema es perfecto. Si una falla de seguridad pone en riesgo sus datos, le avisamos como exige la ley.',
    ]),
    section('changes-and-contact', 'Cambios y contacto', [
      `Esta es la versión ${version}, actualizada en ${month}. Cuando cambiamos este aviso, le ponemos otro número de versión y otra fecha, y anotamos el cambio abajo. No usaremos lo que ya tenemos de un modo muy distinto sin avisarle antes.`,
      `¿Tiene preguntas? Escriba a ${email.privacy}, llame al ${phone.spanish} o use nuestro apartado postal. Atendemos ${hours.officeEastern}. Si pide este aviso en papel, en letra grande, en braille o en audio, se lo mandamos gratis, como explica nuestra [Declaración de accesibilidad](/accessibility-policy).`,
    ]),
  ],
  changes: [
    {
      version,
      text: 'La versión actual, actualizada en octubre de 2025. Los cambios futuros aparecerán arriba de esta línea.',
    },
  ],
} satisfies LegalDocument;
