import type { Firm } from './types/firm';

/**
 * Every name, number, address and license of the firm, and every external address that copy names, once.
 * All of it is sample data in forms that are reserved for fiction; `sample: true` says so on every page.
 */
export const firm = {
  sample: true,
  name: 'Wexcombe & Vale, P.C.',
  /** The name where there is little room. */
  shortName: 'Wexcombe & Vale',
  domain: 'wexcombevale.example',
  siteUrl: 'https://www.wexcombevale.example',
  phones: {
    main: '+18005550199',
    office: '+16175550100',
    spanish: '+16175550120',
    newYorkCity: '+12125550142',
    yonkers: '+19145550117',
    connecticut: '+18605550133',
    tty: '+16175550199',
    clients: '+16175550150',
  },
  emails: {
    info: 'info@wexcombevale.example',
    privacy: 'privacy@wexcombevale.example',
    accessibility: 'accessibility@wexcombevale.example',
    complaints: 'complaints@wexcombevale.example',
    disputes: 'disputes@wexcombevale.example',
    careers: 'careers@wexcombevale.example',
    clients: 'clients@wexcombevale.example',
  },
  addresses: {
    mail: { street: 'P.O. Box 1000', city: 'Harrow Quay', state: 'MA', zip: '00000' },
    office: { street: '100 Colonnade Square, Suite 500', city: 'Harrow Quay', state: 'MA', zip: '00000' },
  },
  sites: {
    accountDetails: {
      en: 'https://portal.wexcombevale.example/account',
      es: 'https://portal.wexcombevale.example/es/account',
    },
    emailConsent: {
      en: 'https://email.wexcombevale.example/consent',
      es: 'https://email.wexcombevale.example/es/consent',
    },
    emailUnsubscribe: {
      en: 'https://email.wexcombevale.example/unsubscribe',
      es: 'https://email.wexcombevale.example/es/unsubscribe',
    },
    clientAccess: 'https://clients.wexcombevale.example/',
    recruiting: 'https://jobs.recruiting.example/wexcombe-vale',
    linkedin: 'https://www.linkedin.com/company/wexcombe-vale-example',
    indeed: 'https://www.indeed.com/cmp/wexcombe-vale-example',
    glassdoor: 'https://www.glassdoor.com/Overview/wexcombe-vale-example.htm',
    reliefAct: 'https://www.justice.gov/servicemembers/servicemembers-civil-relief-act-scra',
    cityAgency: 'https://www.nyc.gov/site/dca/index.page',
    cityGlossary: 'https://www.nyc.gov/site/dca/consumers/Glossary-of-Common-Debt-Collection-Terms.page',
    registry: 'https://www.nmlsconsumeraccess.org/',
    connecticutBanking: 'https://portal.ct.gov/dob',
    californiaProtection: 'https://dfpi.ca.gov/submit-a-complaint/',
    attorneysGeneral: 'https://www.naag.org/find-my-ag/',
    consumerBureau: {
      en: 'https://www.consumerfinance.gov/complaint/',
      es: 'https://www.consumerfinance.gov/es/enviar-una-queja/',
    },
    tradeCommissionHome: { en: 'https://www.ftc.gov/', es: 'https://www.ftc.gov/es' },
    tradeCommission: {
      en: 'https://consumer.ftc.gov/articles/debt-collection-faqs',
      es: 'https://consumidor.ftc.gov/articulos/preguntas-frecuentes-sobre-el-cobro-de-deudas',
    },
  },
  licenses: [
    {
      id: 'new-york-city',
      jurisdiction: { en: 'New York City', es: 'Ciudad de Nueva York' },
      authority: {
        en: 'Department of Consumer and Worker Protection',
        es: 'Departamento de Protección al Consumidor y al Trabajador',
      },
      number: '0000000-DCA',
      site: 'cityAgency',
    },
    {
      id: 'yonkers',
      jurisdiction: { en: 'City of Yonkers', es: 'Ciudad de Yonkers' },
      authority: { en: 'Consumer Protection Bureau', es: 'Oficina de Protección al Consumidor' },
      number: '0000',
    },
    {
      id: 'connecticut',
      jurisdiction: { en: 'Connecticut', es: 'Connecticut' },
      authority: { en: 'Department of Banking', es: 'Departamento de Banca' },
      number: 'CCA-0000000',
    },
    {
      id: 'california',
      jurisdiction: { en: 'California', es: 'California' },
      authority: {
        en: 'Department of Financial Protection and Innovation',
        es: 'Departamento de Protección e Innovación Financiera',
      },
      number: '00000-99',
    },
    {
      id: 'nmls',
      jurisdiction: { en: 'Nationwide registry', es: 'Registro nacional' },
      authority: { en: 'NMLS Consumer Access', es: 'NMLS Consumer Access' },
      number: 'NMLS ID 0000000',
      site: 'registry',
    },
  ],
  /** Where the firm's lawyers are admitted to practice. */
  admittedIn: { en: ['Massachusetts', 'New York', 'Connecticut'], es: ['Massachusetts', 'Nueva York', 'Connecticut'] },
  /** Invented for this sample: no real body is said to have registered these terms. */
  arbitrationBodies: ['Commonwealth Consumer Arbitration Forum', 'Harbor Dispute Resolution Board'],
} as const satisfies Firm;

/** Whether the firm is the sample; any other sets `sample: false`. */
export const isSample: boolean = firm.sample;

/** Name of a phone, for links and labels. */
export type PhoneName = keyof typeof firm.phones;
/** Name of an external site. */
export type SiteName = keyof typeof firm.sites;
