import type { InformationName, NoticeName } from '@/lib/pages/pages';
import type { ChatDisclosures, ChatPage, ChatText } from './chat';
import type { DatesPage } from './dates';
import type { EftaConsentPage, InformationPage, LegalDocument } from './documents';
import type { AlertBar, Disclosures, NotFoundPage } from './frame';
import type { FreeHelp, HelpHub, HelpPages } from './help';
import type { LetterForms, LetterFrame, LetterPages, LettersHub } from './letters';
import type {
  AboutPage,
  ContactPage,
  EmploymentPage,
  HomePage,
  IsThisUsPage,
  PaymentPage,
  ServicesPage,
} from './pages';
import type { OfflinePage, SiteStatusPage } from './unlisted';

/*
 * The shapes of everything an editor can change (`locale-12`). A page is one file in `content/en` and its translation in `content/es`, named
 * after its address; both `satisfies` the same type, so a section that is missing in one does not compile.
 */

export type * from '@/lib/notices/notice-version';
export type * from '@/lib/text/blocks';
export type * from './chat';
export type * from './dates';
export type * from './documents';
export type * from './firm';
export type * from './frame';
export type * from './help';
export type * from './letters';
export type * from './pages';
export type * from './parts';
export type * from './text';
export type * from './unlisted';
export type * from './words';

/** All copy of one language: each page by its key (`lib/pages/pages.ts`), and the text of the frame around them. */
export type SiteContent = {
  home: HomePage;
  about: AboutPage;
  services: ServicesPage;
  employment: EmploymentPage;
  contact: ContactPage;
  'make-payment': PaymentPage;
  'make-payment/efta-consent': EftaConsentPage;
  optout: InformationPage;
  'is-this-us': IsThisUsPage;
  dates: DatesPage;
  Chat: ChatPage;
  assistant: { text: ChatText; disclosures: ChatDisclosures };
  'not-found': NotFoundPage;
  disclosures: Disclosures;
  'alert-bar': AlertBar;
  offline: OfflinePage;
  'site-status': SiteStatusPage;
  letters: LettersHub;
  'letters/forms': LetterForms;
  'letters/frame': LetterFrame;
  help: HelpHub;
  'help/free-help': FreeHelp;
} & Record<InformationName, InformationPage> &
  Record<NoticeName, LegalDocument> &
  HelpPages &
  LetterPages;

/** The text around the pages, which every language has. */
type FrameContent = Pick<SiteContent, 'not-found' | 'offline' | 'disclosures' | 'alert-bar'>;

/** Copy of a language to which pages are still being added. */
export type PartialContent = FrameContent & Partial<SiteContent>;
