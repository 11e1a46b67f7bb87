import type { FreeHelp } from '@/content/types';

export const freeHelp = {
  intro:
    'Son tribunales, oficinas públicas y grupos sin fines de lucro. No tenemos relación con ellos ni ganamos nada con ellos. Leer sus sitios es gratis. La ayuda legal es gratuita para personas con ingresos bajos; un tribunal o un asesor puede cobrar, así que pregunte antes.',
  places: {
    massachusetts: 'Massachusetts',
    'new-york': 'Nueva York',
    connecticut: 'Connecticut',
    california: 'California',
    anywhere: 'Cualquier estado',
  },
  links: {
    massLegalHelp: { label: '[MassLegalHelp](lang:en)', note: 'Sus derechos y cómo encontrar ayuda legal' },
    massAnswer: { label: 'Cómo contestar la demanda', note: 'Paso a paso, de MassLegalHelp' },
    massLaw: {
      label: 'La ley de Massachusetts sobre el cobro de deudas',
      note: 'De las bibliotecas jurídicas del estado',
    },
    massWages: { label: 'La ley que protege el sueldo', note: 'Ley del estado, capítulo 246' },
    newYorkLegalHelp: { label: '[LawHelpNY](lang:en)', note: 'Busque un abogado gratuito' },
    newYorkCourts: { label: '[CourtHelp](lang:en)', note: 'De los tribunales del estado de Nueva York' },
    newYorkBankLaw: {
      label: 'La ley sobre cuentas congeladas',
      note: 'El aviso y los formularios que debe enviarle el banco',
    },
    newYorkOldDebtLaw: { label: 'La ley sobre deudas viejas de consumo', note: 'Ley del estado, sección 214-i' },
    newYorkCoercedLaw: {
      label: 'La ley sobre deudas contraídas bajo coacción',
      note: 'Ley del estado, sección 604-bb',
    },
    cityGlossary: {
      label: 'Ciudad de Nueva York: palabras sobre deudas',
      note: 'En varios idiomas; la página está en inglés',
    },
    connecticutLegalHelp: { label: '[CTLawHelp](lang:en)', note: 'Sus derechos y cómo encontrar ayuda legal' },
    connecticutCourts: { label: 'Centro de ayuda de los tribunales', note: 'De los tribunales de Connecticut' },
    connecticutForms: { label: 'Formularios del tribunal', note: 'De los tribunales de Connecticut' },
    californiaLegalHelp: { label: '[LawHelpCA](lang:en)', note: 'Busque un abogado gratuito' },
    californiaRespond: {
      label: 'Cómo responder a una demanda por deudas',
      note: 'Paso a paso, de los tribunales de California',
    },
    californiaCourts: { label: 'Centro de ayuda de los tribunales', note: 'De los tribunales de California' },
    legalServices: { label: '[Legal Services Corporation](lang:en)', note: 'Encuentre ayuda legal cerca de usted' },
    creditCounselors: {
      label: 'Asesores de crédito aprobados',
      note: 'Lista federal. Elija uno sin fines de lucro y pregunte primero cuánto cuesta',
    },
    complaint: {
      label: 'Presente una queja ante la CFPB',
      note: 'La oficina federal de protección financiera. Puede quejarse también de nosotros',
    },
    debtQuestions: { label: 'Preguntas sobre los cobradores de deudas', note: 'De la Comisión Federal de Comercio' },
    suedQuestions: { label: 'Qué hacer si un cobrador le demanda', note: 'De la CFPB' },
    contactQuestions: { label: 'Qué hacer cuando le contacta un cobrador', note: 'De la CFPB' },
    relativeQuestions: { label: 'Quién tiene que pagar las deudas de un familiar', note: 'De la CFPB' },
    relativeAdvice: { label: 'Las deudas de familiares que fallecieron', note: 'De la Comisión Federal de Comercio' },
    identityTheft: {
      label: 'RobodeIdentidad.gov',
      note: 'Repórtelo y reciba un plan, de la Comisión Federal de Comercio',
    },
    creditReports: {
      label: '[AnnualCreditReport.com](lang:en)',
      note: 'Sus informes de crédito gratis, en el sitio oficial',
    },
    safetyHotline: {
      label: 'Línea Nacional contra la Violencia Doméstica',
      note: 'Alguien con quien hablar, a cualquier hora: 1-800-799-SAFE',
    },
    hospitalRules: { label: 'Reglas para los hospitales sin fines de lucro', note: 'Del IRS' },
    medicalBills: { label: 'Sus derechos sobre las cuentas médicas', note: 'De la oficina federal de Medicare' },
    canceledDebtTax: { label: 'El impuesto sobre una deuda cancelada', note: 'Tema 431 del IRS' },
    taxForm: { label: 'Formulario 982', note: 'Del IRS' },
    cosigning: { label: 'Preguntas sobre firmar con otra persona', note: 'De la Comisión Federal de Comercio' },
    unwantedCalls: {
      label: 'Cómo detener llamadas y mensajes no deseados',
      note: 'De la Comisión Federal de Comunicaciones',
    },
    bankBenefitsRule: { label: 'La regla sobre los beneficios federales en el banco', note: '31 CFR, parte 212' },
    bankruptcyBasics: { label: 'Información básica sobre la bancarrota', note: 'De los tribunales federales' },
    reliefAct: { label: 'Derechos de quienes prestan servicio militar', note: 'Del Departamento de Justicia' },
    militaryHelp: { label: '[Military OneSource](lang:en)', note: 'Ayuda con el dinero para militares y sus familias' },
  },
} satisfies FreeHelp;
