import { field, form, list, section, table } from '@/content/blocks';
import { at, email, hoursIn, phone, repliesIn, sitesIn } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import { notices } from '@/content/notices';
import type { LegalDocument } from '@/content/types';
import { formatNoticeMonth } from '@/lib/time/notice-date';

const reply = repliesIn('en');
const site = sitesIn('en');
const hours = hoursIn('en');
const { version, date } = notices['california-privacy-notice'];
const month = formatNoticeMonth(date, 'en');

export const californiaPrivacyNotice = {
  meta: {
    title: 'California Privacy Notice',
    description:
      'For California residents: the categories of personal information we collect and disclose, your rights, how to make a request and a form to print.',
  },
  title: 'California Privacy Notice',
  summary: [
    'This notice is for people who live in California, and it adds to our general [Privacy Notice](/privacy-notice).',
    'The tables show what we collected and disclosed in the 12 months before this update. We do not sell it, and we do not share it for advertising.',
    `To make a request, call ${phone.main}, email ${email.privacy}, or mail us the [request form](#request-form).`,
    'If you ask to know, copy, correct or delete information, we need proof of who you are and proof that you live in California. If you opt out or limit use, we need none. An agent may make the request for you.',
    'We confirm your request within 10 business days. We act within 15 business days if you opt out or limit use, and answer all other requests within 45 days. For those we may need up to 90 days in all, and then we tell you why.',
  ],
  sections: [
    section('scope', 'Who and what this notice covers', [
      `${firm.name} is a law firm that collects debts. This notice follows the California Consumer Privacy Act (CCPA), sections 1798.100 to 1798.199.100 of the California Civil Code, and its rules. It is also our notice at collection. “Consumer” here means any person who lives in California, even one who deals with us only for a business.`,
      list('The CCPA does not reach some of the information we hold:', [
        'information under the Gramm-Leach-Bliley Act, which covers many consumer loans and credit accounts;',
        'information under the Fair Credit Reporting Act, such as credit reports;',
        'medical information under HIPAA or California’s medical privacy law;',
        'communications between lawyer and client, and lawyers’ working papers;',
        'information lawfully made public, such as open government records.',
      ]),
      'To be transparent, the tables include these kinds of information too. The rights in this notice may not apply to them. For some accounts we act as a service provider of the creditor. We may then pass your request to that creditor, or tell you whom to ask.',
      'Job seekers and staff have notices of their own: the [Job Applicant Privacy Notice](/job-applicant-privacy-notice) and the [Personnel Privacy Notice](/personnel-privacy-notice).',
    ]),
    section('period-covered', 'The period this notice covers', [
      'The tables look back over the 12 months before this update: October 1, 2024, through September 30, 2025. They also describe what we do now. The same 12-month lookback is our starting point when you ask which categories we disclosed. You may ask us to go back further, as far as January 1, 2022, and we will do so unless that is impossible or would take a disproportionate effort.',
    ]),
    section('categories-we-collect', 'Categories we collect', [
      'The letters follow the list in California law. “Data-verification companies” find or confirm addresses, phones, work and similar facts. “Clients” are the creditors that hire us. “Courts” includes their officers: clerks, sheriffs, process servers and trustees in bankruptcy.',
      table(
        'Personal information collected in the 12 months before this update, by category',
        'Category | Examples | Collected | Sources | Purposes | Disclosed to | Kept for | Sold or shared',
        'A. Identifiers | Name, address, phone, email, account reference, IP address, Social Security number | Yes | You, clients, public records, credit bureaus, data-verification companies, people connected with you, your browser | Find and identify you, collect debts, obey the law | Clients, service providers, courts, credit bureaus, agencies, employers under a court’s order | 3 years after last collection activity; IP address, up to 12 months | No',
        'B. Customer records | Bank account, check or debit card details, signature, income | Yes | You, clients, public records | Take payments, review hardship, court cases | Clients, payment and document storage companies, banks, courts | 3 years after last collection activity | No',
        'C. Traits protected by law | Age, military status, disability you tell us about, language | Yes, limited | You, clients, federal military database, data-verification companies | Apply legal protections, give access, serve you in English or Spanish | Courts, translation and alternative-format companies | 3 years after last collection activity | No',
        'D. Commercial information | Goods or services bought, debts, charges, payments, disputes | Yes | Clients, you, credit bureaus | Itemize, verify, prove and collect debts | Clients, service providers, courts, credit bureaus, employers under a court’s order | 3 years after last collection activity | No',
        'E. Biometric information | Voiceprint, fingerprint, face scan | No | None | None | No one | Not kept | No',
        'F. Internet activity | Pages asked for, time, page you came from, device, browser | Yes | Your browser | Deliver pages, keep the site safe, count visits | Hosting company; visit-counting company, if used | Up to 12 months | No',
        'G. Location | Rough area read from an IP address; never a precise place | Yes, rough only | Your browser | Security, limiting use to the United States, visit counts | Hosting company; visit-counting company, if used | Up to 12 months | No',
        'H. Sound and image | Call recordings, voicemail | Yes | You, others on the call | Training, quality, proof of what was said | Phone and storage companies, clients, courts, agencies | 3 years after the call | No',
        'I. Work information | Employer, job, wages; title of business contacts | Yes | You, clients, public records, data-verification companies, people connected with you | Payment plans, carrying out judgments, dealing with businesses | Courts, clients, service providers, employers under a court’s order | 3 years after last collection activity | No',
        'J. Education information | School records not open to the public | No | None | None | No one | Not kept | No',
        'K. Inferences | Likely best time or way to reach you | Yes, limited | Our own account records | Plan calls and letters | Phone and mail companies | 3 years after last collection activity | No',
        'L. Sensitive information | Social Security or driver’s license number, account number with its security code, facts from medical accounts | Yes, limited | Clients, you, court files | Confirm identity, take payments, prove and report debts, obey the law | Payment, document storage and data-verification companies, courts, clients, credit bureaus, agencies | 3 years after last collection activity; security codes, not kept | No',
      ),
    ]),
    section('sources', 'Where the information comes from', [
      list('In more detail, our sources are:', [
        '**You**, when you call, write, pay, visit our office or use one of our portals;',
        '**Clients**, when they place an account or send us records;',
        '**Public bodies and records**, such as courts, property files and the federal database of military service;',
        '**Credit bureaus and data-verification companies**, within the limits that federal law sets;',
        '**People connected with you**: your lawyer or agent, and other people for location facts only;',
        '**Your browser**, when it asks our host for a page.',
      ]),
    ]),
    section('purposes', 'Why we collect it', [
      'We collect debts, document them, take payments, answer disputes, run court cases and meet legal duties. We also confirm identity, prevent fraud, keep systems safe, fix errors, and train and check our staff. We collect only what is reasonably necessary for these purposes, in proportion to them. We would tell you before using the information for a purpose that does not fit.',
    ]),
    section('disclosures', 'Disclosures for a business purpose', [
      'The next table shows, for each category, who received it from us in the same 12 months and why. Service providers and contractors work under contracts that forbid them to sell it or use it for themselves.',
      table(
        'Personal information disclosed for a business purpose in the 12 months before this update',
        'Category | Service providers and contractors | Other recipients | Business purpose',
        'A. Identifiers | Mail, phone, text, email, hosting, storage and data-verification companies | Clients, courts, credit bureaus, agencies, employers under a court’s order | Reach the right person, collect, report, obey the law',
        'B. Customer records | Payment and document storage companies, banks | Clients, courts | Process payments, prove debts and payments',
        'C. Traits protected by law | Translation and alternative-format companies | Courts | Protect servicemembers, give equal access',
        'D. Commercial information | Mail, print and storage companies | Clients, courts, credit bureaus, employers under a court’s order | Itemize and collect debts, answer disputes',
        'E. Biometric information | None | None | Not collected',
        'F. Internet activity | Hosting company; visit-counting company, if used | None | Run, secure and measure the site',
        'G. Location | Hosting company; visit-counting company, if used | None | Secure and measure the site',
        'H. Sound and image | Phone and recording storage companies | Clients, courts, agencies | Check quality, prove what was said',
        'I. Work information | Data-verification and mail companies | Courts, clients, employers under a court’s order | Arrange payment, carry out judgments',
        'J. Education information | None | None | Not collected',
        'K. Inferences | Phone and mail companies | None | Plan contact at suitable times',
        'L. Sensitive information | Payment, document storage and data-verification companies | Courts, clients, credit bureaus, agencies | Confirm identity, process payments, prove and report debts',
      ),
      'We may also disclose any category to your agent, your lawyer or a person you name. It may also go to a lawyer who brings a lawsuit for the client in a state where ours are not admitted, to a new owner or law firm if our practice or an account moves to it, or to whoever makes a valid legal demand. What concerns the debt may go to someone who owes it with you, to your spouse where the law allows it but not after a death, to a guardian, or to the person who handles the estate of someone who has died.',
    ]),
    section('sale-and-sharing', 'We do not sell or share personal information', [
      'In the 12 months before this update we did not sell personal information, for money or for anything else of value. Nor did we share it for advertising based on what you do across different sites. We have no plan to do either. We have no actual knowledge that we sell or share the information of anyone under 16. We offer no reward, special price or extra service in exchange for personal information.',
    ]),
    section('sensitive-information', 'Sensitive personal information', [
      'Category L lists what we hold of this kind. We use it only for purposes that, under California’s rules, you have no right to limit. Examples are doing the work a person would expect, preventing fraud, keeping information safe and checking the quality of service. We do not use it to guess at your character or habits. Because we use it only in these ways, we show no “limit the use” link, but you may still ask us to limit the use, and we will answer. We send no medical debt and no fact from a medical account to a credit bureau.',
    ]),
    section('retention', 'How long we keep each category', [
      'The first table gives the usual period for each category. The period rests on federal debt collection rules, which require records for three years, and it may run longer for a court case, a judgment, a tax rule, a rule for lawyers or an open dispute. We keep your privacy request and our answer for at least 24 months. When the last reason to keep something ends, we delete it or remove what links it to you.',
    ]),
    section('your-rights', 'Your rights', [
      list('If the CCPA covers the information, you have the right to:', [
        '**Know** the categories we collected, their sources, our purposes, and the categories we disclosed and to whom.',
        '**Get a copy** of the specific pieces we hold about you, in a form you can carry to someone else.',
        '**Correct** information that is wrong.',
        '**Delete** information we collected from you, with the [exceptions below](#when-we-may-say-no).',
        '**Opt out** of sale and sharing. We do neither, but we will record your choice.',
        '**Limit** the use of sensitive information to what the law allows.',
        '**Not be punished for asking.** We will not deny service, change how we treat your account, or punish staff or applicants because someone used a right.',
      ]),
      'Requests are free. You may ask to know, or for a copy, twice in any 12 months. If requests are clearly unfounded or repeat without reason, we may refuse and will say why.',
      'A privacy request is not a dispute of a debt, and it does not extend the time to dispute. If you think a debt is wrong, follow the steps in your debt notice or see [how to dispute it](/contact#disputes).',
    ]),
    section('how-to-ask', 'How to make a request', [
      list('Use whichever way suits you:', [
        `**Toll-free phone**: ${phone.main}, ${hours.officeEastern}. In Spanish: ${phone.spanish}. By TTY: ${phone.tty}, or dial 711.`,
        `**Email**: ${email.privacy}. Please send no identity papers and no account numbers this way. Mail us your proof.`,
        `**Mail**: ${at.mail}. Mark the envelope “California privacy request.”`,
      ]),
      'Tell us your name, how to reach you, that you live in California and what you ask for. A reference number from one of our letters helps, but you can ask without one. You need no account or login.',
      'If you ask to know, get a copy, correct or delete, we need [two proofs](#verification): of who you are, for which facts that match our records are often enough, and that you live in California. We [may have to keep](#when-we-may-say-no) what we still need to collect the debt, or what a law makes us keep.',
      section('request-form', 'Request form to print', [
        'You do not have to use this form, but it helps you send everything at once.',
        form(
          'California privacy request',
          `Use the Print button at the top of this page, fill in the form by hand and mail it to ${at.mail}. Mark every box that applies. Nothing is sent from this page. **Do not write a Social Security, card or bank account number on it.**`,
          [
            field('full-name', 'Full name', { hint: 'And any other name the account may be under', lines: 2 }),
            field('california-address', 'Home address in California', {
              hint: 'Street, city, state and ZIP code',
              lines: 3,
            }),
            field('reach-you', 'Phone or email where we may reach you about this request'),
            field('reference-number', 'Reference number, if you have one'),
            field('ask-know', 'I ask to know the categories of information', { boxes: 1 }),
            field('ask-copy', 'I ask for a copy of my information', { boxes: 1 }),
            field('ask-correct', 'I ask you to correct information', { hint: 'Explain below', boxes: 1 }),
            field('ask-delete', 'I ask you to delete information', { boxes: 1 }),
            field('ask-opt-out', 'I opt out of sale and sharing', { boxes: 1 }),
            field('ask-limit', 'I ask you to limit the use of sensitive information', { boxes: 1 }),
            field('details', 'Details of the request', {
              hint: 'Which information, from which dates and, if something is wrong, what is correct',
              lines: 4,
            }),
            field('answer-format', 'How you want our answer', {
              hint: 'Mail or another way; English or Spanish; large print, braille or audio',
            }),
            field('proof-of-identity', 'I enclose proof of who I am', {
              hint: 'Optional: facts that match our records are often enough. If you send a paper, say which and cover its numbers',
              boxes: 1,
              lines: 1,
            }),
            field('proof-of-residency', 'I enclose proof that I live in California', {
              hint: 'Say which paper, unless you only opt out or limit use',
              boxes: 1,
              lines: 1,
            }),
            field('agent', 'Agent, if one acts for you', {
              hint: 'Name, address and phone; enclose the signed permission or power of attorney, and proof of who the agent is',
              lines: 3,
            }),
            field('agent-registration', 'If the agent is a business: its California Secretary of State file number', {
              hint: 'Enclose proof of the registration, unless you only opt out or limit use',
            }),
            field(
              'declaration',
              'I declare under penalty of perjury under the laws of the State of California that I am the person named above, or the agent of that person, and that this form is true',
              {
                hint: 'Signature. Needed only for a copy, or to correct or delete sensitive information',
              },
            ),
            field('date', 'Date', { hint: 'Month, day and year' }),
          ],
        ),
      ]),
    ]),
    section('what-happens-next', 'What happens next', [
      list('The time runs from the day we receive your request, even while we check who you are.', [
        '**Within 10 business days** we confirm receipt and explain how we will handle the request.',
        '**Within 15 business days** we act on a request to opt out or to limit use.',
        '**Within 45 calendar days** we answer a request to know, copy, correct or delete.',
        '**Up to 90 calendar days in total** if we need more time. We then write to you within the first 45 days and give the reason.',
      ]),
      'We answer in writing. If we refuse all or part, we give the reason. When we delete or correct, we tell our service providers to do the same. Our answers never show a full Social Security number, driver’s license number, account number, password or security answer. We will say that we hold such a number without giving it.',
    ]),
    section('verification', 'How we verify a request', [
      'We must not give your information to someone else. So a request to know, copy, correct or delete needs two proofs: **proof of identity** and **proof of California residency**.',
      list('What we ask for depends on the request:', [
        '**Identity, for categories, and for corrections or deletions that are not sensitive**: at least two facts that match our records, such as a former address and a reference number.',
        '**Identity, for copies, and for sensitive corrections or deletions**: at least three matching facts and a signed declaration; you may use the one on the form. If that is not enough, a copy of a government photo ID with the number covered.',
        '**Residency**: one paper with your name and California home address. A state ID, lease, utility bill, tax bill or voter record will do. Cover what we do not need. One paper may serve as both proofs.',
      ]),
      'Never send a full Social Security number. You do not need a notary, and we charge nothing. We use the papers only for this check, and delete them as soon as we can, apart from the record the law makes us keep. If we cannot verify you, we tell you so, and we give what can be given without it. To opt out or limit use, you need no proof and no declaration.',
    ]),
    section('authorized-agents', 'Authorized agents', [
      list('You may have another person or a business make the request for you. We need:', [
        '**Signed permission** from you that names the agent and the request, **or a power of attorney** under sections 4121 to 4130 of the California Probate Code. The choice is yours; we do not insist on a power of attorney.',
        'Proof of **your** identity and California residency, as set out above; none to opt out or limit use.',
        'Proof of who the agent is; none to opt out or limit use.',
        'If the agent is a **business entity**, it must be **registered in California**. Send proof that the California Secretary of State has it on record; we do not ask for this proof to opt out or limit use.',
      ]),
      'With signed permission, we may ask you to verify your identity with us directly, or to confirm that you gave the permission. With a valid power of attorney we do not. An agent may use your information only for your request, and must keep it safe.',
    ]),
    section('when-we-may-say-no', 'When we may say no', [
      list('We may have to keep information, or hold it back, if:', [
        'we still need it to collect the debt it belongs to, or to complete a payment;',
        'a law requires the record, such as the three-year rule for debt collectors;',
        'we need it to bring or defend a legal claim, or a court has ordered us to keep it;',
        'it protects against fraud or keeps our systems safe;',
        'a law listed in [section 1](#scope) covers it;',
        'we cannot verify the request, or the answer would harm another person’s rights.',
      ]),
      'We then keep only what that reason covers and use it for nothing else.',
    ]),
    section('opt-out-signals', 'Opt-out preference signals', [
      'A browser or an add-on can send an opt-out signal for you. The best known is Global Privacy Control (GPC). On every page, this website checks for it before anything that counts visits could start.',
      list('When the signal is on:', [
        'we treat it as a valid request to opt out of sale and sharing, for that browser on that device;',
        'counting of visits does not start, so no visit data goes to that tool;',
        'nothing pops up, nothing slows down, and you need no account;',
        'our page [Choose how we may contact you](/optout#sale-or-sharing) shows that the signal was received and honored.',
      ]),
      'This website does not know who you are, so a signal cannot be tied to an account. Since we neither sell nor share, your account needs no such step. If you use another browser or device, turn the signal on there as well. We give Do Not Track the same effect. To turn on GPC, choose a browser that offers it and look in its privacy settings.',
    ]),
    section('metrics', 'Figures about requests', [
      'California asks a business that handles the information of 10,000,000 or more residents in a year to publish figures on requests. We are below that number, so this notice has none.',
    ]),
    section('contact', 'Contact, languages and other formats', [
      `You can read, print and save this notice in English and in Spanish. For large print, braille, audio or help from a reader, at no cost, call ${phone.main} or write to ${email.accessibility}. Our [Accessibility Statement](/accessibility-policy) says more.`,
      `If you are not satisfied with an answer, write to ${email.complaints}. We answer complaints within ${reply.complaint}. You may also complain to the California Privacy Protection Agency or the California Attorney General. The [Consumer Financial Protection Bureau](${site.consumerBureau}) takes complaints about debt collection.`,
    ]),
    section('changes-to-this-notice', 'Updates to this notice', [
      `This is version ${version}, updated ${month}. When we change this notice, the new text gets a new number and date, and the change is listed below.`,
    ]),
  ],
  changes: [
    {
      version,
      text: 'Present version, updated October 2025. It sets out categories collected and disclosed in the 12 months before the update, your rights, and how to use them.',
    },
  ],
} satisfies LegalDocument;
