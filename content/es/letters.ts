import { blocks, list } from '@/content/blocks';
import type { LettersHub } from '@/content/types';

export const letters = {
  meta: {
    title: 'Cartas para enviarnos',
    description:
      'Cartas que esta página escribe por usted: preguntar por una deuda, disputarla, limitar o terminar el contacto, o decir quién es su abogado.',
  },
  title: 'Cartas para enviarnos',
  lead: 'Elija lo que quiere decirnos. Cada página le ayuda a escribir la carta, en español y en inglés, y usted la imprime, la firma y la envía.',
  list: '¿Qué quiere decirnos?',
  note: 'No se envía ni se guarda nada. Si prefiere escribir a mano, cada página trae una carta en blanco para imprimir.',
  after: {
    title: 'Lo que una carta no puede hacer',
    blocks: blocks([
      'Una carta a nosotros no cuenta como contestación en el tribunal. Si le llegaron papeles del tribunal, presente su contestación allí dentro del plazo que indican. Nada de lo que nos envíe cambia ese plazo.',
      'Estas cartas son información general y no asesoría legal. Una oficina de ayuda legal puede revisar la suya con usted, y es gratis para personas de ingresos bajos.',
      list('Más ayuda:', [
        '[Me demandaron](/help/sued): qué hacer primero.',
        '[Quién ayuda gratis](/help#free-help) cerca de usted.',
        '[Su aviso de la deuda](/help/read-your-notice), línea por línea.',
        '[Fechas](/dates): la fecha límite para disputar y el último día seguro para cancelar un pago.',
      ]),
    ]),
  },
} satisfies LettersHub;
