import { email, repliesIn } from '@/content/inline';
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
      pages: 'Todas las páginas abren en los dos idiomas, con JavaScript y sin él',
      links: 'Ningún enlace lleva a una página que no existe',
      accessibility: 'Pruebas automáticas de accesibilidad (axe)',
      contrast: 'Contraste del texto y de los controles',
      reading: 'Facilidad de lectura de los textos',
      policy: 'Política de seguridad y encabezados',
      bytes: 'Tamaño de las páginas',
    },
    passed: 'Aprobada',
    unknown: 'Sin resultado',
    run: 'Resultados de la revisión que terminó el {date}',
    none: 'Esta versión no trae resultados.',
  },
  known: {
    title: 'Qué sabemos que no funciona o no se ha probado',
    items: [
      'Hacemos pruebas con los navegadores Chrome (en su versión abierta), Firefox y WebKitGTK. No lo hemos probado en iPhone ni en Mac.',
      'Las pruebas automáticas encuentran solo una parte de las barreras. Las personas que usan un lector de pantalla todos los días aún no han probado cada página.',
      'Las páginas guardadas para cuando no hay conexión no muestran las imágenes que su navegador ya no tiene.',
    ],
  },
  report: {
    title: 'Avísenos de una falla de seguridad',
    paragraphs: [
      `Si encuentra una falla en la seguridad de este sitio web, escriba a ${email.privacy}, en inglés o en español. Díganos qué hizo y qué vio. Respondemos en un plazo de ${reply.security}.`,
      'Le pedimos que revise solo este sitio web, que no lea ni cambie datos que no son suyos, que no moleste a otros visitantes y que nos dé tiempo de corregir la falla antes de contarla. Si actúa así y de buena fe, no tomaremos acciones legales contra usted.',
    ],
  },
} satisfies SiteStatusPage;
