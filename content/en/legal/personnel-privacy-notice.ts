import { list, section, table } from '@/content/blocks';
import { at, email, hoursIn, phone, repliesIn } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import { notices } from '@/content/notices';
import type { LegalDocument } from '@/content/types';
import { formatNoticeMonth } from '@/lib/time/notice-date';

const reply = repliesIn('en');
const hours = hoursIn('en');
const { version, date } = notices['personnel-privacy-notice'];
const month = formatNoticeMonth(date, 'en');

export const personnelPrivacyNotice = {
  meta: {
    title: 'Personnel Privacy Notice',
    description:
      'How our law firm handles the personal information of its employees, contractors and former staff, and of the people connected with their benefits.',
  },
  title: 'Personnel Privacy Notice',
  summary: [
    'This notice is for people who work for us now, people who did so before, and people connected with them, such as family members.',
    'We use your information to pay you, run your benefits, keep work safe and follow the law.',
    'We do not sell it or share it for ads.',
    'We monitor our own phones, computers and doors, and this notice says how.',
    'If you live in California, you may ask to see, correct or delete what we hold, and nobody may punish you for asking.',
    'Please show this notice to the people whose details you give us.',
  ],
  sections: [
    section('who-this-covers', 'Who this notice covers', [
      list(`This notice tells you how ${firm.name} (“we”) handles the personal information of:`, [
        '**personnel:** employees, lawyers, interns, temporary workers and contractors;',
        '**former personnel:** anyone in those groups whose work with us has ended;',
        '**related persons:** your spouse or partner, your children and other dependents, the beneficiaries of your plans, and your emergency contacts.',
      ]),
      'If you applied for a job but never started, the [Job Applicant Privacy Notice](/job-applicant-privacy-notice) is the right one. If you use this site, or if a creditor has asked us to collect a debt from you, read the [Privacy Notice](/privacy-notice), even if you also work here.',
      'This notice is not a contract of employment, and it takes away no right that you have by law or by agreement.',
    ]),
    section('related-persons', 'Please share it with related persons', [
      'You may give us the name of a child for a health plan, or of a friend to call in an emergency. We seldom speak with these people ourselves, so please give them this notice, or its address, before you give us their details.',
      'About related persons we hold only what the purpose needs. For an emergency contact, that is a name, a phone number and how you know each other. For a benefit plan, it is also a date of birth, an address, and a Social Security number where the plan or tax law asks for it. Related persons have the same rights as you.',
    ]),
    section('what-we-collect', 'What we collect and where it comes from', [
      'We use the categories of California law, and we follow this notice for personnel in every state. Some names, such as “customer records,” come from that law. The tables cover the 12 months before the notice was updated, and our practice today.',
      table(
        'Categories of personnel information and their sources',
        'Category | Examples | Collected | Sources',
        'Identifiers | Name, home address, phone number, email address, employee number, Social Security number | Yes | You, our own records',
        'Customer records | Signature, bank account for pay, benefit plan and insurance numbers | Yes | You, benefit providers',
        'Traits protected by law | Age, sex, race, marital status, military or veteran status, disability, language | Yes, limited | You',
        'Commercial information | Expenses that you ask us to repay | Yes, limited | You, travel companies',
        'Biometric information | Fingerprints, face scans, voiceprints | No | None',
        'Internet activity | Use of our devices, email, network and websites; login times | Yes | Our own systems',
        'Location | Door badge records; rough area of a login; never the exact place of a private phone | Yes, limited | Our own systems',
        'Sound and image | Recorded work calls, video meetings, photos for a badge or this site | Yes | You, our phone system',
        'Work information | Job, pay, hours, reviews, training, licenses, discipline, background check | Yes | You, managers, licensing bodies, background check company',
        'Education information | Degrees, courses, certificates | Yes | You, schools that you name',
        'Inferences | A manager’s view of strengths and of training that would help | Yes | Managers',
        'Sensitive information | Social Security number, ID for work checks, work account passwords, health and leave records, message content on our systems | Yes, limited | You, health care providers, our own systems',
        'Details of related persons | Name, contact details, date of birth, connection to you, benefit choices; Social Security number, if the plan or tax law asks for it | Yes, limited | You, benefit providers',
      ),
    ]),
    section('why-and-who', 'Why we use it and who receives it', [
      'This table leaves out the one category that we do not collect. Each disclosure serves our own business or a legal duty.',
      table(
        'Purposes and recipients of personnel information',
        'Category | Purposes | Disclosed to | Sold or shared',
        'Identifiers | To pay you, report taxes, run benefits and reach you | Payroll company, insurers, tax and labor agencies, licensing bodies, clients | No',
        'Customer records | To deposit pay and enroll you in plans | Payroll company, banks, insurers | No',
        'Traits protected by law | To run benefits, give accommodations, report on equal opportunity | Insurers, government agencies | No',
        'Commercial information | To repay your expenses and audit them | Accountants, auditors | No',
        'Internet activity | To keep accounts and systems safe and look into misuse | Security and technology companies | No',
        'Location | To protect the office and spot strange logins | Security companies, building manager | No',
        'Sound and image | To train people, check quality and prove what was said | Phone company, clients, regulators, courts; the public, for photos on this site | No',
        'Work information | To manage work, set pay, plan training, prove licenses | Licensing bodies, clients, auditors, insurers | No',
        'Education information | To match training with the work | Licensing bodies, training companies | No',
        'Inferences | To plan careers and staffing | Our own lawyers, if a question arises | No',
        'Sensitive information | To meet tax, immigration, leave and safety law; to protect our systems | Payroll company, insurers, government agencies | No',
        'Details of related persons | To run benefits, report taxes and call for help in an emergency | Insurers, benefit plans, tax agencies, emergency services | No',
      ),
      'A client or a state may want proof that the people on its accounts are licensed and were checked. In that case we give your name, your job, your license and the result of the check, but not the report itself.',
      'We also disclose information to our own lawyers, to courts and agencies when the law requires it, and to a firm that takes over our work, if that ever happens. In the 12 months before this update we neither sold nor shared personnel information, and we know of no such use for anyone under 16.',
    ]),
    section('monitoring', 'Monitoring at work', [
      'Our work is regulated and our files are private, so we monitor the tools that we provide, as far as the law allows. Please do not expect privacy in them.',
      list('This means that we may:', [
        'record work calls and listen to them;',
        'read messages and files on our systems, when we have a work or legal reason;',
        'log who opens which account, website or door, and when;',
        'scan email and devices for harmful software and for data that should not leave.',
      ]),
      'We do not monitor your private accounts or devices, except for a work app that you choose to put on your own phone, and then only that app. We put no cameras or recorders in restrooms, changing rooms or places for rest.',
      'New York and Connecticut require a separate written notice of electronic monitoring. If either law covers you, we give you that notice to sign. Nothing here limits your right to talk with others about pay and working conditions.',
    ]),
    section('sensitive-information', 'Health, leave and other sensitive facts', [
      'Health and leave records stay in a file of their own, away from your personnel file. Few people can open it, and a manager learns only what an accommodation or a safety plan calls for.',
      'Health plan records belong to the plan and fall under health privacy law, and the plan’s own notice covers them.',
      'We use sensitive information only for work purposes that, under California law, you have no right to limit. We do not use it to draw conclusions about you. Answers about race, sex, disability or veteran status are voluntary.',
    ]),
    section('retention', 'How long we keep it', [
      table(
        'Time that we keep each kind of record',
        'Record | Kept for',
        'Personnel file, reviews, licenses, background check | Four years after work with us ends',
        'Pay, hours and tax records | Six years after the year they cover',
        'Right-to-work form (I-9) | Three years after hire or one year after work ends, whichever is later',
        'Benefit plan records, with those of related persons | Six years after the plan year',
        'Health, leave and accommodation records | Four years after work ends, or longer where safety law says so',
        'Emergency contacts | Until you change them or your work ends',
        'Recorded work calls and meetings | Three years after the call or meeting',
        'Messages on our systems; device, network and door logs | Two years',
        'Badge photo and photos on this site | Until work ends; sooner from this site if you ask',
        'Expense records | Seven years, for tax reasons',
        'Privacy requests and our answers | At least two years',
      ),
      'If a claim, audit or court order needs a record, we keep it until the matter is over. After that we delete it, shred it or make it impossible to link to you.',
    ]),
    section('your-rights', 'Your rights', [
      list('If you live in California, as one of our personnel or as a related person, you may ask us to:', [
        '**tell you** which categories we collect, from whom, why, and who receives them;',
        '**give you** a copy of the facts, in a form that can be moved;',
        '**correct** what is wrong;',
        '**delete** what you gave us, unless the law makes an exception;',
        '**stop** any sale or sharing, although we do neither;',
        '**limit** sensitive information to the uses named here.',
      ]),
      'Other laws may give you more. Massachusetts and Connecticut, for example, let employees see their personnel file and add a statement if they disagree with it. If your state gives you such a right, ask us and we will tell you how it works.',
      'We may have to refuse part of a request. We cannot delete pay records that tax law makes us keep, for example. We cannot show legal advice, or facts about someone else. We tell you which part we refused, and why.',
    ]),
    section('how-to-ask', 'How to make a request', [
      list('You can ask in any of these ways, at no cost:', [
        `by phone, toll-free at ${phone.main}; in Spanish at ${phone.spanish}; by TTY at ${phone.tty} or 711;`,
        `by mail to ${at.mail};`,
        `by email to ${email.privacy}, without any part of your Social Security number and without bank numbers.`,
      ]),
      'Tell us your name, your connection to us (for example “former employee” or “emergency contact of an employee”) and what you want. We compare this with our records. For a request under California law to know, get a copy, correct or delete, we also ask for proof of identity and of California residency. A request to stop sale or sharing, or to limit use, needs none. Mail us a copy of your proof, and cover the numbers that do not matter.',
      'We confirm a request within 10 business days. We act within 15 business days if you ask us to stop sale or sharing or to limit use, and answer any other request within 45 calendar days. If such an answer needs more time, we write to you within those 45 days and give the reason, and we take no more than 90 days in all. An answer about the categories that we disclosed looks back 12 months, unless you ask us to go back further. No answer shows a full Social Security number, ID number or account number, or a password.',
    ]),
    section('agents', 'Agents', [
      'Someone else may ask on your behalf, with your signed permission or a power of attorney. A business entity that acts as your agent must be registered in California with the Secretary of State. Unless a power of attorney under California’s Probate Code covers the request, we may ask you to confirm it with us yourself. A parent or guardian may ask for a child.',
    ]),
    section('no-retaliation', 'No retaliation', [
      `Nobody here may fire you, cut your pay, pass you over or treat you worse because you used a right in this notice or helped someone else do so. If you think it happened, tell ${email.complaints} or a manager you trust. We answer within ${reply.complaint}. You may also go to the California Privacy Protection Agency or to your state’s attorney general.`,
    ]),
    section('security', 'How we protect it', [
      'We limit who can open personnel records, encrypt them, test our systems and train our people. Contracts require the companies that hold records for us to protect them. No safeguard is perfect, but if a breach concerns you or a related person, we give the notice that the law requires.',
    ]),
    section('changes-and-contact', 'Changes and contact', [
      `You are reading version ${version}, updated ${month}. Each change gets a new version and date, and we list it below. If a change matters for what we already hold, we tell personnel before it takes effect.`,
      `Questions go to ${email.privacy} or ${phone.main}, ${hours.officeEastern}. You can have this notice on paper, in large print, in braille or as audio at no charge. Our [Accessibility Statement](/accessibility-policy) says how.`,
    ]),
  ],
  changes: [
    { version, text: 'The present version, updated October 2025. Later changes will be listed above this line.' },
  ],
} satisfies LegalDocument;
