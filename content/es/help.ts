import { at, email } from '@/content/facts-in-copy';
import type { HelpHub } from '@/content/types';

export const help = {
  meta: {
    title: 'Su situación: ayuda con una deuda',
    description:
      'La deuda no es suya, le demandaron, tiene una cuenta congelada, falleció un familiar o no puede pagar: busque su situación y vea qué puede hacer hoy.',
  },
  title: 'Su situación',
  lead: 'No importa qué le llegó por correo: hoy puede hacer algo. Elija la línea que más se parezca a lo suyo.',
  groups: {
    debt: 'Sobre la deuda',
    court: 'Hay un tribunal de por medio',
    money: 'Sobre el dinero',
    people: 'Usted y su familia',
  },
  debtNotice: {
    title: '¿Qué significa este aviso?',
    cue: 'su aviso de la deuda, línea por línea',
    find: 'carta aviso de validación muestra explicar leer monto desglose talón formulario cargos recargos intereses saldo total acreedor original acreedor actual verificación licencia autorizado legítimo estafa quiénes son número de referencia fecha límite plazo bufete',
  },
  dispute: {
    title: 'Si cree que la deuda está mal, dispútela',
    lead: 'Escríbanos a más tardar en la fecha límite de su aviso de la deuda. Entonces dejamos de cobrar la parte que disputa hasta enviarle la verificación o la copia de un fallo.',
    items: [
      'Puede disputar toda la deuda o solo una parte.',
      'Disputar no cuesta nada, y no necesita pruebas para empezar.',
      'Si la fecha ya pasó, escriba de todos modos y lo revisamos.',
      'Si tiene papeles del tribunal, presente también su contestación en el tribunal, porque una carta a nosotros no cuenta como contestación.',
    ],
    send: `Mande su carta a ${at.mail}, o escriba a ${email.disputes}. Vea [qué debe decir](/contact#disputes).`,
  },
  tools: [
    {
      label: 'Cartas para enviarnos',
      href: '/letters',
      text: 'Cartas que la página escribe por usted, en español y en inglés: disputar, preguntar, limitar el contacto, pedir que dejemos de comunicarnos, decirnos quién es su abogado.',
    },
    {
      label: 'Calcular una fecha',
      href: '/dates',
      text: 'La fecha límite para disputar y el último día seguro para cancelar un pago.',
    },
    {
      label: 'Palabras de sus papeles',
      href: '/help/words',
      text: 'Qué significan las palabras de los tribunales, los bancos y los cobradores, de la A a la Z, en español y en inglés.',
    },
    {
      label: '¿Somos nosotros?',
      href: '/is-this-us',
      text: 'La lista completa de nuestros teléfonos, direcciones, sitios y licencias.',
    },
    {
      label: 'Estoy ayudando a alguien',
      href: '/contact#helping-someone',
      text: 'Qué debe mandarnos un familiar, un asesor u otra persona que ayuda, y adónde.',
    },
    {
      label: 'Tengo abogado',
      href: '/letters/my-lawyer',
      text: 'Una carta que nos dice quién es su abogado, para que nos comuniquemos con su abogado y no con usted.',
    },
  ],
} satisfies HelpHub;
