import { field, form, list, section, table } from '@/content/blocks';
import { at, email, hoursIn, phone, repliesIn, sitesIn } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import { notices } from '@/content/notices';
import type { LegalDocument } from '@/content/types';
import { formatNoticeMonth } from '@/lib/time/notice-date';

const reply = repliesIn('es');
const site = sitesIn('es');
const hours = hoursIn('es');
const { version, date } = notices['california-privacy-notice'];
const month = formatNoticeMonth(date, 'es');

export const californiaPrivacyNotice = {
  meta: {
    title: 'Aviso de privacidad de California',
    description:
      'Para residentes de California: las categorías de información personal que recopilamos y divulgamos, sus derechos y cómo hacer una solicitud.',
  },
  title: 'Aviso de privacidad de California',
  summary: [
    'Este aviso es para las personas que viven en California y se suma a nuestro [Aviso de privacidad](/privacy-notice) general.',
    'Las tablas muestran lo que recopilamos y divulgamos en los 12 meses anteriores a esta actualización. No lo vendemos ni lo compartimos para publicidad.',
    `Para saber qué datos tenemos, obtenerlos, corregirlos o eliminarlos, llame al ${phone.spanish}, escriba a ${email.privacy} o envíenos por correo postal el [formulario de solicitud](#request-form).`,
    'Si pide saber qué datos tenemos, obtener una copia, corregirlos o eliminarlos, le pediremos prueba de quién es y prueba de que vive en California. Si pide que no se vendan ni se compartan, o que se limite su uso, no hace falta ninguna. Un agente puede hacer la solicitud en su nombre.',
    'Confirmamos su solicitud en un plazo de 10 días hábiles. Si pide que no se vendan ni se compartan, o que se limite su uso, cumplimos en un plazo de 15 días hábiles. A las demás solicitudes respondemos en un plazo de 45 días; si necesitamos más tiempo, hasta 90 días en total, le decimos por qué.',
  ],
  sections: [
    section('scope', 'A quién y qué cubre este aviso', [
      `${firm.name} es un bufete de abogados que cobra deudas. Este aviso cumple con la Ley de Privacidad del Consumidor de California (CCPA, por sus siglas en inglés), que está en las secciones 1798.100 a 1798.199.100 del Código Civil de California, y sus reglas. Es también nuestro aviso al momento de la recopilación ([notice at collection](lang:en)). Aquí “consumidor” es toda persona que vive en California, aunque solo trate con nosotros en nombre de una empresa.`,
      list('La CCPA no se aplica a parte de la información que tenemos:', [
        'los datos que cubre la Ley Gramm-Leach-Bliley, como los de muchos préstamos y cuentas de crédito de consumo;',
        'los datos que cubre la Ley de Informe Justo de Crédito, como los informes de crédito;',
        'los datos médicos que cubren HIPAA o la ley de privacidad médica de California;',
        'lo que se comunican el abogado y su cliente, y los documentos de trabajo de los abogados;',
        'los datos que se publicaron legalmente, como los registros del gobierno abiertos al público.',
      ]),
      'Por transparencia, las tablas incluyen también estos tipos de datos, aunque es posible que los derechos de este aviso no se apliquen a ellos. En algunas cuentas actuamos como proveedor de servicios del acreedor, en cuyo caso podemos pasarle su solicitud a ese acreedor o decirle a usted ante quién hacerla.',
      'Quienes buscan empleo y nuestro personal tienen sus propios avisos: el [Aviso de privacidad para solicitantes de empleo](/job-applicant-privacy-notice) y el [Aviso de privacidad para el personal](/personnel-privacy-notice).',
    ]),
    section('period-covered', 'El período que cubre este aviso', [
      'Las tablas cubren los 12 meses anteriores a esta actualización, del 1 de octubre de 2024 al 30 de septiembre de 2025, y describen también lo que hacemos ahora. Cuando usted pregunta qué categorías divulgamos, partimos de esos mismos 12 meses. Puede pedirnos que vayamos más atrás, hasta el 1 de enero de 2022, y lo haremos, salvo que sea imposible o exija un esfuerzo desproporcionado.',
    ]),
    section('categories-we-collect', 'Categorías que recopilamos', [
      'Las letras siguen la lista de la ley de California. Las “empresas de verificación de datos” buscan o confirman direcciones, teléfonos, trabajo y datos similares. Los “clientes” son los acreedores que nos contratan, y las “agencias” son entidades del gobierno. Los “tribunales” incluyen a quienes trabajan con ellos: secretarios, alguaciles, personas que entregan citaciones ([summonses](lang:en)) y síndicos en casos de bancarrota.',
      table(
        'Información personal recopilada en los 12 meses anteriores a esta actualización, por categoría',
        'Categoría | Ejemplos | Se recopila | Fuentes | Fines | Se divulga a | Se guarda | Se vende o comparte',
        'A. Datos de identidad | Nombre, dirección, teléfono, correo electrónico, referencia de la cuenta, dirección IP, número de Seguro Social | Sí | Usted, clientes, registros públicos, compañías de informes de crédito, empresas de verificación de datos, personas vinculadas con usted, su navegador | Localizar a la persona y saber quién es, cobrar deudas, cumplir la ley | Clientes, proveedores de servicios, tribunales, compañías de informes de crédito, agencias, empleadores por orden de un tribunal | 3 años desde la última gestión de cobro; dirección IP, hasta 12 meses | No',
        'B. Registros del consumidor | Cuenta bancaria, datos de cheque o tarjeta de débito, firma, ingresos | Sí | Usted, clientes, registros públicos | Recibir pagos, revisar dificultades económicas, casos en tribunales | Clientes, empresas de pagos y de archivo de documentos, bancos, tribunales | 3 años desde la última gestión de cobro | No',
        'C. Características protegidas por la ley | Edad, servicio militar, discapacidad que nos cuente, idioma | Sí, con límites | Usted, clientes, base de datos militar federal, empresas de verificación de datos | Aplicar protecciones legales, dar acceso, atenderle en español o en inglés | Tribunales, empresas de traducción y de otros formatos | 3 años desde la última gestión de cobro | No',
        'D. Datos comerciales | Bienes o servicios comprados, deudas, cargos, pagos, disputas | Sí | Clientes, usted, compañías de informes de crédito | Desglosar, verificar, probar y cobrar deudas | Clientes, proveedores de servicios, tribunales, compañías de informes de crédito, empleadores por orden de un tribunal | 3 años desde la última gestión de cobro | No',
        'E. Datos biométricos | Huella de voz, huella digital, imagen del rostro | No | Ninguna | Ninguno | Nadie | No se guardan | No',
        'F. Actividad en internet | Páginas pedidas, hora, página de origen, dispositivo, navegador | Sí | Su navegador | Entregar páginas, proteger el sitio, contar visitas | Empresa de alojamiento; empresa que cuenta las visitas, si se usa | Hasta 12 meses | No',
        'G. Ubicación | Zona aproximada según la dirección IP; nunca un punto exacto | Sí, solo aproximada | Su navegador | Seguridad, limitar el uso a Estados Unidos, conteo de visitas | Empresa de alojamiento; empresa que cuenta las visitas, si se usa | Hasta 12 meses | No',
        'H. Sonido e imagen | Grabaciones de llamadas, mensajes de voz | Sí | Usted, otras personas en la llamada | Capacitación, calidad, prueba de lo que se dijo | Empresas de teléfono y de archivo, clientes, tribunales, agencias | 3 años desde la llamada | No',
        'I. Datos de trabajo | Empleador, puesto, salario; cargo de contactos de negocios | Sí | Usted, clientes, registros públicos, empresas de verificación de datos, personas vinculadas con usted | Planes de pago, ejecución de fallos, trato con empresas | Tribunales, clientes, proveedores de servicios, empleadores por orden de un tribunal | 3 años desde la última gestión de cobro | No',
        'J. Datos de estudios | Registros de una escuela no abiertos al público | No | Ninguna | Ninguno | Nadie | No se guardan | No',
        'K. Inferencias | Hora o forma que parece mejor para comunicarnos con usted | Sí, con límites | Nuestros propios registros de la cuenta | Planificar llamadas y cartas | Empresas de teléfono y de correo postal | 3 años desde la última gestión de cobro | No',
        'L. Datos sensibles | Número de Seguro Social o de licencia de conducir, número de cuenta con su código de seguridad, datos de cuentas médicas | Sí, con límites | Clientes, usted, expedientes de tribunales | Confirmar quién es, recibir pagos, probar las deudas e informar sobre ellas, cumplir la ley | Empresas de pagos, de archivo de documentos y de verificación de datos, tribunales, clientes, compañías de informes de crédito, agencias | 3 años desde la última gestión de cobro; códigos de seguridad, no se guardan | No',
      ),
    ]),
    section('sources', 'De dónde viene la información', [
      list('Con más detalle, nuestras fuentes son:', [
        '**Usted**, cuando llama, escribe, paga, visita nuestra oficina o usa uno de nuestros portales;',
        '**Los clientes**, cuando nos confían una cuenta o nos envían registros;',
        '**Entidades y registros públicos**, como los tribunales, los registros de propiedad y la base de datos federal de servicio militar;',
        '**Compañías de informes de crédito y empresas de verificación de datos**, dentro de los límites que pone la ley federal;',
        '**Personas vinculadas con usted**: su abogado o agente, y otras personas, solo para saber cómo localizarle a usted;',
        '**Su navegador**, cuando pide una página a la empresa de alojamiento.',
      ]),
    ]),
    section('purposes', 'Para qué la recopilamos', [
      'Cobramos deudas y las documentamos, recibimos pagos, respondemos a disputas, llevamos casos en los tribunales y cumplimos deberes legales. También confirmamos quién es cada persona, evitamos el fraude, cuidamos los sistemas, corregimos errores, capacitamos a nuestro personal y revisamos su trabajo. Recopilamos solo lo que es razonable, necesario y proporcionado para estos fines, y le avisaríamos antes de usar los datos para un fin que no cabe aquí.',
    ]),
    section('disclosures', 'Divulgación con un fin comercial', [
      'La tabla siguiente muestra, por categoría, quién recibió datos de nosotros en esos mismos 12 meses y para qué. Los proveedores de servicios y los contratistas trabajan con contratos que les prohíben venderlos o usarlos en su propio provecho.',
      table(
        'Información personal divulgada con un fin comercial en los 12 meses anteriores a esta actualización',
        'Categoría | Proveedores de servicios y contratistas | Otros que la reciben | Fin comercial',
        'A. Datos de identidad | Empresas de correo postal, teléfono, mensajes de texto, correo electrónico, alojamiento, archivo y verificación de datos | Clientes, tribunales, compañías de informes de crédito, agencias, empleadores por orden de un tribunal | Llegar a la persona correcta, cobrar, informar sobre la deuda, cumplir la ley',
        'B. Registros del consumidor | Empresas de pagos y de archivo de documentos, bancos | Clientes, tribunales | Procesar pagos, probar deudas y pagos',
        'C. Características protegidas por la ley | Empresas de traducción y de otros formatos | Tribunales | Proteger a militares, dar acceso igual',
        'D. Datos comerciales | Empresas de correo postal, imprenta y archivo | Clientes, tribunales, compañías de informes de crédito, empleadores por orden de un tribunal | Desglosar y cobrar deudas, responder a disputas',
        'E. Datos biométricos | Ninguno | Ninguno | No se recopilan',
        'F. Actividad en internet | Empresa de alojamiento; empresa que cuenta las visitas, si se usa | Ninguno | Operar, proteger y medir el sitio',
        'G. Ubicación | Empresa de alojamiento; empresa que cuenta las visitas, si se usa | Ninguno | Proteger y medir el sitio',
        'H. Sonido e imagen | Empresas de teléfono y de archivo de grabaciones | Clientes, tribunales, agencias | Revisar la calidad, probar lo dicho',
        'I. Datos de trabajo | Empresas de verificación de datos y de correo postal | Tribunales, clientes, empleadores por orden de un tribunal | Acordar pagos, hacer cumplir fallos',
        'J. Datos de estudios | Ninguno | Ninguno | No se recopilan',
        'K. Inferencias | Empresas de teléfono y de correo postal | Ninguno | Comunicarnos a horas adecuadas',
        'L. Datos sensibles | Empresas de pagos, de archivo de documentos y de verificación de datos | Tribunales, clientes, compañías de informes de crédito, agencias | Confirmar quién es, procesar pagos, probar las deudas e informar sobre ellas',
      ),
      'También podemos divulgar datos de cualquier categoría a su agente, a su abogado o a quien usted nombre. Podemos darlos además a un abogado que presenta una demanda para el cliente en un estado donde los nuestros no pueden ejercer, a quien adquiera nuestro bufete, a otro bufete que pase a encargarse de una cuenta, o a quien presente un requerimiento legal válido. Lo que se refiere a la deuda puede llegar a quien la debe junto con usted, a su cónyuge donde la ley lo permite, pero no después de un fallecimiento, a un tutor o a quien administra la sucesión de alguien que falleció.',
    ]),
    section('sale-and-sharing', 'No vendemos ni compartimos información personal', [
      'En los 12 meses anteriores a esta actualización no vendimos información personal, ni por dinero ni por otra cosa de valor, y tampoco la compartimos para publicidad basada en lo que usted hace en distintos sitios. No tenemos planes de hacerlo. No nos consta que vendamos o compartamos datos de menores de 16 años, ni ofrecemos premios, precios especiales o servicios adicionales a cambio de información personal.',
    ]),
    section('sensitive-information', 'Información personal sensible', [
      'La categoría L indica qué tenemos de este tipo. Lo usamos solo para fines que, según las reglas de California, usted no tiene derecho a limitar. Son, por ejemplo, hacer el trabajo que una persona esperaría, prevenir el fraude, proteger los datos y revisar la calidad del servicio. Nunca lo usamos para deducir características de usted. Por eso no mostramos un enlace para “limitar el uso”. Aun así, puede pedirnos que lo limitemos, y le responderemos. No enviamos ninguna deuda médica ni ningún dato de una cuenta médica a una compañía de informes de crédito.',
    ]),
    section('retention', 'Cuánto tiempo guardamos cada categoría', [
      'La primera tabla indica el período usual de cada categoría. Se basa en las reglas federales de cobro de deudas, que exigen guardar los registros tres años. Puede ser más largo por un caso en el tribunal, un fallo, una regla de impuestos, una regla para abogados o una disputa abierta. Guardamos su solicitud de privacidad y nuestra respuesta al menos 24 meses. Cuando ya no hay ningún motivo para guardar un dato, lo eliminamos o le quitamos lo que lo vincula con usted.',
    ]),
    section('your-rights', 'Sus derechos', [
      list('Si la CCPA cubre los datos, usted tiene derecho a:', [
        '**Saber** qué categorías recopilamos, de qué fuentes y para qué, qué categorías divulgamos y a quién.',
        '**Obtener una copia** de los datos concretos que tenemos de usted, en una forma que pueda llevar a otro lugar.',
        '**Corregir** los datos equivocados.',
        '**Eliminar** los datos que recopilamos de usted, salvo las [excepciones de más abajo](#when-we-may-say-no).',
        '**Optar por no participar** ([opt out](lang:en)) en la venta o el uso compartido de sus datos. No hacemos ninguna de las dos cosas, pero anotaremos su decisión.',
        '**Limitar** el uso de datos sensibles a lo que permite la ley.',
        '**No sufrir represalias por ejercer sus derechos.** Por ejercerlos no negaremos un servicio, ni cambiaremos el trato de su cuenta, ni castigaremos a empleados o solicitantes.',
      ]),
      'Las solicitudes son gratis. Puede preguntar qué datos tenemos, o pedir una copia, dos veces en cualquier período de 12 meses. Si una solicitud claramente no tiene base o se repite sin motivo, podemos negarnos, y diremos por qué.',
      'Una solicitud de privacidad no es una disputa de la deuda ni cambia la fecha límite para disputarla. Si cree que una deuda está mal, siga los pasos del aviso de la deuda o vea [cómo disputarla](/contact#disputes).',
    ]),
    section('how-to-ask', 'Cómo hacer una solicitud', [
      list('Use la forma que prefiera:', [
        `**Teléfono**: en español, ${phone.spanish}; llamada gratuita, ${phone.main}, ${hours.officeEastern}. Por TTY: ${phone.tty}; o marque 711.`,
        `**Correo electrónico**: ${email.privacy}. Por favor, no envíe por esta vía documentos de identidad ni números de cuenta. Mande las pruebas por correo postal.`,
        `**Correo postal**: ${at.mail}. Escriba en el sobre “Solicitud de privacidad de California”.`,
      ]),
      'Díganos su nombre, cómo comunicarnos con usted, que vive en California y qué pide. Ayuda un número de referencia de una de nuestras cartas, pero puede hacer la solicitud sin él. No necesita tener una cuenta ni iniciar sesión.',
      'Si pide saber qué datos tenemos, obtener una copia, corregirlos o eliminarlos, necesitamos [dos pruebas](#verification): de quién es usted (a menudo bastan datos que coincidan con nuestros registros) y de que vive en California. [Quizá debamos guardar](#when-we-may-say-no) lo que todavía haga falta para cobrar la deuda o lo que una ley nos obligue a guardar.',
      section('request-form', 'Formulario de solicitud para imprimir', [
        'No tiene que usar este formulario, pero le ayuda a enviar todo de una vez.',
        form(
          'Solicitud de privacidad de California',
          `Use el botón Imprimir al principio de esta página, llene el formulario a mano y envíelo por correo postal a ${at.mail}. Marque todas las casillas que correspondan. Esta página no envía nada. **No escriba en el formulario números de Seguro Social, de tarjeta ni de cuenta bancaria.**`,
          [
            field('full-name', 'Nombre completo', {
              hint: 'Y cualquier otro nombre con el que pueda figurar la cuenta',
              lines: 2,
            }),
            field('california-address', 'Dirección de su casa en California', {
              hint: 'Calle, ciudad, estado y código postal',
              lines: 3,
            }),
            field('reach-you', 'Teléfono o correo electrónico para hablar con usted sobre esta solicitud'),
            field('reference-number', 'Número de referencia, si lo tiene'),
            field('ask-know', 'Pido saber las categorías de información', { boxes: 1 }),
            field('ask-copy', 'Pido una copia de mi información', { boxes: 1 }),
            field('ask-correct', 'Pido que corrijan información', { hint: 'Explique abajo', boxes: 1 }),
            field('ask-delete', 'Pido que eliminen información', { boxes: 1 }),
            field('ask-opt-out', 'Pido que no se vendan ni se compartan mis datos', { boxes: 1 }),
            field('ask-limit', 'Pido que limiten el uso de información sensible', { boxes: 1 }),
            field('details', 'Detalles de la solicitud', {
              hint: 'Qué información, de qué fechas y, si algo está mal, qué es lo correcto',
              lines: 4,
            }),
            field('answer-format', 'Cómo quiere nuestra respuesta', {
              hint: 'Por correo postal o de otra forma; en inglés o español; en letra grande, braille o audio',
            }),
            field('proof-of-identity', 'Adjunto prueba de quién soy', {
              hint: 'Opcional: a menudo bastan datos que coincidan con nuestros registros. Si envía un documento, diga cuál y tape sus números',
              boxes: 1,
              lines: 1,
            }),
            field('proof-of-residency', 'Adjunto prueba de que vivo en California', {
              hint: 'Diga qué documento, salvo si solo pide que no se vendan ni se compartan sus datos, o que se limite su uso',
              boxes: 1,
              lines: 1,
            }),
            field('agent', 'Agente, si alguien actúa en su nombre', {
              hint: 'Nombre, dirección y teléfono; adjunte el permiso firmado o el poder legal, y prueba de quién es el agente',
              lines: 3,
            }),
            field(
              'agent-registration',
              'Si el agente es una empresa: su número de registro en la Secretaría de Estado de California',
              {
                hint: 'Adjunte prueba del registro, salvo si solo pide que no se vendan ni se compartan sus datos, o que se limite su uso',
              },
            ),
            field(
              'declaration',
              'Declaro bajo pena de perjurio, según las leyes del Estado de California, que soy la persona nombrada arriba, o el agente de esa persona, y que la información de este formulario es verdadera',
              {
                hint: 'Firma. Solo hace falta para pedir una copia o para corregir o eliminar datos sensibles',
              },
            ),
            field('date', 'Fecha', { hint: 'Mes, día y año' }),
          ],
        ),
      ]),
    ]),
    section('what-happens-next', 'Qué pasa después', [
      list(
        'Los plazos corren desde el día en que recibimos su solicitud, incluso mientras comprobamos quién es usted.',
        [
          '**En un plazo de 10 días hábiles** confirmamos que la recibimos y explicamos qué haremos con ella.',
          '**En un plazo de 15 días hábiles** cumplimos una solicitud de no vender ni compartir, o de limitar el uso.',
          '**En un plazo de 45 días calendario** respondemos a una solicitud de saber, obtener una copia, corregir o eliminar.',
          '**Hasta 90 días calendario en total**, si necesitamos más tiempo, en cuyo caso le escribimos dentro de los primeros 45 días con el motivo.',
        ],
      ),
      'Respondemos por escrito y, si negamos todo o una parte, damos el motivo. Cuando eliminamos o corregimos un dato, indicamos a nuestros proveedores de servicios que hagan lo mismo. Nuestras respuestas nunca muestran completo un número de Seguro Social, de licencia de conducir o de cuenta, ni una contraseña o respuesta de seguridad: diremos que tenemos ese dato, sin mostrarlo.',
    ]),
    section('verification', 'Cómo verificamos una solicitud', [
      'Para no dar sus datos a otra persona, pedimos dos pruebas si quiere saber qué datos tenemos, obtener una copia, corregirlos o eliminarlos: **prueba de identidad** y **prueba de residencia en California**.',
      list('Lo que pedimos depende de la solicitud:', [
        '**Identidad, para saber las categorías y para corregir o eliminar datos que no son sensibles**: al menos dos datos que coincidan con nuestros registros, como una dirección anterior y un número de referencia.',
        '**Identidad, para obtener copias y para corregir o eliminar datos sensibles**: al menos tres datos que coincidan y una declaración firmada, que puede ser la del formulario. Si no basta, una copia de una identificación oficial con foto y con el número tapado.',
        '**Residencia**: un documento con su nombre y la dirección de su casa en California. Sirve una identificación del estado, un contrato de renta, una factura de servicios, un recibo de impuestos o un registro de votante. Tape lo que no necesitamos. Un mismo documento puede servir para las dos pruebas.',
      ]),
      'Nunca envíe un número de Seguro Social completo. No necesita un notario y no cobramos nada. Usamos los documentos solo para esta comprobación y los eliminamos en cuanto podemos, salvo el registro que la ley nos obliga a guardar. Si no podemos verificar quién es, se lo decimos y le damos lo que se pueda dar sin eso. Para pedir que no se vendan ni se compartan sus datos, o que se limite su uso, no hace falta ninguna de las dos pruebas ni la declaración.',
    ]),
    section('authorized-agents', 'Agentes autorizados', [
      list('Otra persona o una empresa puede hacer la solicitud en su nombre. Necesitamos:', [
        '**Permiso firmado** por usted que nombre al agente y la solicitud, **o un poder legal** ([power of attorney](lang:en)) según las secciones 4121 a 4130 del Código de Sucesiones de California ([Probate Code](lang:en)). Usted elige; no exigimos un poder legal.',
        'Prueba de la identidad **de usted** y de su residencia en California, como se explica arriba; ninguna si solo pide que no se vendan ni se compartan sus datos, o que se limite su uso.',
        'Prueba de quién es el agente; tampoco hace falta para esas dos solicitudes.',
        'Si el agente es una **entidad comercial**, debe estar **registrada en California**. Envíe prueba de que consta en la Secretaría de Estado de California; para esas dos solicitudes no la pedimos.',
      ]),
      'Con un permiso firmado, podemos pedirle que verifique su identidad directamente con nosotros o que confirme que dio el permiso; con un poder legal válido no lo pedimos. El agente puede usar sus datos solo para la solicitud de usted y debe protegerlos.',
    ]),
    section('when-we-may-say-no', 'Cuándo podemos decir que no', [
      list('Es posible que debamos conservar datos, o no entregarlos, si:', [
        'todavía los necesitamos para cobrar la deuda de que se trata o para completar un pago;',
        'una ley exige el registro, como la regla de tres años para los cobradores de deudas;',
        'los necesitamos para presentar un reclamo legal o defendernos de uno, o un tribunal nos ordenó guardarlos;',
        'protegen contra el fraude o mantienen seguros nuestros sistemas;',
        'los cubre una ley de la lista de [la sección 1](#scope);',
        'no podemos verificar la solicitud, o la respuesta dañaría los derechos de otra persona.',
      ]),
      'En ese caso guardamos solo lo que justifica ese motivo, y no lo usamos para nada más.',
    ]),
    section('opt-out-signals', 'Señales de preferencia del navegador', [
      'Un navegador o un complemento puede enviar en su nombre una señal que pide que no se vendan ni compartan sus datos. La más conocida es el Control Global de Privacidad ([Global Privacy Control](lang:en), GPC). En cada página, este sitio web la busca antes de que pueda activarse algo que cuente visitas.',
      list('Cuando la señal está activa:', [
        'la tratamos como una solicitud válida de no vender ni compartir, para ese navegador en ese dispositivo;',
        'el conteo de visitas no se activa, así que esa herramienta no recibe ningún dato de la visita;',
        'no aparece ninguna ventana, nada va más lento y usted no necesita una cuenta;',
        'nuestra página [Elija cómo podemos comunicarnos con usted](/optout#sale-or-sharing) muestra que la señal se recibió y se respetó.',
      ]),
      'Este sitio web no sabe quién es usted, así que no puede vincular la señal con una cuenta, y como no vendemos ni compartimos datos, su cuenta no necesita ese paso. Si usa otro navegador u otro dispositivo, active la señal allí también. Damos el mismo efecto a la señal No Rastrear ([Do Not Track](lang:en)). Para activar el GPC, elija un navegador que lo ofrezca y búsquelo en sus ajustes de privacidad.',
    ]),
    section('metrics', 'Cifras sobre las solicitudes', [
      'California pide a las empresas que en un año manejan datos de 10,000,000 o más residentes que publiquen cifras sobre las solicitudes. Como estamos por debajo de ese número, este aviso no las incluye.',
    ]),
    section('contact', 'Contacto, idiomas y otros formatos', [
      `Puede leer, imprimir y guardar este aviso en inglés y en español. Para recibirlo gratis en letra grande, braille o audio, o para que alguien se lo lea, llame al ${phone.spanish} o escriba a ${email.accessibility}. Encontrará más información en nuestra [Declaración de accesibilidad](/accessibility-policy).`,
      `¿No le satisface una respuesta? Escriba a ${email.complaints}. Respondemos a las quejas en un plazo de ${reply.complaint}. También puede quejarse ante la Agencia de Protección de la Privacidad de California o el Fiscal General de California. La [Oficina para la Protección Financiera del Consumidor](${site.consumerBureau}) recibe quejas sobre el cobro de deudas.`,
    ]),
    section('changes-to-this-notice', 'Actualizaciones de este aviso', [
      `Esta es la versión ${version}, actualizada en ${month}. Cuando cambiamos este aviso, el texto nuevo recibe otro número y otra fecha, y el cambio se anota abajo.`,
    ]),
  ],
  changes: [
    {
      version,
      text: 'Versión actual, actualizada en octubre de 2025. Presenta las categorías recopiladas y divulgadas en los 12 meses anteriores, sus derechos y cómo ejercerlos.',
    },
  ],
} satisfies LegalDocument;
