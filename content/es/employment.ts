import { jumpNav, list, section } from '@/content/blocks';
import { email, hoursIn, phone, repliesIn } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import type { EmploymentPage } from '@/content/types';

const reply = repliesIn('es');
const hours = hoursIn('es');

export const employment = {
  meta: {
    title: 'Trabaje con nosotros',
    description:
      'Trabaje en un bufete que cobra deudas: qué pedimos, beneficios, lugar y horario, los pasos de la solicitud a la respuesta y las vacantes actuales.',
  },
  hero: {
    banner: { image: 'stair', position: 'center' },
    alt: 'Una escalera de piedra entre balaustradas, que sube hacia una puerta llena de luz.',
    title: 'Conversaciones difíciles, con respeto',
    text: 'Buscamos gente paciente y cuidadosa que sepa hablar de dinero sin perder de vista a la persona.',
  },
  jumpNav: jumpNav({
    approach: 'Nuestro enfoque',
    testimonials: 'Trabajar aquí',
    openings: 'Vacantes',
    steps: 'Cómo contratamos',
    'hiring-scams': '¿Es un empleo real?',
  }),
  approach: {
    id: 'approach',
    title: 'Nuestro enfoque: qué puede esperar',
    intro:
      'De niño, nadie sueña con cobrar deudas. Pero es un trabajo que hay que hacer, y se puede hacer bien o mal. Bien hecho, le da una respuesta clara a una persona preocupada y un resultado justo a un acreedor. Esto es lo que le pedimos y lo que usted puede pedirnos.',
    expectations: [
      {
        id: 'learn-first',
        title: 'Usted aprende antes de llamar',
        content:
          'Sus primeras cuatro semanas son de capacitación pagada. Usted estudia reglas federales y estatales sobre el cobro de deudas, la privacidad y las llamadas. También escucha llamadas grabadas y practica con un instructor. Hace su primera llamada solo cuando los dos creen que ya es el momento, y la capacitación sigue cada año.',
      },
      {
        id: 'listen-and-write-plainly',
        title: 'Usted escucha y escribe con claridad',
        content:
          'Las personas con quienes hablará pueden estar enfermas, sin trabajo o con miedo. Algunas no deben nada. Hay que dejarlas hablar hasta el final. Usted explica con palabras de todos los días, en español o en inglés, y pone los acuerdos por escrito. Si habla bien los dos idiomas, nos gustaría conocerle.',
      },
      {
        id: 'measured-fairly',
        title: 'Medimos la calidad de su trabajo',
        content:
          'Revisamos las llamadas y las cartas para ver si son exactas, amables y fieles a las reglas. Cuentan los registros bien hechos. También cuenta una disputa bien atendida, aunque termine con la cuenta cerrada y sin pago. A nadie se le pide presionar a una persona para llegar a una meta.',
      },
      {
        id: 'speak-up',
        title: 'Usted puede decir que algo está mal',
        content:
          'Si una cuenta le parece dudosa, deténgase y pregunte. Si parece que no se cumplió una regla, dígaselo a su supervisor o al oficial de cumplimiento. No habrá represalias por plantear una duda de buena fe. Muchas de nuestras mejores costumbres nacieron de la pregunta de alguien en su primer empleo.',
      },
      {
        id: 'grow-and-rest',
        title: 'Usted crece y sale a su hora',
        content: `Nuestro horario sigue el de los teléfonos: ${hours.officeEastern}, en turnos fijos. Cerramos los días feriados bancarios federales. Después de una llamada difícil, puede apartarse unos minutos. Quien quiera avanzar puede pasar a pagos, cumplimiento, servicio a clientes o al equipo legal.`,
      },
    ],
  },
  testimonials: {
    id: 'testimonials',
    title: 'Cómo queremos que sea trabajar aquí',
    note: 'Estas citas son ilustrativas. Las escribimos nosotros y no son de personas reales.',
    quotes: [
      {
        id: 'spanish-line',
        copy: 'La gente llama en español y teme que la pasen de una persona a otra. Yo puedo explicarle el aviso, leerle los montos y enviárselo en su idioma. Se le oye el alivio en la voz.',
        cite: 'Junio de 2026',
      },
      {
        id: 'consumer-care-training',
        copy: 'Antes trabajaba en la recepción de un hotel y no sabía nada de leyes sobre deudas. Me capacité durante semanas antes de tomar el teléfono. Para entonces sabía qué podía decir y qué no debía decir.',
        cite: 'Marzo de 2026',
      },
      {
        id: 'payments',
        copy: 'Reviso cada cifra dos veces. Detrás de un pago registrado tarde hay una persona que se pregunta dónde quedó su dinero. Hacerlo bien da gusto, aunque nadie lo note.',
        cite: 'Enero de 2026',
      },
      {
        id: 'legal-team',
        copy: 'Cuando empecé como abogada, esperaba montones de papeles por firmar. Aquí leo el caso completo y puedo decir que no. He dicho que no, y la dirección del bufete me apoyó.',
        cite: 'Noviembre de 2025',
      },
      {
        id: 'disputes',
        copy: 'En mi primer mes encontré una cuenta pagada años atrás. Mi supervisora me dio las gracias, y devolvimos la cuenta ese mismo día. Nadie preguntó por la ganancia perdida.',
        cite: 'Septiembre de 2025',
      },
    ],
  },
  openings: {
    ...section('openings', 'Vacantes', [
      `También puede escribir a ${email.careers} o llamar al ${phone.office}. Díganos qué clase de trabajo busca y qué idiomas habla. Por favor, no incluya en su mensaje su número de Seguro Social ni datos bancarios.`,
    ]),
    intro:
      'Contratamos para atención al consumidor, pagos, cumplimiento, servicio a clientes y el equipo legal. Nuestras vacantes están en un sitio de empleo aparte, y cada una indica las tareas, el lugar de trabajo y el rango salarial. Verá un breve aviso antes de salir de nuestro sitio.',
    parts: [
      section('steps', 'De la solicitud a la respuesta', [
        list('Todo el proceso toma unas cinco semanas:', [
          `**Usted manda su solicitud** por el sitio de empleo o por correo postal. En un plazo de ${reply.application} le confirmamos que la recibimos.`,
          `**Le respondemos** en un plazo de ${reply.candidate}, sea un sí o un no.`,
          '**Hablamos por teléfono** media hora, en español o en inglés.',
          '**Nos reunimos,** en nuestra oficina o por video, con quien sería su supervisor. Le damos una tarea corta, parecida a las del puesto.',
          `**Recibe nuestra decisión** en un plazo de ${reply.decision} desde esa reunión. La oferta se hace por escrito. Si es un no, puede preguntarnos por qué.`,
        ]),
      ]),
      section('hiring-scams', 'Lo que nunca pasa cuando contratamos', [
        list('Hay estafadores que publican empleos falsos en nombre de empresas reales. Recuerde:', [
          'Usted nunca nos paga. No hay cuotas, depósitos ni equipo que comprar.',
          'Nunca pedimos datos bancarios ni su número completo de Seguro Social antes de que acepte una oferta por escrito.',
          'Nunca le mandamos un cheque para que lo deposite, y nunca contratamos solo por mensaje de texto o por chat.',
          `Las vacantes reales están solo en el sitio de empleo enlazado arriba, y nuestros correos electrónicos sobre empleo vienen de ${email.careers}, aunque esa dirección se puede falsificar. Si algo le parece raro, llame al ${phone.office}.`,
        ]),
      ]),
      section('pay-and-benefits', 'Salario y beneficios', [
        list('Cada vacante indica las condiciones de ese puesto. Por regla general, usted recibe:', [
          'Salario desde el primer día de capacitación, y un aumento cuando la termina',
          'Seguro médico, dental y de la vista, y un plan de jubilación al que aportamos',
          'Vacaciones pagadas, días pagados por enfermedad y licencia pagada por la llegada de un hijo',
          'El pago de cada licencia y curso que exige el puesto',
        ]),
      ]),
      section('place-and-hours', 'Lugar y horario', [
        `La capacitación es en nuestra oficina de ${firm.addresses.office.city}, ${firm.addresses.office.state}. Después, la mayoría de los puestos permite trabajar desde casa parte de la semana. Las llamadas con consumidores se hacen en un espacio privado y con los aparatos de trabajo que le damos, dondequiera que esté. Los turnos caen entre las ${hours.opens} y las ${hours.closes}, hora del Este, ${hours.days}. Usted conoce el suyo con dos semanas de anticipación, y nunca cae en fin de semana.`,
      ]),
      section('equal-opportunity', 'Igualdad de oportunidades', [
        'Elegimos a las personas por su capacidad para hacer el trabajo. No tratamos peor a nadie por su raza, color, religión, origen nacional o ascendencia; por su sexo, embarazo, orientación sexual o identidad de género; por su edad, discapacidad, información genética o condición de militar o veterano; ni por ninguna otra característica que la ley proteja. Esto vale para la contratación, el salario, la capacitación, los ascensos y el despido.',
      ]),
      section('accommodation', 'Adaptaciones razonables', [
        `Si necesita que cambiemos algo para que pueda solicitar empleo, ir a una entrevista o trabajar aquí, avísenos: escriba a ${email.careers} o llame al ${phone.office}. Por TTY, llame al ${phone.tty} o marque 711. Puede pedir más tiempo, alguien que le lea, letra grande, una sala accesible u otra cosa. Pedirlo no le perjudica, y respondemos en un plazo de cinco días hábiles.`,
      ]),
      section('before-you-apply', 'Lo que conviene saber antes de solicitar empleo', [
        'Haber tenido deudas no le cierra la puerta. Si el puesto exige verificar sus antecedentes, lo hacemos después de una oferta y solo con su permiso por escrito.',
        'Nuestro [Aviso de privacidad para solicitantes de empleo](/job-applicant-privacy-notice) explica qué datos recopilamos sobre usted, por qué, y qué puede pedirnos.',
      ]),
    ],
  },
} satisfies EmploymentPage;
