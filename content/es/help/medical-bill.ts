import { blocks, list } from '@/content/blocks';
import { at, email, phone } from '@/content/facts-in-copy';
import type { Situation } from '@/content/types';

export const medicalBill = {
  meta: {
    title: 'Una cuenta médica en cobro',
    description:
      'La cuenta de un hospital o médico pasó a cobro: cómo revisarla, cómo pedir ayuda y por qué no la reportamos a ninguna compañía de informes de crédito.',
  },
  title: '¿Y si es una cuenta médica?',
  cue: 'hospital, seguro, asistencia financiera',
  find: 'hospital doctor emergencias ambulancia seguro no pagó charity care cirugía salud clínica deuda médica factura informe de crédito médico dentista enfermera laboratorio copago deducible sin seguro Medicaid Medicare biles médicos bil aseguranza cuenta del hospital',
  lead: 'Pida asistencia financiera al hospital, aunque la cuenta ya esté en cobro, y avísenos: dejamos de cobrar mientras el hospital decide. No reportamos deudas médicas a ninguna compañía de informes de crédito, en ningún estado.',
  summary: [
    'Pida una factura detallada y compárela con lo que su seguro dice que pagó.',
    'Los hospitales sin fines de lucro deben tener un programa para quienes no pueden pagar. Pregunte aunque la cuenta sea vieja.',
    'Díganos si hizo una solicitud o una apelación, y esperamos el resultado.',
    'Un error del seguro o del monto es una buena razón para disputar.',
  ],
  meaning: blocks([
    'Las cuentas médicas pasan por muchas manos, y una deuda puede llegar a nosotros aunque todavía le tocara pagar al seguro, o aunque usted pudiera recibir ayuda. Vale la pena revisarla bien antes de decidir.',
    list('Tres papeles le ayudan a entenderla:', [
      'La [factura detallada](word:itemized-bill) enumera cada servicio con su fecha y su precio.',
      'La [explicación de beneficios](word:explanation-of-benefits) de su seguro muestra qué pagó el seguro y qué parte, según el seguro, le toca pagar a usted.',
      'La política de [asistencia financiera](word:financial-assistance) del hospital dice quién puede pagar menos, o nada.',
    ]),
    'Un hospital sin fines de lucro debe tratar de averiguar si usted califica antes de tomar medidas fuertes para cobrar, como demandarle, y responde por los cobradores que contrata. Nueva York, Connecticut y California tienen además leyes que dejan las deudas médicas fuera de los informes de crédito.',
    'En Nueva York, el plazo para demandar por una cuenta médica es de tres años desde el tratamiento; vea [¿Esta deuda es demasiado vieja?](/help/old-debt) También en Nueva York, un hospital o profesional de la salud que tiene un [fallo](word:judgment) no puede embargarle el sueldo ni poner un [gravamen](word:lien) sobre su casa.',
  ]),
  steps: [
    {
      when: 'Hoy',
      title: 'Pida la factura detallada',
      text: `Se la puede mandar el hospital o el consultorio que le atendió. Si no sabe cuál fue, llámenos al ${phone.spanish} y se lo decimos.`,
    },
    {
      title: 'Busque la explicación de su seguro',
      text: 'Compárela con la factura, línea por línea. Si el seguro no pagó algo que debía cubrir, pregúntele cómo apelar y hasta qué día.',
    },
    {
      title: 'Pida asistencia al hospital',
      text: 'Diga: “Quiero solicitar asistencia financiera”. Puede pedirla aunque la cuenta ya la tenga un cobrador, y tenga o no tenga seguro. Pida pronto: unos meses después de su primera factura, un hospital puede dejar de recibir solicitudes.',
    },
    {
      title: 'Díganos qué pidió',
      text: `Basta una llamada o un correo electrónico a ${email.disputes}. Díganos que hizo la solicitud, o que apeló, y más o menos cuándo espera la respuesta. No cuente nada sobre su salud.`,
    },
    {
      when: 'A más tardar en la fecha límite de su aviso de la deuda',
      title: 'Dispute lo que esté mal',
      text: `Una consulta que no fue suya, un servicio cobrado dos veces, un precio que no coincide: escriba a ${at.mail} o por correo electrónico, y mande copias de los papeles. Tache lo que no necesitamos ver.`,
    },
  ],
  dispute:
    'Un monto equivocado, una cuenta que debía pagar el seguro o una atención que usted no recibió son razones para disputar. Si escribe a más tardar en la fecha límite de su aviso de la deuda, dejamos de cobrar la parte que disputa hasta enviarle la verificación o la copia de un fallo. Si tiene papeles del tribunal, presente también su contestación en el tribunal, dentro del plazo que indican; una carta a nosotros no cuenta como contestación.',
  promises: [
    'No reportamos deudas médicas a ninguna compañía de informes de crédito, viva usted donde viva.',
    'Dejamos de cobrar mientras está abierta una solicitud de asistencia o una apelación al seguro.',
    'Si lo pide, le damos el nombre de la oficina de asistencia del hospital.',
    'Nuestras cartas no muestran ningún diagnóstico ni tratamiento. Pueden nombrar el lugar que le atendió.',
  ],
  limits: [
    'Decidir quién califica para la asistencia. Eso lo decide el hospital.',
    'Hablar con su seguro en nombre de usted.',
  ],
} satisfies Situation;
