import { blocks, list } from '@/content/blocks';
import { at, email } from '@/content/facts-in-copy';
import type { LetterForms } from '@/content/types';
import { states } from './states';

export const letterForms = {
  groups: { you: 'Sus datos', account: 'La cuenta', what: 'Lo que quiere decir', letter: 'La carta' },
  fields: {
    name: {
      label: 'Nombre completo',
      required: 'Escriba su nombre completo',
      invalid: 'Escriba su nombre completo con letras, sin números',
    },
    street: { label: 'Dirección', hint: 'Hasta tres líneas.', required: 'Escriba su dirección' },
    city: { label: 'Ciudad', required: 'Escriba su ciudad' },
    state: { label: 'Estado', required: 'Elija su estado', options: states },
    zip: {
      label: 'Código postal',
      hint: 'Como 12345 o 12345-6789.',
      required: 'Escriba su código postal',
      invalid: 'Escriba un código postal como 12345 o 12345-6789',
    },
    reference: {
      label: 'Número de referencia (opcional)',
      hint: 'Está en el aviso de la deuda y en nuestras cartas. Sin él, la carta deja una línea para escribirlo a mano.',
      invalid:
        'Escriba el número de referencia con 3 a 30 letras (de la A a la Z), números o guiones, o déjelo en blanco',
    },
    creditor: { label: 'Acreedor que nombra el aviso (opcional)' },
    contactDate: {
      label: '¿De qué día es nuestra carta o llamada? (opcional)',
      hint: 'El día de la carta o la llamada a la que responde.',
    },
    noticeDate: {
      label: 'Fecha del aviso de la deuda (opcional)',
      hint: 'La fecha que está al comienzo del aviso. Va en la carta.',
    },
    disputeBy: {
      label: 'Fecha límite para disputar (opcional)',
      hint: 'La fecha impresa en el aviso de la deuda. No va en la carta: sirve para saber cuándo enviarla.',
      unfit: 'La fecha límite para disputar es anterior a la fecha del aviso de la deuda. Revise las dos fechas',
    },
    asks: {
      label: '¿Qué quiere saber?',
      hint: 'Elija al menos una opción.',
      required: 'Elija al menos una cosa que preguntar',
      options: {
        creditors: 'Quién es el acreedor actual y quién fue el acreedor original',
        amount: 'Cómo se llega al monto',
        dates: 'Las fechas del incumplimiento, del último pago y de la baja como pérdida, si la hubo',
        signature: 'Una copia de cualquier papel con mi firma',
        license: 'La licencia de ustedes para cobrar deudas en mi estado',
        age: 'Si la deuda es demasiado antigua para demandar (prescrita)',
      },
    },
    amount: { label: '¿Cuánto disputa?', options: { all: 'Toda la deuda', part: 'Una parte' } },
    partAmount: {
      label: 'Monto que disputa',
      hint: 'En dólares, como 250.75.',
      required: 'Escriba el monto que disputa',
      invalid: 'Escriba un monto en dólares, como 250.75',
      unfit: 'El monto que disputa es mayor que el que indica el aviso. Revise los dos montos',
    },
    claimedAmount: {
      label: 'Monto que indica el aviso (opcional)',
      hint: 'El total que le pedimos pagar. Con él, la página puede comprobar la parte que disputa.',
      invalid: 'Escriba en dólares el monto que indica el aviso, como 1250.75, o déjelo en blanco',
    },
    reasons: {
      label: '¿Por qué? (opcional)',
      hint: 'Marque lo que corresponda. Cada motivo será una frase corta. No tiene que dar un motivo ni probar nada.',
      options: {
        notMine: 'No reconozco esta deuda',
        wrongAmount: 'El monto está mal',
        paid: 'Ya la pagué o llegué a un acuerdo',
        identityTheft: 'Alguien usó mi nombre (robo de identidad)',
        forced: 'Me obligaron o me engañaron (deuda contraída bajo coacción)',
        bankruptcy: 'Fue parte de una bancarrota',
        tooOld: 'Es demasiado antigua para demandar (prescrita)',
        medical: 'Debía pagarla el seguro o la asistencia financiera, o la factura médica está mal',
        other: 'Otro motivo',
      },
    },
    ownWords: {
      label: 'Su motivo, con sus palabras',
      hint: 'Hasta 300 caracteres, sin enlaces. No incluya números de tarjeta, de cuenta bancaria ni de Seguro Social.',
      required: 'Escriba su motivo o desmarque “Otro motivo”',
    },
    ways: {
      label: '¿Por qué medios no quiere que nos comuniquemos con usted?',
      hint: 'Deje al menos uno sin marcar.',
      required:
        'Elija al menos un límite: un medio, un teléfono, un correo electrónico, un lugar, el trabajo o un horario',
      invalid: 'Deje un medio sin marcar, o escriba la carta para que dejemos de comunicarnos',
      options: {
        calls: 'Llamadas',
        texts: 'Mensajes de texto',
        email: 'Correo electrónico',
        mail: 'Correo postal',
      },
    },
    onlyWays: {
      label: '¿Cuáles son los únicos medios que podemos usar? (opcional)',
      hint: 'La carta permite solo lo que marque aquí. Si solo quiere descartar medios, no marque ninguno.',
      unfit: 'Un medio está descartado arriba y permitido aquí. Quite una de las dos marcas',
      options: {
        calls: 'Llamadas',
        texts: 'Mensajes de texto',
        email: 'Correo electrónico',
        mail: 'Correo postal',
      },
    },
    notNumbers: {
      label: 'Teléfonos a los que no debemos llamar ni mandar mensajes de texto (opcional)',
      hint: 'Hasta tres, uno en cada línea.',
      invalid: 'Escriba cada teléfono con diez dígitos, uno en cada línea, o deje vacío el campo de los teléfonos',
    },
    notEmails: {
      label: 'Correos electrónicos a los que no debemos escribir (opcional)',
      hint: 'Hasta tres, uno en cada línea.',
      invalid:
        'Escriba cada correo electrónico completo, con la arroba (@), uno en cada línea, o deje vacío el campo de los correos',
    },
    work: {
      label: 'En el trabajo (opcional)',
      options: {
        notAtWork: 'No se comuniquen conmigo en el trabajo',
        employer: 'Mi empleador no permite estas llamadas',
      },
    },
    notPlaces: {
      label: 'Otros lugares donde no debemos comunicarnos con usted (opcional)',
      hint: 'Hasta tres, uno en cada línea, como la casa de un familiar. Sin enlaces.',
    },
    times: {
      label: '¿Cuándo podemos llamarle o mandarle mensajes?',
      unfit:
        'Usted no permite llamadas ni mensajes de texto, así que no hay un horario que fijar. Elija “No pongo límites de días ni de horas”, o permita más arriba las llamadas o los mensajes de texto',
      options: { any: 'No pongo límites de días ni de horas', within: 'Solo ciertos días y horas' },
    },
    days: {
      label: 'Días',
      options: { everyDay: 'Todos los días', weekdays: 'De lunes a viernes', weekends: 'Sábados y domingos' },
    },
    from: { label: 'Desde', required: 'Elija la primera hora' },
    until: {
      label: 'Hasta',
      required: 'Elija la última hora',
      invalid: 'Elija una hora posterior a la primera',
    },
    zone: {
      label: 'Zona horaria',
      required: 'Elija su zona horaria',
      options: {
        eastern: 'Hora del Este',
        central: 'Hora del Centro',
        mountain: 'Hora de la Montaña',
        pacific: 'Hora del Pacífico',
        alaska: 'Hora de Alaska',
        hawaii: 'Hora de Hawái',
        atlantic: 'Hora del Atlántico (Puerto Rico)',
        chamorro: 'Hora de Chamorro (Guam, Islas Marianas del Norte)',
        samoa: 'Hora de Samoa (Samoa Americana)',
      },
    },
    lawyerName: { label: 'Nombre de su abogado', required: 'Escriba el nombre de su abogado' },
    lawyerOffice: { label: 'Bufete (opcional)' },
    lawyerAddress: {
      label: 'Dirección de su abogado',
      hint: 'Hasta tres líneas. Basta con la dirección o con el teléfono.',
      required: 'Escriba la dirección de su abogado, o el teléfono más abajo',
    },
    lawyerPhone: {
      label: 'Teléfono de su abogado',
      invalid: 'Escriba un teléfono de diez dígitos',
    },
    lawyerSince: {
      label: '¿Desde cuándo? (opcional)',
      hint: 'El día desde el que este abogado le representa.',
      longAgo: 'Esa fecha es demasiado antigua. Revise el año',
    },
    scope: {
      label: '¿Este abogado le representa también en otras cuentas por las que le escribimos?',
      options: { thisAccount: 'No, solo en esta cuenta', allAccounts: 'Sí, en todas las cuentas' },
    },
    understood: {
      label: 'Antes de escribirla',
      required: 'Lea lo que esta carta no hace y después marque esta casilla',
      options: { understood: 'Leí lo que esta carta no hace' },
    },
    add: {
      label: 'Agregar a la carta',
      options: {
        asDispute: 'Traten esto también como una disputa',
        creditor: 'Envíenme el nombre y la dirección del acreedor original',
        mailOnly: 'Respóndanme solo por correo postal',
        enclosed: 'Adjunto una copia del aviso de la deuda',
        ifNoAnswer: 'Si mi abogado no responde, escríbanme por correo postal',
        dispute: 'También disputo la deuda',
      },
    },
    answer: {
      label: 'Nuestra respuesta a su disputa',
      hint: 'Sin esta línea, la carta quizá nos impida responderle.',
      options: { byMail: 'Mándenme por correo postal la respuesta a mi disputa' },
    },
    letterDate: {
      label: 'Fecha de la carta',
      hint: 'La de hoy, a menos que la cambie.',
      required: 'Escriba la fecha de la carta',
      unfit: 'La fecha de la carta es anterior a otra que aparece en ella. Revise las dos fechas',
    },
  },
  sensitive:
    'Parece un número de tarjeta, de cuenta bancaria o de Seguro Social. No lo ponga: bastan los últimos cuatro dígitos',
  link: 'No ponga direcciones web ni enlaces. Dígalo con palabras',
  write: 'Escribir la carta',
  yourLetter: 'Su carta',
  written: 'Su carta está lista, debajo del formulario.',
  changed:
    'Usted cambió el formulario después de que se escribió esta carta. Para ponerla al día, elija otra vez “Escribir la carta”.',
  print: 'Imprimir',
  copy: 'Copiar el texto',
  copied: 'Se copió el texto de la carta.',
  notCopied: 'Su navegador no lo permitió. Seleccione el texto de la carta y cópielo usted.',
  printHint: 'Se imprime solo la carta. Si no pasa nada, abra esta página en el navegador de su teléfono.',
  addTwin: 'Ver también en inglés',
  twins: { en: 'En inglés', es: 'En español' },
  either: 'Firme y envíe la que prefiera, porque leemos las dos.',
  save: 'Guardar en mi calendario',
  saveHint: 'Si su navegador no guarda nada, anote el día.',
  blank: {
    link: 'Imprimir una carta en blanco para llenar a mano',
    title: 'Una carta en blanco para llenar a mano',
    intro:
      'Imprímala, complete las líneas y marque las casillas de lo que quiera decir. Tache lo que no necesite y fírmela. Junto a ella está la misma carta en inglés: envíe la que prefiera, porque leemos las dos.',
  },
  send: {
    title: 'Adónde enviarla',
    blocks: blocks([
      'Imprima la carta, fírmela y envíela de una de estas formas. Todas cuentan como aviso por escrito.',
      list('Envíela:', [
        `Por correo postal: ${at.mail}.`,
        `En persona, por mensajería o por correo certificado ([certified mail](lang:en)): ${at.office}.`,
        `Por correo electrónico: ${email.disputes}. Adjunte una foto de la carta o pegue su texto.`,
      ]),
      'Guarde una copia. Si quiere una prueba, pida en la oficina de correos un comprobante de envío ([certificate of mailing](lang:en)) o un acuse de recibo ([return receipt](lang:en)), o guarde el correo electrónico que envió. La carta vale también sin esa prueba.',
    ]),
  },
  when: 'Cuándo enviarla',
  then: 'Qué pasa después',
} satisfies LetterForms;
