import { list, section, table } from '@/content/blocks';
import { at, email, hoursIn, phone, repliesIn } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import { notices } from '@/content/notices';
import type { LegalDocument } from '@/content/types';
import { formatNoticeMonth } from '@/lib/time/notice-date';

const reply = repliesIn('es');
const hours = hoursIn('es');
const { version, date } = notices['personnel-privacy-notice'];
const month = formatNoticeMonth(date, 'es');

export const personnelPrivacyNotice = {
  meta: {
    title: 'Aviso de privacidad para el personal',
    description:
      'Cómo nuestro bufete maneja la información personal de sus empleados, contratistas y antiguo personal, y de quienes están vinculados a sus beneficios.',
  },
  title: 'Aviso de privacidad para el personal',
  summary: [
    'Este aviso es para quienes trabajan o trabajaron con nosotros, y para personas cercanas a ellos, como su familia.',
    'Usamos los datos para pagar el salario, administrar los beneficios, mantener la seguridad en el trabajo y cumplir la ley.',
    'No los vendemos ni los compartimos para anuncios.',
    'Supervisamos el uso de nuestros teléfonos, computadoras y puertas, y aquí explicamos cómo.',
    'Si vive en California, puede pedir ver, corregir o eliminar lo que tenemos, y nadie puede tomar represalias por eso.',
    'Por favor, muestre este aviso a las personas cuyos datos nos da.',
  ],
  sections: [
    section('who-this-covers', 'A quién se aplica este aviso', [
      list(`Este aviso explica cómo ${firm.name} (“nosotros”) maneja la información personal de:`, [
        '**el personal:** empleados, abogados, pasantes, personal temporal y contratistas;',
        '**el antiguo personal:** toda persona de esos grupos cuyo trabajo con nosotros ya terminó;',
        '**las personas relacionadas:** su cónyuge o pareja, sus hijos y otros dependientes, los beneficiarios de sus planes y sus contactos de emergencia.',
      ]),
      'Si solicitó empleo, pero no llegó a trabajar aquí, lea el [Aviso de privacidad para solicitantes de empleo](/job-applicant-privacy-notice). Si usa este sitio, o si un acreedor nos pidió cobrarle una deuda, lea el [Aviso de privacidad](/privacy-notice), aunque también trabaje aquí.',
      'Este aviso no es un contrato de trabajo ni le quita ningún derecho que tenga por ley o por acuerdo.',
    ]),
    section('related-persons', 'Muéstrelo a las personas relacionadas', [
      'Para un plan de salud o una emergencia, usted puede darnos el nombre de un hijo o de un amigo con quien casi nunca hablaremos. Por eso le pedimos que, antes de darnos los datos de esa persona, le entregue este aviso o le diga en qué dirección de internet está.',
      'De las personas relacionadas solo tenemos lo que hace falta: de un contacto de emergencia, el nombre, el teléfono y qué relación tiene con usted; para un plan de beneficios, también la fecha de nacimiento, el domicilio y, si el plan o la ley de impuestos lo pide, el número de Seguro Social. Estas personas tienen los mismos derechos que usted.',
    ]),
    section('what-we-collect', 'Qué información recopilamos y de dónde viene', [
      'Usamos las categorías de la ley de California y seguimos este aviso con el personal de todos los estados. Algunos nombres, como “registros del consumidor”, son de esa ley. Las tablas describen los 12 meses anteriores a la fecha del aviso y lo que todavía hacemos.',
      table(
        'Categorías de información del personal y sus fuentes',
        'Categoría | Ejemplos | Se recopila | Fuentes',
        'Datos de identidad | Nombre, domicilio, teléfono, correo electrónico, número de empleado, número de Seguro Social | Sí | Usted, nuestros propios registros',
        'Registros del consumidor | Firma, cuenta bancaria para el salario, números de planes y seguros | Sí | Usted, proveedores de beneficios',
        'Características protegidas por la ley | Edad, sexo, raza, estado civil, condición de militar o veterano, discapacidad, idioma | Sí, con límites | Usted',
        'Datos comerciales | Gastos que nos pide reembolsar | Sí, con límites | Usted, empresas de viajes',
        'Datos biométricos | Huellas digitales, imágenes del rostro, huellas de voz | No | Ninguna',
        'Actividad en internet | Uso de nuestros equipos, correo electrónico, red y sitios web; horas de inicio de sesión | Sí | Nuestros propios sistemas',
        'Ubicación | Registros de la tarjeta de acceso; zona aproximada de un inicio de sesión; nunca el lugar exacto de un teléfono privado | Sí, con límites | Nuestros propios sistemas',
        'Sonido e imagen | Llamadas de trabajo grabadas, reuniones por video, fotos para la tarjeta de acceso o este sitio | Sí | Usted, nuestro sistema telefónico',
        'Datos de trabajo | Puesto, salario, horas, evaluaciones, capacitación, licencias, disciplina, verificación de antecedentes | Sí | Usted, supervisores, entidades que dan licencias, empresa de verificación de antecedentes',
        'Datos de estudios | Títulos, cursos, certificados | Sí | Usted, las escuelas que nombra',
        'Inferencias | Opinión de un supervisor sobre sus puntos fuertes y la capacitación que le ayudaría | Sí | Supervisores',
        'Datos sensibles | Número de Seguro Social, documentos para trabajar, contraseñas de trabajo, registros de salud y de ausencias, contenido de mensajes en nuestros sistemas | Sí, con límites | Usted, proveedores de salud, nuestros propios sistemas',
        'Datos de personas relacionadas | Nombre, datos de contacto, fecha de nacimiento, relación con usted, beneficios elegidos; número de Seguro Social, si el plan o la ley de impuestos lo pide | Sí, con límites | Usted, proveedores de beneficios',
      ),
    ]),
    section('why-and-who', 'Para qué la usamos y quién la recibe', [
      'Esta tabla deja fuera la única categoría que no recopilamos. Cada divulgación sirve a nuestro propio trabajo o a un deber legal.',
      table(
        'Fines y destinatarios de la información del personal',
        'Categoría | Fines | Se divulga a | Se vende o comparte',
        'Datos de identidad | Pagarle, declarar impuestos, administrar beneficios y comunicarnos con usted | Empresa de nómina, aseguradoras, agencias gubernamentales de impuestos y de asuntos laborales, entidades que dan licencias, clientes | No',
        'Registros del consumidor | Depositar el salario e inscribirle en los planes | Empresa de nómina, bancos, aseguradoras | No',
        'Características protegidas por la ley | Administrar beneficios, dar adaptaciones, informar sobre igualdad de oportunidades | Aseguradoras, agencias del gobierno | No',
        'Datos comerciales | Reembolsar sus gastos y revisarlos | Contadores, auditores | No',
        'Actividad en internet | Cuidar las cuentas y los sistemas e investigar el mal uso | Empresas de seguridad y tecnología | No',
        'Ubicación | Cuidar la oficina y notar inicios de sesión extraños | Empresas de seguridad, administrador del edificio | No',
        'Sonido e imagen | Capacitar, revisar la calidad y probar lo que se dijo | Empresa telefónica, clientes, reguladores, tribunales; el público, si son fotos de este sitio | No',
        'Datos de trabajo | Organizar el trabajo, fijar el salario, planificar la capacitación, acreditar licencias | Entidades que dan licencias, clientes, auditores, aseguradoras | No',
        'Datos de estudios | Ajustar la capacitación al trabajo | Entidades que dan licencias, empresas de capacitación | No',
        'Inferencias | Planificar carreras y puestos | Nuestros abogados, si surge una pregunta | No',
        'Datos sensibles | Cumplir las leyes de impuestos, inmigración, ausencias y seguridad laboral; cuidar nuestros sistemas | Empresa de nómina, aseguradoras, agencias del gobierno | No',
        'Datos de personas relacionadas | Administrar beneficios, declarar impuestos y pedir ayuda en una emergencia | Aseguradoras, planes de beneficios, agencias de impuestos, servicios de emergencia | No',
      ),
      'Un cliente o un estado puede pedir prueba de que quienes manejan sus cuentas tienen licencia y de que se verificaron sus antecedentes. En ese caso damos su nombre, su puesto y su licencia, y el resultado de esa verificación ([background check](lang:en)), pero no el informe.',
      'También divulgamos datos a nuestros propios abogados, a tribunales y agencias cuando la ley lo exige, y a un bufete que se haga cargo de nuestro trabajo, si eso llega a pasar. En los 12 meses anteriores a esta actualización no vendimos ni compartimos datos del personal, y no nos consta que se haya hecho con los de menores de 16 años.',
    ]),
    section('monitoring', 'Supervisión en el trabajo', [
      'Como nuestro trabajo está regulado y nuestros expedientes son privados, supervisamos las herramientas que damos al personal, hasta donde la ley lo permite. No cuente con que lo que haga con ellas sea privado.',
      list('Esto quiere decir que podemos:', [
        'grabar las llamadas de trabajo y escucharlas;',
        'leer mensajes y archivos de nuestros sistemas, si hay una razón de trabajo o legal;',
        'registrar quién abre qué cuenta, sitio web o puerta, y cuándo;',
        'revisar el correo electrónico y los equipos para detectar programas dañinos y datos que no deben salir.',
      ]),
      'No supervisamos sus cuentas ni sus equipos privados, salvo una aplicación de trabajo que usted decida poner en su teléfono, y entonces solo esa aplicación. No ponemos cámaras ni grabadoras en baños, vestidores ni lugares de descanso.',
      'Nueva York y Connecticut exigen un aviso aparte, por escrito, sobre la supervisión electrónica. Si una de esas leyes se aplica a usted, le damos ese aviso para que lo firme. Nada de esto limita su derecho a hablar con otros sobre el salario y las condiciones de trabajo.',
    ]),
    section('sensitive-information', 'Salud, ausencias y otros datos sensibles', [
      'Los registros de salud y de permisos de ausencia se guardan en un archivo propio, separado de su expediente, que pocas personas pueden abrir. Un supervisor sabe solo lo que exige una adaptación razonable o un plan de seguridad.',
      'Los registros del plan de salud pertenecen al plan, se rigen por las leyes de privacidad médica y están cubiertos por el aviso del propio plan.',
      'Usamos la información sensible solo para fines de trabajo que, según la ley de California, usted no tiene derecho a limitar. Nunca la usamos para deducir características de usted. Responder sobre raza, sexo, discapacidad o condición de veterano es voluntario.',
    ]),
    section('retention', 'Cuánto tiempo la guardamos', [
      table(
        'Tiempo que guardamos cada clase de registro',
        'Registro | Se guarda',
        'Expediente, evaluaciones, licencias, verificación de antecedentes | Cuatro años después de terminar el trabajo con nosotros',
        'Registros de salario, horas e impuestos | Seis años después del año que cubren',
        'Formulario de derecho a trabajar (I-9) | Tres años desde la contratación o un año desde el fin del trabajo, lo que ocurra más tarde',
        'Registros de planes de beneficios, con los de personas relacionadas | Seis años después del año del plan',
        'Registros de salud, ausencias y adaptaciones | Cuatro años después de terminar el trabajo, o más si lo dice la ley de seguridad laboral',
        'Contactos de emergencia | Hasta que los cambie o termine su trabajo',
        'Llamadas y reuniones de trabajo grabadas | Tres años después de la llamada o reunión',
        'Mensajes en nuestros sistemas; registros de equipos, red y puertas | Dos años',
        'Foto de la tarjeta y fotos en este sitio | Hasta el fin del trabajo; en este sitio, antes si lo pide',
        'Registros de gastos | Siete años, por los impuestos',
        'Solicitudes de privacidad y nuestras respuestas | Al menos dos años',
      ),
      'Si un reclamo legal, una auditoría o una orden del tribunal exige conservar un registro, lo guardamos hasta que el asunto termine. Después lo eliminamos, lo trituramos o hacemos imposible vincularlo con usted.',
    ]),
    section('your-rights', 'Sus derechos', [
      list('Si usted vive en California, como parte del personal o como persona relacionada, puede pedirnos que:', [
        '**le digamos** qué categorías recopilamos, de quién, para qué y quién las recibe;',
        '**le demos** una copia de los datos, en un formato que se pueda llevar a otro lugar;',
        '**corrijamos** lo que esté mal;',
        '**eliminemos** los datos que usted nos dio, salvo las excepciones de la ley;',
        '**dejemos** de vender o compartir datos, aunque no hacemos ninguna de las dos cosas;',
        '**limitemos** el uso de la información sensible a los fines que se nombran aquí.',
      ]),
      'Otras leyes pueden darle más derechos. Massachusetts y Connecticut, por ejemplo, permiten que los empleados vean su expediente y agreguen una nota si no están de acuerdo. Pregúntenos si su estado le da ese derecho y le diremos cómo ejercerlo.',
      'A veces debemos negar parte de una solicitud. Por ejemplo, no podemos eliminar registros de salario que la ley de impuestos nos obliga a guardar, ni mostrar asesoría legal o datos de otra persona. Le decimos qué parte negamos y por qué.',
    ]),
    section('how-to-ask', 'Cómo hacer una solicitud', [
      list('Puede hacer una solicitud de cualquiera de estas formas, sin costo:', [
        `por teléfono, en español al ${phone.spanish} o gratis al ${phone.main}; por TTY al ${phone.tty} o al 711;`,
        `por correo postal a ${at.mail};`,
        `por correo electrónico a ${email.privacy}, sin ninguna parte de su número de Seguro Social ni números de cuenta bancaria.`,
      ]),
      'Díganos su nombre, su relación con nosotros (por ejemplo, “antiguo empleado” o “contacto de emergencia de un empleado”) y lo que desea, y lo comparamos con nuestros registros. Si pide saber, recibir una copia, corregir o eliminar según la ley de California, pedimos además prueba de identidad y de residencia en California. Si pide que no se vendan ni se compartan, o que se limite su uso, no hace falta ninguna. Mándenos por correo postal una copia de esas pruebas y tape los números que no necesitamos ver.',
      'Confirmamos una solicitud en un plazo de 10 días hábiles. Si pide que no se vendan ni se compartan, o que se limite su uso, cumplimos en un plazo de 15 días hábiles; a cualquier otra respondemos en un plazo de 45 días calendario. Si necesitamos más tiempo para esa respuesta, se lo decimos por escrito dentro de esos 45 días, con el motivo. En total nunca pasamos de 90 días. La respuesta sobre las categorías que divulgamos abarca los 12 meses anteriores, salvo que nos pida ir más atrás. Ninguna respuesta muestra completo un número de Seguro Social, de identidad o de cuenta, ni una contraseña.',
    ]),
    section('agents', 'Agentes', [
      'Otra persona puede hacer la solicitud en su nombre, con un permiso firmado por usted o un poder legal ([power of attorney](lang:en)). Una empresa que actúe como su agente debe estar registrada en California ante la Secretaría de Estado. Si no hay un poder legal según el Código de Sucesiones de California ([Probate Code](lang:en)), podemos pedirle que nos lo confirme directamente. Por un menor, pueden hacer la solicitud su padre, su madre o su tutor.',
    ]),
    section('no-retaliation', 'Sin represalias', [
      `Nadie puede despedirle, bajarle el salario, negarle un ascenso ni tratarle peor por ejercer un derecho de este aviso o por ayudar a otra persona a ejercerlo. Si cree que pasó, escriba a ${email.complaints} o hable con un supervisor de su confianza. Respondemos en un plazo de ${reply.complaint}. También puede acudir a la Agencia de Protección de la Privacidad de California o al fiscal general de su estado.`,
    ]),
    section('security', 'Cómo la protegemos', [
      'Limitamos quién puede abrir los registros del personal, los ciframos, probamos nuestros sistemas y capacitamos a nuestra gente. Los contratos obligan a las empresas que guardan registros para nosotros a protegerlos. Ninguna medida es perfecta. Si una falla de seguridad pone en riesgo los datos de usted o de una persona relacionada, damos el aviso que exige la ley.',
    ]),
    section('changes-and-contact', 'Cambios y contacto', [
      `Esta es la versión ${version}, actualizada en ${month}. Cada cambio lleva una nueva versión y fecha, y lo anotamos abajo. Si un cambio afecta lo que ya tenemos, avisamos al personal antes de que entre en vigor.`,
      `Si tiene preguntas, escriba a ${email.privacy} o llame al ${phone.spanish}, ${hours.officeEastern}. Puede recibir este aviso en papel, en letra grande, en braille o en audio, sin costo. Encontrará cómo pedirlo en nuestra [Declaración de accesibilidad](/accessibility-policy).`,
    ]),
  ],
  changes: [
    {
      version,
      text: 'La versión actual, actualizada en octubre de 2025. Los cambios futuros aparecerán arriba de esta línea.',
    },
  ],
} satisfies LegalDocument;
