import { jumpNav, list, part } from '@/content/blocks';
import { contactLimitsIn, email, hoursIn, phone, repliesIn, sitesIn, statesIn } from '@/content/facts-in-copy';
import type { ServicesPage } from '@/content/types';

const limit = contactLimitsIn('es');
const reply = repliesIn('es');
const site = sitesIn('es');
const hours = hoursIn('es');
const states = statesIn('es');

export const services = {
  meta: {
    title: 'Servicios de cobro de deudas para acreedores',
    description:
      'Cómo nuestro bufete cobra deudas para acreedores: bancarrota, cuentas de consumo y comerciales, litigio, y cómo encargarnos cuentas.',
  },
  hero: {
    banner: { image: 'reading-room', position: 'center' },
    alt: 'Una sala de lectura con estantes de libros y una mesa con un libro abierto frente a una ventana iluminada.',
    title: 'Cuatro servicios, un mismo trato para todos',
    text: 'Escribimos esta página para acreedores, con palabras claras, para que quienes quizá les deban dinero también puedan leerla y exigirnos que cumplamos lo que dice.',
  },
  jumpNav: jumpNav({
    bankruptcy: 'Bancarrota',
    'consumer-collections': 'Cobro a consumidores',
    'commercial-collections': 'Cobro comercial',
    litigation: 'Litigio',
    'for-creditors': 'Encargar cuentas',
  }),
  services: [
    {
      id: 'bankruptcy',
      subtitle: 'Del lado del acreedor',
      title: 'Bancarrota',
      intro:
        'Cuando una persona o un negocio se declara en bancarrota, el cobro se detiene y el caso pasa a un tribunal. Protegemos la posición del acreedor en ese caso. No ayudamos a nadie a declararse en bancarrota.',
      parts: [
        part('Qué es', [
          'La bancarrota es un caso en un tribunal federal que ayuda a personas y negocios con deudas que no pueden pagar. Al presentarla, empieza la suspensión automática ([automatic stay](lang:en)), una regla que detiene las llamadas, las cartas, las demandas y los embargos por la mayoría de las deudas.',
        ]),
        part('Para quién es', [
          'Este servicio es para bancos, cooperativas de crédito, prestamistas, arrendadores y proveedores con una deuda por cobrar en un caso del Capítulo 7, 11 o 13. También sirve a quienes tienen muchos créditos pequeños y quieren que alguien vigile cada fecha límite.',
        ]),
        part('Cómo trabajamos', [
          'Antes de escribirle a nadie, comprobamos si hay una bancarrota, y lo volvemos a comprobar mientras tenemos la cuenta. Si la hay, dejamos de cobrar de inmediato y anotamos el tribunal y el número del caso. Desde entonces hablamos con el abogado de la persona o con el tribunal.',
          list('Dentro del caso, representamos al acreedor. Nuestro trabajo incluye estas tareas:', [
            'Presentamos el comprobante de crédito ([proof of claim](lang:en)), que le dice al tribunal cuánto se debe y por qué.',
            'Leemos el plan que la persona presenta al tribunal y nos oponemos solo si la ley da un motivo.',
            'Vamos a la junta de acreedores y a las audiencias.',
            'Cuando la ley lo admite, pedimos permiso al tribunal para que el acreedor tome un auto, una casa u otra garantía.',
          ]),
          'No pedimos el pago de una deuda de la que el tribunal ya liberó a la persona, es decir, una que ya no tiene que pagar. No presionamos a nadie para que reafirme una deuda, o sea, para que acepte seguir debiéndola. Eso lo deciden la persona y su abogado, según las reglas del tribunal.',
        ]),
        part('Qué sigue', [
          `**Si usted es acreedor,** envíenos el aviso del caso en cuanto le llegue, con el contrato y el historial de pagos. Llame al ${phone.clients} para que busquemos la fecha límite para presentar el comprobante de crédito.`,
          `**Si usted se declaró en bancarrota,** díganos el número del caso, el tribunal y el nombre de su abogado, si lo tiene. Basta con llamar al ${phone.spanish}. Para usted, todo lo que dice este sitio es información y no una solicitud de pago.`,
        ]),
      ],
    },
    {
      id: 'consumer-collections',
      subtitle: 'Deudas personales, de familia y del hogar',
      title: 'Cobro a consumidores',
      intro:
        'La mayoría de nuestras cartas y llamadas tratan de deudas de la vida diaria: una tarjeta, un préstamo, una factura del hospital, una renta atrasada. Las cobramos para los acreedores diciéndole con claridad a cada persona qué se le reclama y qué opciones tiene.',
      parts: [
        part('Qué es', [
          'Nos comunicamos por correo postal y por teléfono con quienes tienen cuentas atrasadas. Usamos el correo electrónico y los mensajes de texto solo con el permiso que nos dieron directamente. Contestamos preguntas, revisamos disputas, acordamos planes de pago y entregamos los pagos al acreedor. Todo esto es cobro de deudas, y las leyes federales y estatales ponen reglas a cada paso.',
        ]),
        part('Para quién es', [
          'Es para acreedores que quieren cobrar y también cuidar su buen nombre. Lo usan bancos y cooperativas de crédito, y también hospitales, grupos médicos, arrendadores y prestamistas. Aceptamos una cuenta solo si tiene documentos que respondan a las preguntas que alguien puede hacer sobre ella.',
        ]),
        part('Cómo trabajamos', [
          list('Si su cuenta está con nosotros, puede contar con esto:', [
            '**Primero, el aviso de la deuda.** Nombra al acreedor, muestra cada parte del monto e indica la fecha límite para disputar, 30 días después de que usted recibe el aviso o de que se supone que lo recibió. Salvo que una carta nuestra diga otra cosa, ningún abogado ha revisado la cuenta.',
            '**Derecho a disputar.** Si disputa la deuda por escrito a más tardar en esa fecha, dejamos de cobrar la parte que disputa hasta enviarle la verificación o la copia de un fallo. Guardar silencio no es admitir que debe.',
            `**Horas sin llamadas ni mensajes.** No le llamamos ni le enviamos mensajes de texto antes de las ${hours.calls.from} ni después de las ${hours.calls.until}, según la hora del lugar donde vive. Díganos si hay otra hora o lugar que no le convenga.`,
            `**Límites al contacto.** Por cada deuda, en cualquier período de siete días, no pasamos de ${limit.calls} llamadas o mensajes de texto, ni de ${limit.contacts} contactos de todo tipo en total, aunque no logremos hablar con usted. A un lugar como el trabajo no hacemos más de dos llamadas en 30 días. Después de hablar con usted de la deuda, no llamamos por ella en siete días, salvo que usted lo pida. Las reglas federales suponen que es demasiado llamar más de siete veces en siete días; Massachusetts y la ciudad de Nueva York son más estrictas, y con todas las personas respetamos el más estricto de estos límites.`,
            '**Su idioma.** Nuestro personal habla español e inglés, y le enviamos en español el aviso de la deuda si lo pide.',
            '**Sin cargo por pagar.** No cobramos nada por ninguna forma de pagar.',
          ]),
          'Algunos ingresos están protegidos, como el Seguro Social, los beneficios de veteranos, los de desempleo y la manutención de los hijos. Pedimos a las personas que no prometan pagar con el dinero que necesitan para la renta, la comida o las medicinas.',
        ]),
        part('Qué sigue', [
          `**Si usted es acreedor,** escriba a ${email.clients}. Antes de enviar el aviso de la deuda, le pediremos el contrato, los estados de cuenta y el desglose del monto. Vea [cómo encargarnos cuentas](#for-creditors).`,
          '**Si le contactamos por una deuda,** elija lo que necesita: [confirmar que fuimos nosotros](/is-this-us), [disputar la deuda](/make-payment#dispute), [ver qué hacer si no puede pagar ahora](/make-payment#hardship) o [ver las formas de pagar](/make-payment).',
        ]),
      ],
    },
    {
      id: 'commercial-collections',
      subtitle: 'Deudas entre negocios',
      title: 'Cobro comercial',
      intro:
        'Detrás de una factura sin pagar suele haber una historia: un envío que llegó tarde, un cliente perdido, una duda sobre el trabajo. Averiguamos qué pasó y luego buscamos condiciones que los dos negocios puedan aceptar.',
      parts: [
        part('Qué es', [
          'Cobramos dinero que un negocio le debe a otro. Estas deudas vienen de mercancías, servicios, arrendamientos, préstamos y líneas de crédito. A veces una persona firmó una garantía personal, es decir, prometió pagar si el negocio no lo hace.',
        ]),
        part('Para quién es', [
          'Actuamos en nombre de proveedores, arrendadores de equipo o de locales, bancos y otros prestamistas. Muchos esperan conservar al cliente. Lo tenemos presente en cada carta y en cada llamada.',
        ]),
        part('Cómo trabajamos', [
          list('Empezamos por los papeles y luego hablamos con quienes conocen la cuenta:', [
            'Comparamos el contrato, los pedidos, las pruebas de entrega y las facturas.',
            'Le pedimos al otro negocio su versión y le pasamos cada objeción a nuestro cliente.',
            'Ponemos todo acuerdo por escrito: montos, fechas y qué pasa si no se cumple una fecha.',
            'Le damos al cliente un informe claro, aunque las noticias no sean buenas.',
          ]),
          '**Algunas personas tienen protección incluso por una deuda de negocios.** La ley federal más importante sobre el cobro cubre las deudas personales, no las de negocios. Las leyes estatales pueden proteger más. En California, la ley SB 1286 protege a las personas que deben o garantizaron una deuda comercial de hasta $500,000. Cubre deudas contraídas, renovadas, vendidas o cedidas desde el 1 de julio de 2025. Cuando se aplica, la cumplimos. Cuando no, mantenemos el mismo tono y el mismo cuidado.',
        ]),
        part('Qué sigue', [
          `**Si usted es acreedor,** tenga a mano el contrato, las facturas sin pagar y los últimos mensajes, y llame al ${phone.clients}. Le diremos qué se puede sostener con esos documentos.`,
          `**Si su negocio recibió una carta nuestra,** díganos cuánto cree que se debe y por qué. Escriba a ${email.info} o a la dirección de la carta. Si usted firmó también a título personal, díganoslo, porque puede tener más derechos.`,
        ]),
      ],
    },
    {
      id: 'litigation',
      subtitle: 'Cuando un tribunal tiene que decidir',
      title: 'Litigio',
      intro:
        'Una demanda sirve para que un juez decida quién tiene razón. No es una manera de asustar a nadie. Hablamos de una demanda solo cuando un cliente la ha elegido, un abogado ha leído los documentos y la ley la permite.',
      parts: [
        part('Qué es', [
          'En un caso de deuda, el acreedor le pide a un tribunal que decida si se debe algo y cuánto. La persona demandada puede responder, presentar pruebas y ser escuchada, y las dos partes pueden llegar a un acuerdo en cualquier momento. Si el tribunal le da la razón al acreedor, su decisión se llama fallo o sentencia ([judgment](lang:en)).',
        ]),
        part('Para quién es', [
          'Llevamos estos casos para acreedores, tanto si demandan como si los demandan. Lo hacemos en los estados donde pueden ejercer nuestros abogados. En los demás estados, le decimos al cliente que necesita un abogado de allí.',
        ]),
        part('Cómo trabajamos', [
          list('Antes de presentar un caso, uno de nuestros abogados revisa estos puntos:', [
            '**Las pruebas.** Los documentos muestran quién le debe qué a quién, y por qué.',
            '**La antigüedad de la deuda.** No demandamos por una deuda prescrita, es decir, demasiado antigua para demandar, ni damos a entender que podríamos hacerlo.',
            '**El lugar.** Al consumidor se le demanda donde vive o donde firmó el contrato.',
            `**El servicio militar.** La ley protege a quienes están en servicio activo y, en algunas cosas, a su familia. Lea sobre la [Ley de Ayuda Civil para Miembros del Servicio Militar](${site.reliefAct}) y díganos si usted o su cónyuge presta servicio.`,
            '**Los recursos de la persona.** Si los únicos ingresos de la persona están protegidos, se lo avisamos al cliente, porque entonces un fallo quizá no traiga más que dificultades.',
          ]),
          'No prometemos resultados a los clientes. Cada caso depende de sus propios hechos, y decide el juez.',
        ]),
        part('Qué sigue', [
          '**Si usted es acreedor,** un abogado le da por escrito su opinión sobre el caso. Abarca las pruebas, el costo, el tiempo que puede tomar y las otras opciones. Usted decide.',
          list(
            '**Si le demandan, responda dentro del plazo que indican los papeles del tribunal, sea una fecha o un número de días.** Ese plazo corre aunque esté hablando con nosotros. Estos pasos pueden ayudarle:',
            [
              'Lea los papeles, que por lo general son una citación ([summons](lang:en)) y una demanda ([complaint](lang:en)); busque la fecha y el tribunal, y guarde el sobre.',
              'Presente su contestación ([answer](lang:en)) en el tribunal. Llamarnos o escribirnos no es contestar la demanda.',
              'Pregunte en la secretaría del tribunal cómo presentarla y si puede pedir una exención de cuotas ([fee waiver](lang:en)).',
              'Pida consejo a un abogado o a una oficina de ayuda legal. Nosotros no podemos dárselo.',
              'Vaya a todas las audiencias del tribunal, aunque crea que debe el dinero o ya tenga un acuerdo con nosotros, salvo que el tribunal le diga que no hace falta. Todavía puede [llegar a un acuerdo o pedir un plan de pago](/make-payment#hardship).',
            ],
          ),
          'Si hay un fallo en su contra, algunos ingresos y bienes pueden seguir protegidos (exentos), es decir, nadie se los puede quitar por esa deuda. Muchas veces hay que pedir esa protección con un formulario y en pocos días. Busque el plazo en los papeles del tribunal y llame enseguida a una oficina de ayuda legal gratuita.',
        ]),
      ],
    },
  ],
  offer: {
    id: 'for-creditors',
    subtitle: 'Para acreedores: del primer archivo al último informe',
    title: 'Cómo encargarnos cuentas',
    intro:
      'Si usted es acreedor, así trabajaríamos juntos, desde su primera pregunta hasta el día en que se cierra una cuenta. Los detalles quedan en un contrato por escrito.',
    parts: [
      part('Cómo empezar', [
        `Escriba a ${email.clients} o llame al ${phone.clients}, donde se atiende en inglés. Díganos qué clase de cuentas tiene, cuántas son, qué tan antiguas son y en qué estados viven las personas. No mande nombres ni números de cuenta hasta que acordemos una vía segura: por regla general, nuestro [sitio de acceso para clientes](${site.clientAccess}), nunca el correo electrónico común. Más abajo está lo que cuesta. Por el cobro, una parte de lo que cobramos, y ningún honorario si no cobramos nada. Las demandas y los casos de bancarrota tienen sus propios honorarios.`,
        list('Después vamos paso a paso:', [
          'Revisamos si hay conflictos de intereses y si podemos cobrar en esos estados.',
          `Usted recibe una propuesta por escrito en un plazo de ${reply.proposal}. Abarca el trabajo, los honorarios, los informes y los límites que respetamos.`,
          'Usted firma un contrato que nos hace sus abogados.',
          'Probamos juntos un archivo pequeño. Le decimos qué cuentas abrimos, cuáles devolvimos y por qué.',
        ]),
      ]),
      part('Qué debe traer un archivo', [
        list('Para cada cuenta necesitamos:', [
          'El nombre completo de la persona y su última dirección conocida',
          'El acreedor original, y el contrato u otro documento que respalda la deuda',
          'Un desglose del monto, con el interés, los cargos, los pagos y los créditos desde la fecha del desglose',
          'Las fechas del incumplimiento, del último pago y, si la hubo, de la baja como pérdida',
          'Todo lo que sepa de una disputa, una bancarrota, un fallecimiento, un robo de identidad, un servicio militar o un abogado',
          'El idioma que habla la persona y cada solicitud de limitar el contacto',
        ]),
        'Si falta algo de esto, la cuenta espera hasta que usted lo mande.',
      ]),
      part('Cómo cotizamos los honorarios y adónde va el dinero', [
        list('Usted conoce el precio antes de encargarnos una cuenta:', [
          '**Cobro:** una parte de lo que cobramos, según la clase y la antigüedad de la deuda. Si no cobramos nada, no nos debe honorarios.',
          '**Demandas y casos de bancarrota:** una cantidad fija o una tarifa por hora, acordada en cada caso. Le decimos los gastos del tribunal antes de hacerlos.',
          '**A la persona que debe:** solo lo que debe. No agregamos nada, salvo lo que disponga el contrato del que nace la deuda o permita la ley.',
        ]),
        'Los pagos van a una cuenta fiduciaria para clientes ([client trust account](lang:en)), aparte de nuestro propio dinero, como exigen las reglas para abogados. Cada mes, cuando los pagos quedan firmes, le mandamos su parte con una lista por cuenta. Puede compararla con sus propios libros.',
      ]),
      part('Informes y auditorías', [
        `Puede seguir cada cuenta en nuestro [sitio de acceso para clientes](${site.clientAccess}): el saldo, los contactos, las disputas, los pagos y lo que sigue. Un informe mensual lo resume. Si alguien se queja, o si una oficina pública pregunta por una de sus cuentas, se lo decimos en un plazo de dos días hábiles.`,
        'Usted puede auditar nuestro trabajo. Avísenos con tiempo razonable y le mostramos las cartas, las llamadas grabadas y las notas de sus cuentas. Corregimos lo que encuentre y le decimos cómo.',
      ]),
      part('Seguridad de los datos', [
        'Los archivos viajan y se guardan cifrados. Nuestro personal ve solo las cuentas en las que trabaja, y un registro muestra quién abrió cada cosa. Tenemos un programa de seguridad por escrito, capacitamos al personal cada año y exigimos las mismas reglas a las empresas que trabajan para nosotros. Si una filtración afecta sus datos, le avisamos sin demora. Cuando termina el trabajo, devolvemos o destruimos sus registros, salvo los que la ley nos obliga a guardar.',
      ]),
      part('Conflictos de intereses, y dónde actuamos', [
        'En estos asuntos actuamos solo en nombre de acreedores, y no compramos deudas. Comparamos cada cliente nuevo y cada cuenta con las personas y los negocios para los que actuamos o hemos actuado. Si hay un conflicto, lo decimos, y nos apartamos cuando lo exigen las reglas para abogados.',
        `Nuestros abogados acuden a los tribunales en ${states}. Cobramos con las licencias que están al pie de esta página. Si tiene cuentas en cualquier otro lugar, antes de que nos las encargue le decimos si podemos actuar. Una demanda fuera de ${states} necesita un abogado autorizado en el estado donde se presenta.`,
        'Hay cosas que no hacemos para ningún cliente. No demandamos por una deuda prescrita, no reportamos deudas médicas a ninguna compañía de informes de crédito ni dejamos de lado un límite de esta página.',
      ]),
    ],
  },
} satisfies ServicesPage;
