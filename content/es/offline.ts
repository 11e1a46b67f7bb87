import { at, email, hoursIn, phone } from '@/content/facts-in-copy';
import type { OfflinePage } from '@/content/types';

export const offline = {
  meta: {
    title: 'Sin conexión',
    description:
      'Esta página aparece cuando su dispositivo no tiene conexión a internet. Aquí están nuestros teléfonos, horarios y direcciones.',
  },
  heading: 'No tiene conexión',
  text: 'Esta página no está guardada en su dispositivo. Conéctese a internet y vuelva a cargarla. Mientras tanto, puede comunicarse con nosotros:',
  ways: [
    {
      label: 'Teléfono',
      lines: [`En español: ${phone.spanish}`, `Llamada gratuita, en español o en inglés: ${phone.main}`],
    },
    { label: 'Horario de atención telefónica', lines: [hoursIn('es').officeEastern] },
    { label: 'Correo electrónico', lines: [email.info] },
    { label: 'Correo postal', lines: [at.mail] },
    { label: 'Oficina', lines: [at.office] },
  ],
  savedTitle: 'Páginas guardadas en este dispositivo',
  copy: {
    label: 'Copia guardada',
    text: 'Esta página no se cargó de internet. Esta copia se guardó en su dispositivo el {time}; es posible que la página haya cambiado desde entonces.',
  },
} satisfies OfflinePage;
