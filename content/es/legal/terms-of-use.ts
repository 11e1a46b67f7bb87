import { list, section } from '@/content/blocks';
import { at, email, hoursIn, phone, repliesIn, sitesIn } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import { notices } from '@/content/notices';
import type { LegalDocument } from '@/content/types';

const reply = repliesIn('es');
const site = sitesIn('es');
const hours = hoursIn('es');

export const termsOfUse = {
  meta: {
    title: 'Términos de uso',
    description:
      'Las reglas para usar este sitio: quién puede usarlo, llamadas y mensajes de texto, límites de pago, usos prohibidos y arbitraje.',
  },
  title: 'Términos de uso',
  summary: [
    'Estos términos son las reglas de este sitio web y no cambian lo que usted debe. Puede preguntar por una deuda, disputarla o pagarla aunque no los acepte.',
    'El sitio es para personas de 18 años o más que están en Estados Unidos. Úselo solo para su propia cuenta.',
    'Si usted nos da su número y acepta, podemos llamarle o enviarle mensajes de texto con equipos automáticos. Puede detener las llamadas y los mensajes cuando quiera: responda STOP o díganoslo de cualquier otra forma razonable.',
    'Grabamos nuestras llamadas y se lo decimos al empezar.',
    'El sitio no recibe pagos ni pide iniciar sesión: los pagos en línea se hacen en un portal aparte.',
    '**Si usted o nosotros lo pedimos, una disputa sobre este sitio, o sobre las llamadas, los mensajes de texto y los correos electrónicos que aquí se describen, se resuelve en un arbitraje y no ante un jurado ni en una acción colectiva.** Antes hay 30 días para negociar. De todos modos, usted puede acudir a un tribunal de reclamos menores y quejarse ante el gobierno.',
  ],
  sections: [
    section('acceptance', 'Qué son estos términos y cómo se aceptan', [
      `Estos términos son un acuerdo entre usted y ${firm.name}, una corporación profesional de Massachusetts. “Nosotros” es el bufete, y “el sitio” es www.${firm.domain} con cada página que publicamos allí, en inglés y en español. Nuestros sitios de pagos, de correo electrónico y para clientes no forman parte de él.`,
      'Usted acepta estos términos cuando usa el sitio después de tener una oportunidad razonable de leerlos. Si no los acepta, puede de todos modos leer aquí cuáles son sus derechos y siempre puede tratar con nosotros por teléfono, por correo postal o por correo electrónico. Recibirá el mismo servicio.',
      list('**Hay cosas que nunca dependen de su aceptación.** Acepte o no estos términos, usted puede:', [
        'Leer en este sitio cuáles son sus derechos.',
        'Pedirnos información sobre una deuda o decirnos que la disputa.',
        'Decirnos cuándo, dónde y cómo no debemos comunicarnos con usted.',
        'Pagar por cualquiera de los medios que ofrecemos.',
        'Recibir una carta o un aviso en papel, en español o en otro formato, como letra grande o braille.',
      ]),
      'Su cuenta puede tener otros acuerdos, como el contrato con su acreedor, un plan de pago o una Autorización de pago. Estos términos no los cambian ni los reemplazan. Si usted es cliente nuestro, prevalece el contrato que nos hizo sus abogados.',
    ]),
    section('who-may-use', 'Quién puede usar el sitio y dónde', [
      '**Para usar el sitio hay que tener 18 años o más**, pues no está hecho para menores.',
      '**El sitio es para usarse solo en Estados Unidos**, ya que describe leyes de este país y servicios que ofrecemos aquí. Podemos restringir el acceso desde fuera de Estados Unidos, del todo o en parte, y quien lo abra desde otro país debe cumplir las leyes de ese lugar.',
      'Si está en el extranjero, por ejemplo en servicio militar, también puede llamarnos o escribirnos. Díganos si usted o su cónyuge sirve en las fuerzas armadas, o si usted depende de alguien que sirve en ellas, porque la ley federal puede darle más protección.',
    ]),
    section('no-legal-advice', 'No es asesoría legal ni crea una relación de abogado y cliente', [
      'El sitio da información general, no asesoría legal sobre su caso. Como nuestros abogados trabajan para los acreedores, no podemos asesorar a las personas a quienes cobramos. Usted es libre de hablar con su propio abogado.',
      'Usted no pasa a ser nuestro cliente por leer el sitio, usar el chat, llamarnos o escribirnos, pues para eso hace falta un contrato por escrito con el bufete. Mientras no lo haya, no nos mande datos confidenciales que solo confiaría a su abogado.',
      '**Salvo que una carta nuestra diga otra cosa, ningún abogado ha revisado su cuenta.** Recibir una carta nuestra no significa, por sí solo, que un abogado lo haya hecho. Un abogado lee los documentos antes de que presentemos una demanda.',
      'Si un abogado le representa en una deuda, denos el nombre del abogado y su dirección o teléfono. Desde entonces trataremos con el abogado y no con usted.',
    ]),
    section('your-own-account', 'Solo su propia cuenta', [
      'Usted puede usar el sitio, el chat, el portal y nuestros teléfonos para tratar de su propia cuenta. Puede actuar en nombre de otra persona solo si la ley o esa persona se lo permite, como sucede con un tutor, un albacea o un agente autorizado con permiso firmado o con un poder legal.',
      '**No se permite rastrear las cuentas de otras personas.** Usted no puede tratar de saber si otra persona tiene una cuenta con nosotros, cuánto debe, ni dónde vive o trabaja. La regla se aplica también a familiares, vecinos, empleadores y otros cobradores.',
      `Si una carta, una llamada o un mensaje nuestro era para otra persona, díganoslo al ${phone.spanish}. Revisaremos nuestros registros sin que usted tenga que darnos ningún dato suyo.`,
    ]),
    section('prohibited-activities', 'Actividades prohibidas', [
      list('Usted no puede hacer nada de lo siguiente en el sitio o por medio de él, ni ayudar a otros a hacerlo:', [
        '**Extracción automática de datos.** No copie, recopile ni indexe nuestro contenido con robots, programas u otros medios automáticos. Los buscadores públicos sí pueden indexar nuestras páginas, y la tecnología de asistencia, como los lectores de pantalla, siempre es bienvenida.',
        '**Acceso no autorizado.** No entre a sistemas, cuentas o datos que no están abiertos para usted, ni use los datos de acceso de otra persona. Intentarlo también cuenta.',
        '**Pruebas de seguridad.** No examine, ponga a prueba ni evada nuestra seguridad sin nuestro permiso por escrito.',
        '**Sobrecarga de la infraestructura.** No envíe solicitudes tan grandes o tan numerosas que los servidores o las redes se vuelvan lentos o fallen.',
        '**Interferencia con transacciones.** No bloquee, cambie ni desvíe un pago, un mensaje u otra transacción, sea nuestra o de otra persona.',
        '**Suplantación de identidad.** No finja ser otra persona, una empresa o alguien de nuestro personal, ni oculte el origen de un mensaje para engañar.',
        '**Uso ilegal.** No use el sitio para violar la ley, acosar a nadie, propagar programas dañinos o violar los derechos de otra persona.',
      ]),
      `¿Encontró por casualidad una falla de seguridad? Escríbanos a ${email.privacy}. Agradecemos los informes de buena fe y no los tratamos como una violación de estos términos.`,
      'Podemos bloquear el uso del sitio que viole estas reglas, y denunciarlo cuando la ley lo permite. Un bloqueo nunca le quita el derecho a disputar una deuda, a pagarla o a tratar con nosotros por teléfono y por correo postal.',
    ]),
    section('automated-calls-and-texts', 'Consentimiento para llamadas automáticas y mensajes de texto automáticos', [
      'Esta sección dice qué abarca su consentimiento, si decide darlo. Puede negarse a darlo o retirarlo y seguir usando el sitio según el resto de estos términos.',
      section('what-you-agree-to', 'Qué acepta usted', [
        '**Si usted nos da su número y nos dice que podemos llamar o enviar mensajes de texto a ese número, acepta que lo hagamos para tratar de las cuentas suyas que nos encargaron cobrar.** Puede decírnoslo por teléfono, por correo postal o en una de nuestras páginas que lo pregunte. Su consentimiento abarca solo un número que usted nos da directamente. No abarca un número que nos dio un acreedor u otra persona. Las empresas que nos prestan servicios pueden hacer esas llamadas y enviar esos mensajes. Para ello se puede usar equipo de marcado automático, una voz artificial o mensajes pregrabados.',
        'Usar este sitio no nos da ningún número ni ningún consentimiento. Denos solo un número que sea suyo, y avísenos si cambia o si otras personas pueden ver u oír lo que enviamos a él.',
        'No cobramos por las llamadas ni por los mensajes, pero su compañía telefónica puede cobrarle sus tarifas de mensajes y datos. La cantidad de mensajes depende de su cuenta.',
      ]),
      section('limits-of-this-consent', 'Qué no permite este consentimiento', [
        list('Su consentimiento tiene límites:', [
          'No es una condición para recibir un servicio, un acuerdo o un plan de pago.',
          `No nos permite llamar ni enviar mensajes antes de las ${hours.calls.from} o después de las ${hours.calls.until} del lugar donde usted vive, ni a una hora o en un lugar que nos dijo que no le conviene.`,
          'No elimina ninguno de los límites que pone la ley a las veces que podemos llamarle o escribirle.',
          'No dura para siempre. Antes de enviar un mensaje de texto, confirmamos una de dos cosas: que en los últimos 60 días usted nos escribió por texto o volvió a dar su consentimiento, o que el número sigue siendo suyo.',
        ]),
      ]),
      section('how-to-stop-calls-and-texts', 'Cómo detener las llamadas y los mensajes', [
        list(
          'Usted puede retirar su consentimiento en cualquier momento y sin costo, de cualquier forma razonable. Por ejemplo:',
          [
            'Responda **STOP** a un mensaje de texto. También sirven, en inglés, [QUIT, END, REVOKE, OPT OUT, CANCEL](lang:en) y [UNSUBSCRIBE](lang:en).',
            `Dígaselo a la persona que le habla por teléfono o llame al ${phone.spanish}.`,
            'En un mensaje pregrabado, use la opción para no recibir más.',
            `Escriba a ${at.mail}, o envíe un correo electrónico a ${email.info}.`,
          ],
        ),
        'Dejamos de llamar y de enviar mensajes en cuanto nos llega su solicitud, aunque todavía puede llegarle un mensaje que ya habíamos enviado. Podemos enviar un solo mensaje de texto para confirmar que recibimos su solicitud. Díganos si quiere dejar de recibir los mensajes que llegan a cierto número, los de cierto tipo o todos. Nuestra página [Elija cómo podemos comunicarnos con usted](/optout) explica cada opción.',
      ]),
    ]),
    section('email-consent', 'Consentimiento para el correo electrónico', [
      `No le escribimos por correo electrónico sobre una deuda sin su permiso. Puede darlo por teléfono, por correo postal o en nuestra [página de consentimiento para correo electrónico](${site.emailConsent}), que es un sitio aparte. Si vive en el estado de Nueva York, solo en esa página o por correo postal. Elija una dirección privada. No use una dirección del trabajo ni una que comparta con otras personas.`,
      'Cada uno de esos correos electrónicos trae un enlace para cancelar la suscripción. También puede responder, llamar, escribir o leer [cómo cancelar la suscripción](/unsubscribe). Es gratis, y solo necesitamos la dirección que no debe recibir más mensajes. Dejar de recibir correos electrónicos no pone fin a las cartas ni a las llamadas, y no cambia la deuda.',
      'El correo electrónico no es un medio seguro para datos confidenciales. Nunca nos envíe por él números de tarjeta, números de cuenta bancaria ni parte alguna de un número de Seguro Social.',
    ]),
    section('call-recording', 'Grabación y supervisión de llamadas', [
      '**Grabamos las llamadas telefónicas, y personal nuestro puede escucharlas.** Se lo decimos cuando empieza la llamada. Lo hacemos para capacitar a nuestro personal, revisar nuestro trabajo, tener un registro fiel y cumplir con la ley. Si sigue en la línea después del aviso, usted lo acepta.',
      'Si no quiere que le graben, puede colgar y escribirnos, o pedir una cita en nuestra oficina. Guardamos cada grabación por tres años desde la llamada, o más tiempo si lo exige la ley o un caso pendiente.',
    ]),
    section('payment-restrictions', 'Límites de los pagos', [
      `Este sitio no recibe pagos ni pide números de tarjeta o de cuenta bancaria. Los pagos en línea se hacen en [nuestro portal de pagos](${site.accountDetails}), un sitio aparte donde se inicia sesión y que tiene sus propios términos. La página [Hacer un pago](/make-payment) compara todas las formas de pagar, y ninguna tiene cargo.`,
      list('Estos límites se aplican a todos los pagos, sin importar el medio:', [
        'Pague solo su propia cuenta o una que tenga autoridad para pagar, y solo con una tarjeta, un cheque o una cuenta bancaria que tenga derecho a usar.',
        'No envíe cheques con fecha futura. Un pago para más adelante se programa solo por teléfono, con una Autorización de pago.',
        '**Para cancelar una Autorización de pago, avísenos por teléfono o por correo postal. Debemos recibir su aviso al menos tres días hábiles antes de que el pago se haga efectivo.** Su banco tiene otra regla para suspender un pago recurrente. El [consentimiento EFTA](/make-payment/efta-consent) explica las dos.',
        'Si su banco devuelve un pago, ese pago no se abona a su cuenta con nosotros, y se lo avisamos para que pueda elegir otra forma. Su banco puede cobrarle; nosotros no agregamos ningún cargo.',
        'Si le cobramos más de una cuenta, díganos a cuál se aplica el dinero y así lo haremos. Nunca lo aplicamos a una deuda que usted disputa.',
        `Si un pago es para saldar una deuda en disputa, como un cheque que dice “pagado en su totalidad” ([paid in full](lang:en)), mándelo, con una carta que lo diga, a ${at.mail}. La ley determina si ese pago salda la deuda.`,
        'Nunca envíe números de tarjeta o de cuenta bancaria por correo electrónico, por el chat o en el buzón de voz.',
      ]),
      'Si está en un caso de bancarrota, o si un tribunal de bancarrota le liberó de la deuda, este sitio es solo para su información y no le pide que pague.',
    ]),
    section('our-content', 'Nuestro contenido y cómo puede usarlo', [
      'Los textos, las imágenes, el diseño, el código y las marcas del sitio son nuestros o de quienes nos permiten usarlos, y los protegen las leyes de derechos de autor y de marcas. Usted puede leer, imprimir, guardar y compartir páginas para su propio uso, para una disputa o una queja, o para estudios, noticias o trabajo legal.',
      'Necesita nuestro permiso por escrito para vender nuestro contenido, o para usar nuestro nombre o logotipo como si le respaldáramos. Nada de esto limita el uso legítimo ni otro derecho que le dé la ley.',
    ]),
    section('linked-sites', 'Sitios enlazados', [
      'Algunos enlaces llevan a sitios que administran otros: organismos públicos, organizaciones sin fines de lucro, un registro de licencias, redes sociales y un sitio de empleo. Antes de salir, un aviso le muestra la dirección y le permite quedarse. No controlamos esos sitios ni respondemos por su contenido, por su seguridad o por cómo tratan sus datos, y un enlace no significa que los aprobemos.',
      'Nuestras propias páginas externas, que se abren sin ese aviso, son el portal de pagos, las páginas de consentimiento para correo electrónico y para cancelar la suscripción, y el acceso para clientes. Algunas de sus funciones piden iniciar sesión, y allí se aplican sus propios términos.',
    ]),
    section('virus-disclaimer', 'Virus y código dañino', [
      'Tomamos medidas razonables para que el sitio sea seguro, pero no podemos prometer que el sitio, sus servidores o sus enlaces estén libres de virus u otro código dañino. Mantenga al día su dispositivo y su protección.',
      'Hasta donde la ley lo permite, no respondemos por el daño que un virus cause a su dispositivo o a sus datos, salvo que lo hayamos causado a propósito o por negligencia grave.',
    ]),
    section('no-warranty', 'Sin garantías', [
      'Ofrecemos el sitio tal como es y cuando está disponible. Hasta donde la ley lo permite, no damos garantía de ningún tipo, expresa ni implícita, lo que incluye las garantías de comerciabilidad, de aptitud para un fin, de título y de no violar derechos de otros.',
      'Trabajamos para que el sitio sea correcto, pero puede tener errores o no estar al día. Si algo no coincide con el aviso de la deuda o con otra carta sobre su cuenta, guíese por ese aviso o esa carta y llámenos. Nada de esto reduce los deberes que la ley nos impone como cobrador de deudas.',
    ]),
    section('liability-limitation', 'Limitación de responsabilidad', [
      'Hasta donde la ley lo permite, no respondemos por daños indirectos, incidentales, especiales o consecuentes derivados del uso del sitio, ni por las fallas del servicio, por datos o ganancias perdidos ni por lo que otros hagan en las redes o en sitios enlazados. Este límite protege también a nuestros dueños, a nuestro personal y a quienes nos prestan servicios.',
      list('**Nada en estos términos limita:**', [
        'Sus derechos según la Ley de Prácticas Justas en el Cobro de Deudas, las leyes del consumidor de un estado o ciudad, u otra ley que no permita un límite.',
        'Nuestra responsabilidad por fraude, por daños hechos a propósito, por negligencia grave o por lesiones a una persona.',
        'La responsabilidad que la ley nos impone cuando manejamos su cuenta, su pago o su información personal.',
        'Nuestros deberes de abogados con nuestros clientes.',
      ]),
      'Algunos estados no permiten ciertos límites, en cuyo caso esos límites no se le aplican a usted.',
    ]),
    section('indemnity', 'Indemnización', [
      'Si usted hace algo de la lista de [actividades prohibidas](#prohibited-activities), o rastrea la cuenta de otra persona, y por eso alguien nos reclama, usted acepta indemnizarnos, es decir, cubrir las pérdidas y los gastos legales razonables que ese reclamo nos cause. Le avisaremos sin demora y le permitiremos participar en la defensa.',
      '**Esta sección nunca se aplica a un consumidor que ejerce un derecho legal.** Usted no nos debe nada por ella si disputa una deuda, pide que no le llamemos ni escribamos, se queja ante un organismo público, nos demanda o se defiende.',
    ]),
    section('arbitration', 'Arbitraje', [
      '**Lea esta sección con cuidado, porque cambia la forma en que se deciden algunas disputas entre usted y nosotros.** En el arbitraje, una persona neutral, el árbitro, escucha a las dos partes y decide. No hay juez ni jurado, y hay pocas formas de apelar.',
      section('covered-disputes', 'Qué disputas están sujetas a arbitraje', [
        'Usted o nosotros podemos exigir el arbitraje de una disputa sobre estos términos, el uso del sitio, o las llamadas, los mensajes de texto y los correos electrónicos que aquí se describen, sin importar en qué tipo de ley se base el reclamo.',
        list('No están sujetos a arbitraje:', [
          'La cuestión de si usted debe el dinero y cuánto, y toda demanda por esa deuda.',
          'Un reclamo que pueda presentarse en un tribunal de reclamos menores ([small claims court](lang:en)), si se queda allí y es de una sola persona.',
          'Una queja ante un organismo público, como la Oficina para la Protección Financiera del Consumidor o el fiscal general de su estado.',
          'Un reclamo que la ley no nos permite llevar a arbitraje, como ciertos reclamos de crédito de militares en servicio activo y de sus familias.',
        ]),
      ]),
      section('informal-negotiation', 'Primer paso: 30 días de negociación informal', [
        `La parte que tiene el reclamo primero le envía a la otra un aviso por escrito. Mande el suyo a ${at.office}, con su nombre y dirección, su número de referencia si lo tiene, lo que pasó y lo que pide. Nosotros enviamos el nuestro a la última dirección suya que tenemos.`,
        '**Durante los 30 días siguientes a la fecha en que se recibe el aviso, las dos partes tratan de resolver la disputa por negociación informal.** Nadie puede empezar el arbitraje antes de que pasen esos días y, hasta donde la ley lo permite, los plazos del reclamo no corren mientras tanto.',
        'No confunda este aviso con la disputa de una deuda. Esa disputa tiene su propio período de 30 días, y la fecha límite para disputar está en el aviso de la deuda. Puede mandarla enseguida, sin negociar antes.',
      ]),
      section('arbitration-bodies', 'Quién administra el arbitraje', [
        `El arbitraje lo administra uno de estos dos organismos, el que elija la parte que inicia el caso: [${firm.arbitrationBodies[0]}](lang:en) o [${firm.arbitrationBodies[1]}](lang:en). Se aplican las reglas de ese organismo para consumidores, salvo las que sean contrarias a estos términos. Pídanos una copia gratis.`,
        'Si ninguno de los dos puede tomar el caso, usted y nosotros podemos acordar otro. Si no hay acuerdo, un tribunal puede nombrar al árbitro.',
      ]),
      section('place-and-law', 'Lugar, forma y ley', [
        '**El arbitraje se lleva a cabo en Massachusetts**, pero usted no tiene que viajar: puede participar por teléfono, por video o por escrito, como prefiera. Si hace falta una audiencia en persona y le cuesta viajar, puede pedirla en el condado donde vive, y no nos opondremos.',
        '**La Ley Federal de Arbitraje rige esta sección.** El árbitro aplica la ley federal de Estados Unidos y la ley de Massachusetts. Los derechos del consumidor a los que no se puede renunciar siguen en pie, viva donde viva. Puede llevar a un abogado, a un intérprete o la ayuda que necesite por una discapacidad.',
      ]),
      section('arbitration-fees', 'Costos', [
        'Si usted es consumidor, su parte de los costos nunca supera lo que cuesta presentar el mismo reclamo en un tribunal, y nosotros pagamos el resto de lo que cobran el organismo y el árbitro. Si no puede pagar su parte, pídanos que se la adelantemos y lo haremos. Cada parte paga a su propio abogado, salvo que la ley o la decisión del árbitro disponga otra cosa.',
      ]),
      section('arbitrator-powers', 'Qué puede decidir el árbitro', [
        'Un solo árbitro neutral decide el caso. Puede conceder a una persona todo lo que un tribunal podría concederle según la misma ley, y explica su decisión por escrito. La decisión es obligatoria. Un tribunal puede hacerla cumplir, o anularla por las pocas razones que la ley permite.',
      ]),
      section('arbitration-survival', 'Cuánto dura esta sección', [
        'Esta sección sigue en vigor después de que usted deja de usar el sitio, después del pago de una deuda y, hasta donde la ley lo permite, en una bancarrota.',
      ]),
    ]),
    section('class-action-waiver', 'Renuncia a las acciones colectivas', [
      '**Hasta donde la ley lo permite, en una disputa sujeta a arbitraje, usted y nosotros podemos reclamar solo en nombre propio. Nadie puede ser demandante ni miembro de una acción colectiva.** Aquí llamamos acción colectiva a todo caso en que se reclama en nombre de un grupo o de otras personas, lo que en inglés puede llamarse [class action](lang:en), [collective action](lang:en) o [representative action](lang:en). El árbitro no puede unir los reclamos de varias personas, salvo que todas ellas y nosotros lo aceptemos.',
      'Un organismo público sí puede actuar por muchas personas a la vez. Un tribunal, y no el árbitro, decide si esta renuncia es válida. Si no es válida para un reclamo, ese reclamo se presenta en un tribunal y no en un arbitraje.',
    ]),
    section('jury-trial-waiver', 'Renuncia al juicio con jurado', [
      '**Hasta donde la ley lo permite, usted y nosotros renunciamos al derecho a un juicio con jurado en una disputa sujeta a arbitraje, tanto ante el árbitro como en un tribunal.** Si una de esas disputas llega a un tribunal, la decide un juez sin jurado.',
      'Esta renuncia no se aplica a una demanda sobre si usted debe el dinero. Si recibe una citación ([summons](lang:en)) y una demanda ([complaint](lang:en)), responda dentro del plazo que indican los papeles del tribunal, sea una fecha o un número de días.',
    ]),
    section('governing-law', 'Ley aplicable y tribunales', [
      'Estos términos se rigen por la ley federal de Estados Unidos y la ley de Massachusetts. Si una disputa sujeta a arbitraje no se decide por esa vía, se presenta en un tribunal de Massachusetts, salvo que la ley le permita demandar donde vive. Estos términos no cambian el lugar donde se debe presentar una demanda por una deuda.',
    ]),
    section('changes-to-terms', 'Cambios a estos términos', [
      'Podemos cambiar estos términos. Cuando lo hacemos, publicamos aquí el texto nuevo con otro número de versión y otra fecha, y decimos qué cambió. Los términos nuevos se aplican al uso del sitio desde esa fecha.',
      'Un cambio no es retroactivo: no afecta a una disputa que una de las partes ya conoce, ni amplía un consentimiento que usted dio antes.',
    ]),
    section('severability', 'Divisibilidad de las cláusulas', [
      'Si un tribunal decide que una parte de estos términos no es válida, las demás siguen en vigor, con la excepción que está en la [renuncia a las acciones colectivas](#class-action-waiver). Si usted o nosotros no ejercemos un derecho enseguida, podemos ejercerlo más tarde.',
    ]),
    section('privacy', 'Privacidad', [
      'Nuestro [Aviso de privacidad](/privacy-notice) explica qué información personal recopilamos, para qué, quién la recibe y qué puede elegir usted. Los residentes de California tienen además el [Aviso de privacidad de California](/california-privacy-notice).',
    ]),
    section('language', 'Inglés y español', [
      'Publicamos estos términos en inglés y en español, y los dos textos deben decir lo mismo. Si un tribunal tiene que elegir, prevalece el texto en inglés, pero no usaremos esta regla en su contra si usted confió en el texto en español y este le favorece más. Díganos si encuentra alguna diferencia.',
    ]),
    section('contact', 'Preguntas sobre estos términos', [
      list(`Puede comunicarse con nosotros ${hours.officeEastern}, salvo los días feriados bancarios federales:`, [
        `En español: ${phone.spanish}. Llamada gratuita: ${phone.main}.`,
        `Residentes de la ciudad de Nueva York: ${phone.newYorkCity}. Residentes de Yonkers: ${phone.yonkers}. Contesta una persona real.`,
        `Residentes de Connecticut: ${phone.connecticut}.`,
        `TTY: ${phone.tty}, o marque 711 para usar el servicio de retransmisión.`,
        `Correo postal: ${at.mail}.`,
        `Correo electrónico para preguntas generales: ${email.info}. Para quejas: ${email.complaints}. Respondemos a las quejas en un plazo de ${reply.complaint}.`,
      ]),
    ]),
  ],
  changes: [
    {
      version: notices['terms-of-use'].version,
      text: 'La versión en vigor. Abarca el uso del sitio, las llamadas automáticas, los mensajes de texto automáticos, el correo electrónico, la grabación, los pagos y el arbitraje.',
    },
  ],
} satisfies LegalDocument;
