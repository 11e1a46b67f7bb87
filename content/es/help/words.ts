import type { TermSlug } from '@/content/en/help/words';
import type { HelpWords } from '@/content/types';

export const words = {
  meta: {
    title: 'Palabras de sus papeles, de la A a la Z',
    description:
      'Lo que quieren decir los tribunales, los bancos, los hospitales y los cobradores, en español claro y con el nombre en inglés que verá en sus papeles.',
  },
  title: 'Palabras de sus papeles',
  lead: 'Aquí están las palabras que usan los tribunales, los bancos y los cobradores, en español claro y con su nombre en inglés. Es información general y no asesoría legal.',
  terms: {
    acknowledgment: {
      term: 'reconocimiento de la deuda',
      meaning:
        'Decir que una deuda es suya, casi siempre en un papel firmado. En algunos estados, eso puede darle al acreedor más tiempo para demandar.',
    },
    'active-duty': {
      term: 'servicio activo',
      meaning:
        'Servicio militar de tiempo completo. Da derechos adicionales en materia de deudas y de casos en el tribunal.',
    },
    administrator: {
      term: 'administrador de la sucesión',
      meaning:
        'La persona que nombra el tribunal para encargarse de lo que dejó quien falleció, cuando no hay testamento o no hay albacea.',
    },
    answer: {
      term: 'contestación',
      meaning:
        'Su respuesta por escrito a una demanda. Se entrega en el tribunal dentro del plazo que indican sus papeles.',
    },
    'authorized-user': {
      term: 'usuario autorizado',
      meaning:
        'Quien puede usar una tarjeta de la cuenta de otra persona. Por lo general, eso, por sí solo, no le obliga a pagar la deuda.',
    },
    'automatic-stay': {
      term: 'suspensión automática',
      meaning: 'La regla que detiene casi todo cobro en cuanto alguien se declara en bancarrota.',
    },
    'bank-levy': {
      term: 'embargo de cuenta bancaria',
      meaning:
        'La orden que recibe un banco de retener o entregar dinero, casi siempre después de un fallo. En Nueva York se llama [restraining notice](lang:en), en Massachusetts [trustee process](lang:en), en Connecticut [bank execution](lang:en) y en California [notice of levy](lang:en).',
    },
    bankruptcy: {
      term: 'bancarrota',
      meaning: 'Un caso en un tribunal federal en el que una persona pide alivio de deudas que no puede pagar.',
    },
    block: {
      term: 'bloqueo',
      meaning:
        'Lo que hace una compañía de informes de crédito cuando quita de su informe un dato que viene de un robo de identidad.',
    },
    breakdown: {
      term: 'desglose',
      meaning:
        'El desglose del monto son las líneas que muestran cómo se llegó al total: el saldo inicial y después el interés, los cargos, los pagos y los créditos.',
    },
    'call-frequency': {
      term: 'límite de frecuencia',
      meaning:
        'Cuántas veces puede llamar o intentar llamar un cobrador. Hay reglas federales, del estado y de la ciudad.',
    },
    'canceled-debt': {
      term: 'deuda cancelada',
      meaning:
        'La parte de una deuda que el acreedor perdona y ya no cobra. Para los impuestos, puede contar como ingreso.',
    },
    'charge-off': {
      term: 'deuda dada de baja como pérdida',
      meaning: 'Cuando el acreedor anota la deuda como pérdida en sus libros. La deuda no se acaba por eso.',
    },
    'claim-of-exemption': {
      term: 'reclamo de exención',
      meaning:
        'El formulario con el que usted dice al banco, al tribunal o al acreedor qué parte de su dinero protege la ley.',
    },
    clerk: {
      term: 'secretaría del tribunal',
      meaning:
        'La oficina del tribunal que recibe los papeles, informa las fechas y da los formularios. No puede dar asesoría legal.',
      find: 'corte de justicia juzgado',
    },
    'co-signer': {
      term: 'cofirmante',
      meaning:
        'Quien firmó junto con la otra persona y puede tener que pagar toda la deuda. Al cofirmante también se le llama fiador, codeudor o aval.',
    },
    'coerced-debt': {
      term: 'deuda contraída bajo coacción',
      meaning:
        'Una deuda que alguien aceptó porque otra persona le obligó con fuerza, amenazas, engaños, miedo o control.',
    },
    'community-property': {
      term: 'bienes gananciales',
      meaning: 'En algunos estados, como California, lo que los esposos tienen o deben juntos por estar casados.',
    },
    complaint: {
      term: 'demanda',
      meaning:
        'El papel del tribunal que explica lo que reclama el acreedor. Muchas veces llega junto con la citación.',
      find: 'papeles de la corte me demandaron',
    },
    'credit-bureau': {
      term: 'compañía de informes de crédito',
      meaning: 'Una empresa que lleva el registro de cómo pagan las personas sus deudas y vende informes sobre eso.',
    },
    'credit-counselor': {
      term: 'asesor de crédito',
      meaning:
        'Una persona preparada que le ayuda con su presupuesto y sus deudas. Busque uno sin fines de lucro que le diga primero cuánto cuesta.',
    },
    'credit-report': {
      term: 'informe de crédito',
      meaning:
        'Lo que una compañía de informes de crédito tiene anotado sobre sus cuentas. Usted puede pedir el suyo gratis.',
    },
    creditor: {
      term: 'acreedor',
      meaning: 'La persona o empresa que dice que se le debe dinero.',
    },
    'current-creditor': {
      term: 'acreedor actual',
      meaning: 'La persona o empresa a la que usted le debe ahora, según el cobrador.',
    },
    'date-of-default': {
      term: 'fecha de incumplimiento',
      meaning:
        'El día en que no se hizo un pago y la deuda ya no se puso al corriente. El plazo para demandar suele contarse desde ese día.',
    },
    'date-to-dispute-by': {
      term: 'fecha límite para disputar',
      meaning:
        'El último día en que, según la ley federal, una disputa por escrito obliga al cobrador a dejar de cobrar lo que usted disputa. La fecha está impresa en el aviso de la deuda.',
    },
    'debt-buyer': {
      term: 'comprador de deudas',
      meaning: 'Una empresa que compra deudas sin pagar y después las cobra para sí misma.',
    },
    'debt-collector': {
      term: 'cobrador de deudas',
      meaning:
        'La persona o empresa que cobra deudas para otros, como una agencia de cobro o un bufete como el nuestro.',
      find: 'colecciones agencia de colección cobranza',
    },
    'debt-notice': {
      term: 'aviso de validación',
      meaning:
        'El aviso de la deuda: el papel que dice quién cobra, para quién, cómo se llega al total y cómo disputarlo.',
    },
    'default-judgment': {
      term: 'sentencia en rebeldía',
      meaning:
        'El fallo que dicta un tribunal porque la persona demandada no contestó a tiempo o no se presentó en el tribunal.',
    },
    defendant: {
      term: 'demandado',
      meaning: 'La persona a quien demandan.',
    },
    'direct-dispute': {
      term: 'disputa directa',
      meaning:
        'Una disputa sobre su informe de crédito que usted envía a la empresa que reportó la deuda, y no a la compañía de informes de crédito.',
    },
    discharge: {
      term: 'exoneración de deudas',
      meaning:
        'La orden del tribunal que, al final de un caso de bancarrota, libera a una persona de pagar ciertas deudas.',
    },
    dispute: {
      term: 'disputa',
      meaning:
        'Decirle al cobrador que, según usted, la deuda está mal, toda o en parte. No necesita pruebas para empezar.',
    },
    'economic-abuse': {
      term: 'abuso económico',
      meaning: 'Controlar a alguien por medio de su dinero, su trabajo, su crédito o sus deudas.',
    },
    estate: {
      term: 'sucesión',
      meaning: 'Todo lo que tenía y todo lo que debía una persona que falleció.',
    },
    executor: {
      term: 'albacea',
      meaning:
        'La persona que el testamento nombra, por lo general con la aprobación de un tribunal, para encargarse de lo que dejó quien falleció.',
    },
    'explanation-of-benefits': {
      term: 'explicación de beneficios',
      meaning:
        'El papel en el que su seguro médico muestra qué pagó el seguro y qué parte, según el seguro, le toca a usted. No es una factura.',
    },
    'fee-waiver': {
      term: 'exención de cuotas',
      meaning: 'El permiso del tribunal para no pagar la cuota que cobra, si usted no puede pagarla.',
    },
    'financial-assistance': {
      term: 'asistencia financiera',
      meaning:
        'El programa de un hospital para quienes no pueden pagar toda su cuenta. Algunos hospitales lo llaman [charity care](lang:en).',
    },
    'form-1099-c': {
      term: 'Formulario 1099-C',
      meaning:
        'El formulario de impuestos con el que un acreedor les avisa a usted y al IRS, la oficina federal de impuestos, que perdonó una deuda.',
    },
    'fraud-alert': {
      term: 'alerta de fraude',
      meaning: 'Una nota en su informe de crédito que pide a los prestamistas confirmar que de verdad es usted.',
    },
    'frozen-account': {
      term: 'cuenta congelada',
      meaning:
        'Una cuenta bancaria de la que el dueño puede sacar solo una parte del dinero, o nada, casi siempre por una orden del tribunal.',
    },
    guarantor: {
      term: 'garante',
      meaning: 'Quien prometió pagar una deuda si no la paga la persona que recibió el préstamo.',
    },
    hearing: {
      term: 'audiencia',
      meaning: 'La cita, con día y hora, para hablar de su caso ante un juez u otro funcionario del tribunal.',
    },
    'identity-theft': {
      term: 'robo de identidad',
      meaning: 'Cuando alguien usa su nombre o sus números sin permiso, por ejemplo para abrir una cuenta.',
    },
    'identity-theft-report': {
      term: 'informe de robo de identidad',
      meaning: 'El informe oficial de un robo de identidad. Puede hacerlo gratis en el sitio del gobierno.',
    },
    insolvency: {
      term: 'insolvencia',
      meaning:
        'Deber más de lo que vale todo lo que usted tiene. Puede cambiar los impuestos que se pagan por una deuda perdonada.',
    },
    interest: {
      term: 'interés',
      meaning: 'Lo que se cobra por usar dinero prestado. Casi siempre es un porcentaje del monto.',
    },
    interpreter: {
      term: 'intérprete',
      meaning: 'Quien pasa a otro idioma lo que se habla, por ejemplo en el tribunal.',
    },
    'itemized-bill': {
      term: 'factura detallada',
      meaning: 'Una factura que enumera cada servicio con su fecha y su precio.',
    },
    'joint-account-holder': {
      term: 'titular conjunto',
      meaning: 'Quien es dueño de una cuenta junto con otra persona. Cada uno puede deber el total de la deuda.',
    },
    judgment: {
      term: 'fallo',
      meaning: 'La decisión de un tribunal sobre quién debe qué. También se llama sentencia.',
      find: 'decisión de la corte juzgado',
    },
    'large-print': {
      term: 'letra grande',
      meaning: 'Letra de un tamaño que pueden leer las personas con baja visión.',
    },
    lawsuit: {
      term: 'demanda',
      meaning:
        'Un caso en el que alguien pide a un tribunal civil que decida; también se le dice caso civil. No es una acusación penal. El escrito con el que empieza se llama igual.',
    },
    'legal-aid': {
      term: 'ayuda legal gratuita',
      meaning: 'Abogados y asistentes que trabajan sin costo para personas con ingresos bajos.',
    },
    lien: {
      term: 'gravamen',
      meaning: 'El derecho de un acreedor sobre algo que es de usted, como su casa, hasta que se pague una deuda.',
    },
    'limit-contact': {
      term: 'limitar el contacto',
      meaning: 'Decirle a un cobrador qué horas, lugares o medios no le convienen para comunicarse con usted.',
    },
    'mixed-file': {
      term: 'expediente mezclado',
      meaning:
        'Un archivo de crédito en el que se juntaron los datos de dos personas, casi siempre porque sus nombres se parecen.',
    },
    'notary-public': {
      term: 'notario público',
      meaning:
        'Un funcionario que comprueba quién firma un papel. En Estados Unidos, ser notario no hace abogado a nadie.',
    },
    'opt-out': {
      term: 'no recibir más mensajes',
      meaning: 'Decir que no quiere más mensajes en una dirección de correo electrónico o en un número de teléfono.',
    },
    'original-creditor': {
      term: 'acreedor original',
      meaning: 'La primera empresa a la que se le debía el dinero, antes de que la deuda se vendiera o pasara a otra.',
    },
    'payment-plan': {
      term: 'plan de pago',
      meaning: 'Un acuerdo para pagar una deuda por partes, en días fijos.',
    },
    'personal-representative': {
      term: 'representante personal',
      meaning:
        'Quien tiene autoridad para actuar en nombre de la sucesión de alguien que falleció, como un albacea o un administrador.',
    },
    plaintiff: {
      term: 'demandante',
      meaning: 'La persona o empresa que presenta una demanda.',
    },
    'power-of-attorney': {
      term: 'poder legal',
      meaning: 'Un papel firmado que permite a otra persona actuar en nombre de usted.',
    },
    'probate-court': {
      term: 'tribunal de sucesiones',
      meaning: 'El tribunal de los testamentos y las herencias. En Nueva York se llama [Surrogate’s Court](lang:en).',
    },
    'proof-of-claim': {
      term: 'comprobante de crédito',
      meaning:
        'El formulario con el que un acreedor dice al tribunal de bancarrota cuánto cree que se le debe. Aquí “crédito” es lo que reclama el acreedor.',
    },
    'protected-income': {
      term: 'ingresos protegidos',
      meaning:
        'Dinero que la ley deja para usted aun después de un fallo, como el Seguro Social. Los formularios lo llaman ingresos exentos.',
    },
    reaffirmation: {
      term: 'reafirmación',
      meaning:
        'Una promesa nueva, hecha durante un caso de bancarrota, de pagar cierta deuda aunque se hubiera podido exonerar.',
    },
    'relay-call': {
      term: 'llamada con servicio de retransmisión',
      meaning: 'Una llamada en la que un operador escribe o dice con señas lo que se habla. Para hacerla, marque 711.',
    },
    'relief-act': {
      term: 'Ley de Ayuda Civil para Miembros del Servicio Militar',
      meaning:
        'La ley federal que protege a quienes prestan servicio militar en asuntos de deudas, renta y tribunales.',
    },
    'return-date': {
      term: 'fecha de retorno',
      meaning:
        'En Connecticut: el día, escrito en los papeles del tribunal, desde el cual se cuenta el tiempo para contestar.',
    },
    'scheduled-payment': {
      term: 'pago programado',
      meaning: 'Un pago que se hace de forma automática en una fecha ya fijada.',
    },
    'security-freeze': {
      term: 'congelación de crédito',
      meaning:
        'Un cierre gratuito de su informe de crédito, para que nadie abra cuentas nuevas a su nombre hasta que usted lo quite.',
    },
    service: {
      term: 'notificación',
      meaning: 'La manera oficial de entregar o enviar los papeles del tribunal a una persona.',
    },
    settlement: {
      term: 'acuerdo',
      meaning: 'Lo que se pacta para terminar una deuda o un caso, muchas veces por menos del total.',
    },
    sheriff: {
      term: 'alguacil',
      meaning:
        'El funcionario que entrega los papeles del tribunal y hace cumplir sus órdenes. En algunos estados también lo hace un [constable](lang:en).',
    },
    'statute-of-limitations': {
      term: 'plazo de prescripción',
      meaning: 'El tiempo que hay para presentar una demanda. Depende del estado y del tipo de deuda.',
    },
    'stop-contact': {
      term: 'dejar de comunicarse',
      meaning:
        'Lo que debe hacer un cobrador cuando usted le pide por escrito que no se comunique más por una deuda: callar, salvo unos pocos avisos que la ley permite. La deuda y el caso en el tribunal, si lo hay, siguen.',
    },
    'stop-payment-order': {
      term: 'orden de suspensión de pago',
      meaning: 'La instrucción que usted le da a su banco de no hacer un pago.',
    },
    summons: {
      term: 'citación',
      meaning: 'El papel que avisa que empezó un caso, en qué tribunal, y cómo y cuándo contestar.',
      find: 'citatorio',
    },
    'sworn-statement': {
      term: 'declaración jurada',
      meaning:
        'Una declaración que usted firma bajo juramento o bajo pena de perjurio y en la que dice que todo es verdad.',
    },
    'time-barred': {
      term: 'deuda prescrita',
      meaning: 'Una deuda demasiado antigua para demandar por ella, porque ya pasó el plazo que daba la ley.',
    },
    translator: {
      term: 'traductor',
      meaning: 'Quien pasa un texto escrito a otro idioma.',
    },
    trustee: {
      term: 'síndico',
      meaning: 'En una bancarrota: la persona a cargo del caso y de repartir lo que haya.',
    },
    verification: {
      term: 'verificación',
      meaning: 'Lo que un cobrador envía después de una disputa para respaldar la deuda y el monto.',
    },
    'wage-garnishment': {
      term: 'embargo de salario',
      meaning:
        'La orden para que un empleador aparte una porción del sueldo por una deuda. En Nueva York se llama [income execution](lang:en), en Connecticut [wage execution](lang:en), en Massachusetts [trustee process](lang:en) y en California [earnings withholding order](lang:en).',
    },
  },
} satisfies HelpWords<TermSlug>;
