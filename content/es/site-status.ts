import { email, repliesIn } from '@/content/facts-in-copy';
import type { SiteStatusPage } from '@/content/types';

const reply = repliesIn('es');

export const siteStatus = {
  meta: {
    title: 'Estado del sitio',
    description:
      'Cuándo se preparó este sitio web, qué se revisó antes de publicarlo, qué sabemos que no funciona y cómo avisarnos de una falla de seguridad.',
  },
  heading: 'Estado del sitio',
  build: { title: 'Esta versión', columns: ['Dato', 'Valor'], commit: 'Versión', date: 'Fecha de esa versión' },
  checks: {
    title: 'Qué se revisó',
    columns: ['Revisión', 'Resultado'],
    names: {
      pages: 'Todas las páginas se abren en los dos idiomas, con JavaScript y sin él',
      links: 'Ningún enlace lleva a una página que no existe',
      accessibility: 'Pruebas automáticas de accesibilidad (axe)',
      contrast: 'Contraste del texto y de los controles',
      reading: 'Facilidad de lectura de los textos',
      policy: 'Política de seguridad y encabezados',
      bytes: 'Tamaño de las páginas',
    },
    passed: 'Aprobada',
    unknown: 'Sin resultado',
    run: 'Resultados de la revisión que terminó el {date} ({commit}).',
    none: 'Esta versión del sitio se publicó sin los resultados de las revisiones.',
  },
  known: {
    title: 'Qué sabemos que no funciona o no se ha probado',
    items: [
      'Hacemos pruebas con los navegadores Chrome (en su versión de código abierto), Firefox y WebKitGTK. No hemos probado el sitio en un iPhone ni en una Mac.',
      'Las pruebas automáticas encuentran solo una parte de las barreras. Las personas que usan un lector de pantalla todos los días todavía no han probado el sitio para nosotros.',
      'Las páginas guardadas para cuando no hay conexión no muestran las imágenes que su navegador ya no tiene.',
    ],
  },
  report: {
    title: 'Avísenos de una falla de seguridad',
    paragraphs: [
      `Si encuentra una falla en la seguridad de este sitio web, escriba a ${email.privacy}, en inglés o en español. Díganos qué hizo y qué vio. Respondemos en un plazo de ${reply.security}.`,
      'Le pedimos que revise solo este sitio web, que no lea ni cambie datos ajenos, que no afecte a otros visitantes y que nos dé tiempo de corregir la falla antes de divulgarla. Si actúa así y de buena fe, cuenta con nuestro permiso para esa revisión y no tomaremos acciones legales contra usted por ella.',
    ],
  },
} satisfies SiteStatusPage;
