import { field, form, list, section, table } from '@/content/blocks';
import { at, email, hoursIn, phone, sitesIn } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import { notices } from '@/content/notices';
import type { LegalDocument } from '@/content/types';
import { formatNoticeMonth } from '@/lib/time/notice-date';

const site = sitesIn('en');
const hours = hoursIn('en');
const { version, date } = notices['job-applicant-privacy-notice'];
const month = formatNoticeMonth(date, 'en');

export const jobApplicantPrivacyNotice = {
  meta: {
    title: 'Job Applicant Privacy Notice',
    description:
      'How our law firm collects, uses, keeps and discloses the personal information of people who apply to work here, and how to ask about yours.',
  },
  title: 'Job Applicant Privacy Notice',
  summary: [
    'This notice is for people who apply to work with us. It says what we collect about you, why, and for how long.',
    'We use it to read your application, check the facts, choose whom to hire and follow the law.',
    'We do not sell your information or share it for ads that follow you from site to site.',
    'You may ask to see, correct or delete what we hold. Asking is free, and it will not count against you.',
    `To ask, call ${phone.main} or mail the [request form](#request-form). Never send any part of your Social Security number by email.`,
  ],
  sections: [
    section('who-this-covers', 'Who this notice covers', [
      `${firm.name} (“we”) is a Massachusetts law firm that collects debts for creditors. This notice covers people who apply for a job with us, people we consider for a job, and people someone recommends to us. Here we call all of them “applicants.”`,
      'You may also give us facts about someone else, such as a former manager who can speak about your work. Please tell that person first.',
      list('Other notices apply in other cases:', [
        'If we hire you, the [Personnel Privacy Notice](/personnel-privacy-notice) applies from your first day.',
        'If you visit this site for another reason, or if we contact you about a debt, read the [Privacy Notice](/privacy-notice).',
        'If you live in California and deal with us outside a job application, read the [California Privacy Notice](/california-privacy-notice) too.',
      ]),
    ]),
    section('when-you-get-it', 'When you get this notice', [
      'You get this notice before we collect information for your application, or at the moment we collect it. Our [employment page](/employment) links to it at the bottom.',
      'California law asks for much of the detail below. We follow the same practices for applicants in every state. The tables describe the 12 months before this notice was updated, and what we still do today.',
    ]),
    section('what-we-collect', 'What we collect and where it comes from', [
      'California law sorts personal information into the categories in this table. Some names, such as “customer records,” are the law’s own. For each one, the table says whether we collect it from or about applicants.',
      table(
        'Categories of applicant information and their sources',
        'Category | Examples | Collected | Sources',
        'Identifiers | Name, home address, phone number, email address; last four digits of your Social Security number if you send a privacy request | Yes | You, the recruiting site, people who recommend you',
        'Customer records | Signature; bank account for your pay, only after you accept a job offer | Yes, limited | You',
        'Traits protected by law | Proof that you may work in the United States, only after you accept a job offer; race, sex, disability or veteran status if you choose to answer | Yes, limited | You',
        'Commercial information | Things you bought or thought of buying | No | None',
        'Biometric information | Fingerprints, face scans, voiceprints | No | None',
        'Internet activity | Pages of this site that you open; your steps on the recruiting site | Yes, limited | Your browser, the recruiting site',
        'Location | A rough area worked out from an internet address; never your exact place | Yes, rough only | Your browser',
        'Sound and image | Voicemail, recorded phone calls, a video interview | Yes | You',
        'Work information | Résumé, past jobs, licenses, bar admissions, references, background check, the pay you ask for | Yes | You, your references, licensing bodies, background check company, public work profiles',
        'Education information | Schools, degrees, transcripts that you give us | Yes | You, schools that you name',
        'Inferences | An interviewer’s notes on how your skills fit the job | Yes | Our own staff',
        'Sensitive information | Government ID and full Social Security number, only after you accept a job offer; health facts for an accommodation; answers that you chose to give about race | Yes, limited | You',
      ),
      'Questions about race, sex, disability and veteran status are voluntary. We keep the answers apart from your application, and the people who choose whom to hire do not see them.',
    ]),
    section('how-we-use-it', 'Why we use it, who receives it and how long we keep it', [
      'This table covers the categories that we do collect. “Sold or shared” has the meaning that California law gives those words: passed on for money or other value, or for ads based on what you do across different sites.',
      table(
        'Purpose, recipients and retention, by category',
        'Category | Purposes | Disclosed to | Kept for | Sold or shared',
        'Identifiers | To contact you, tell applicants apart, start payroll | Recruiting site, background check company, your references, schools that you name, licensing bodies, payroll company, our own lawyers, government agencies | Four years after our decision | No',
        'Customer records | To record your consent and set up your pay | Payroll company | Four years after our decision | No',
        'Traits protected by law | To prove the right to work, report on equal opportunity, meet duties to veterans | Government agencies, our own lawyers | Four years after our decision | No',
        'Internet activity | To run this site, keep it safe and see which pages help | Hosting company; visit-counting company, if used; recruiting site | Up to 12 months | No',
        'Location | To keep the site safe, limit it to the United States and count visits | Hosting company; visit-counting company, if used | Up to 12 months | No',
        'Sound and image | To hold interviews and keep a record of calls | Phone and video companies | Recorded calls and voicemail: three years after the call; interview recordings: four years after our decision | No',
        'Work information | To judge your experience, check licenses, set pay | Recruiting site, background check company, licensing bodies | Four years after our decision | No',
        'Education information | To confirm training that the job needs | Background check company, schools that you name | Four years after our decision | No',
        'Inferences | To compare applicants fairly and explain our choice | Our own lawyers, if a question arises | Four years after our decision | No',
        'Sensitive information | To confirm who you are, give accommodations, carry out checks you agreed to, meet legal duties, keep our systems safe | Background check company, government agencies, our own lawyers | Four years after our decision | No',
      ),
      'Any category may also go to our auditors and insurers. What you give only for a privacy request serves only to answer it. We delete it as soon as we can afterward, apart from the record of the request that the law makes us keep. If we hire you, your application becomes part of your personnel file, and the times in the Personnel Privacy Notice apply. If a claim or a legal order needs a record, we keep it until the matter ends. When the time is over, we delete the record or shred it.',
    ]),
    section('purposes', 'What we do with an application', [
      list('In plain words, we use applicant information to:', [
        'read your application and talk with you about it;',
        'plan interviews, and give you any help that you need to take part;',
        'check your work history, schooling and licenses;',
        'decide whom to hire, and on what terms;',
        'follow employment, tax, immigration and licensing law;',
        'keep our systems, our office and our clients’ accounts safe;',
        'answer a claim or defend our rights;',
        'prepare for your first day, if you accept our offer.',
      ]),
      'People make our hiring decisions, and we do not let a computer program accept or reject anyone.',
    ]),
    section('background-checks', 'Background checks', [
      'Some jobs need a background check, because our people handle private financial records. We order one only after a job offer. First we give you a separate notice under the Fair Credit Reporting Act and ask for your written permission.',
      'If a report could change our mind, we send you a copy and a summary of your rights, and you have time to show us what is wrong in it before we decide. If we then decide against you because of it, we tell you so, and which company made it.',
    ]),
    section('sensitive-information', 'Sensitive information', [
      'We use sensitive information only where the task calls for it: to confirm your identity, carry out checks you agreed to, give an accommodation, meet a legal duty or keep our systems safe. We do not use it to guess things about you. California law gives no further right to limit uses of this kind, but you may still ask us about them.',
    ]),
    section('who-receives-it', 'Who receives it', [
      list('We disclose applicant information for our own business needs, and only to:', [
        'companies that work for us under a contract, such as the recruiting site, the background check company and the payroll company;',
        'your references and the schools that you name, as far as we must identify you to them;',
        'licensing bodies, when a job needs a license or bar admission;',
        'our own lawyers, auditors and insurers;',
        'courts and government agencies, when the law requires it;',
        'a firm that takes over our work, if that ever happens.',
      ]),
      'In the 12 months before this update we sold no applicant information and shared none for advertising. The same is true of information about people under 16.',
    ]),
    section('your-rights', 'Your rights', [
      list('If you live in California, you have the right to:', [
        '**know** which categories we collected, from whom, why, and who received them;',
        '**get a copy** of the facts we hold about you, in a form you can take elsewhere;',
        '**correct** facts that are wrong;',
        '**delete** facts that we got from you, with the exceptions below;',
        '**opt out** of sale or sharing, though we do neither;',
        '**limit** our use of sensitive information, if we ever use it for more than this notice says;',
        '**be treated the same** after you use any of these rights, as an applicant and, later, as an employee.',
      ]),
      'The law of another state may give you similar rights. Wherever you live, ask us. We answer every request and tell you what we can do.',
      'We may have to keep a record that you ask us to delete, because the law sets a time for keeping it, because we need it to finish your application, or because it is evidence in a dispute. We will tell you which reason applies.',
    ]),
    section('how-to-ask', 'How to make a privacy request', [
      list('Choose the way that suits you:', [
        `**By phone:** call ${phone.main}, toll-free. For Spanish, call ${phone.spanish}. By TTY, call ${phone.tty} or dial 711.`,
        `**By mail:** print the [form below](#request-form), fill it in and send it to ${at.mail}.`,
        `**By email, to start only:** write to ${email.privacy} and say what you would like. We will then call you or mail you the form. Do not send the form itself by email.`,
      ]),
      'We confirm that we have your request within 10 business days. We act on a request to opt out or limit use within 15 business days, and answer any other within 45 calendar days. If such an answer needs more time, we write to you within those 45 days and give the reason, and we take no more than 90 days in all. An answer about the categories that we disclosed looks back over 12 months, unless you ask us to go back further.',
      'A request is free, and you need no account with us and no lawyer.',
    ]),
    section('request-form', 'Request form', [
      'The form asks for your name, your home address and the last four digits of your Social Security number. We compare them with our records, so that nobody else can get your file. We ask for four digits and **never more than four**. We take the full number only after you accept a job offer. If you never gave it to us, or have none, leave the boxes empty: we will confirm who you are in another way.',
      form(
        'Applicant privacy request',
        `For print only: this page sends nothing. Use the Print button at the top of this page, fill in the form by hand and mail it to ${at.mail}, or read your answers to us by phone at ${phone.main}. Do not email it. If you live in California and your request is to know, get a copy, correct or delete, enclose copies of your proof of identity and of California residency.`,
        [
          field('name', 'Name', { hint: 'As you wrote it in your application' }),
          field('home-address', 'Home address', { hint: 'Street, city, state and ZIP code', lines: 2 }),
          field('ssn-last-four', 'Last four digits of your Social Security number', {
            hint: 'Never more than four digits. Leave empty if you never gave us this number',
            boxes: 4,
          }),
          field('request', 'What I ask for', {
            hint: 'To know, get a copy, correct, delete, opt out or limit use, and which facts',
            lines: 3,
          }),
          field('signature', 'Signature'),
          field('date', 'Date'),
        ],
      ),
      'We use these facts only to confirm and answer your request. Then we keep a record of your request and our answer for at least two years. Our calls are recorded and may be monitored, and we say so at the start.',
    ]),
    section('verification', 'How we confirm who you are', [
      'If you ask under California law to know, get a copy, correct or delete, we need proof of identity and of California residency. A request to opt out or limit use needs none. A copy of a driver’s license can prove both. A bill with your name and address proves only where you live. Cover the numbers that we do not need to see. Send copies by mail, never originals.',
      'For sensitive records we look for a closer match than for simple facts. Our answers never show a full Social Security number, ID number, account number or password. If we cannot confirm who you are, we tell you so and say what is missing.',
    ]),
    section('agents', 'If someone makes the request for you', [
      'An authorized agent may make a request for you, with your signed permission or a power of attorney. A business that acts as an agent must be registered with the California Secretary of State.',
      'With signed permission, we may still ask you to confirm your identity to us, or to confirm that you gave the permission. With a valid power of attorney under California’s Probate Code, we will not.',
    ]),
    section('recruiting-site', 'The recruiting site', [
      `Our job openings are on a [recruiting site run by another company](${site.recruiting}). Before you leave our pages, a message tells you so. That site asks you to log in, sets its own cookies and has its own privacy notice. It passes your application to us, and from then on this notice applies to our copy.`,
      `If you cannot use that site, write to ${email.careers} or call ${phone.office}. You may apply by mail, or ask for help because of a disability, at no cost.`,
    ]),
    section('security', 'How we protect it', [
      'Only people who need applicant records for their work can open them. We train our staff, encrypt records and check the companies that work for us. No system is perfect, but if a breach puts you at risk, we tell you as the law requires.',
    ]),
    section('changes-and-contact', 'Changes and contact', [
      `This is version ${version}, updated ${month}. When we change this notice, we give it a new version and date, and list the change below. We will not use what we already hold in a very different way without telling you first.`,
      `Questions are welcome at ${email.privacy} or ${phone.main}, or by mail at our P.O. Box. Our hours are ${hours.officeEastern}. Ask for this notice on paper, in large print, in braille or as audio, and we send it free: see our [Accessibility Statement](/accessibility-policy).`,
    ]),
  ],
  changes: [
    { version, text: 'The present version, updated October 2025. Later changes will be listed above this line.' },
  ],
} satisfies LegalDocument;
