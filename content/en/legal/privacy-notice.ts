import { list, section, table } from '@/content/blocks';
import { at, email, hoursIn, phone, repliesIn, sitesIn } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import { notices } from '@/content/notices';
import type { LegalDocument } from '@/content/types';
import { formatNoticeMonth } from '@/lib/time/notice-date';

const reply = repliesIn('en');
const site = sitesIn('en');
const hours = hoursIn('en');
const { version, date } = notices['privacy-notice'];
const month = formatNoticeMonth(date, 'en');

export const privacyNotice = {
  meta: {
    title: 'Privacy Notice',
    description:
      'What personal information our law firm collects, where it comes from, how we use it, who receives it, how long we keep it and what choices you have.',
  },
  title: 'Privacy Notice',
  summary: [
    'We are a law firm that collects debts for creditors, and we use personal information to do that work and to obey the law.',
    'We get it from you, from the creditor that hired us, from public records and from companies that help us find or check facts.',
    'We give it to that creditor, to companies that work for us and, where the law allows, to courts, agencies and credit bureaus. We do not sell it.',
    'This website has no forms that send anything, no login and no cookies. Your browser keeps the language you chose and copies of the pages you opened, and neither comes to us.',
    `You can ask us to correct a mistake, tell us when or how not to contact you, or get this notice on paper. Call ${phone.main} or write to ${email.privacy}.`,
    'Some states let you see your data or have it deleted: see [your choices](#your-choices) and, for California, [how to ask](/california-privacy-notice#how-to-ask).',
  ],
  sections: [
    section('who-we-are', 'Who we are and what this notice covers', [
      `${firm.name} is a Massachusetts professional corporation. We are a law firm that collects debts for creditors. Under federal law, we are a debt collector. In this notice, “we” and “us” mean the firm.`,
      '“Personal information” means information that identifies you or could fairly be linked to you. This notice covers what we learn through this website and through calls, letters, email, text messages and visits to our office.',
      list('It is for:', [
        'people whose accounts a creditor has asked us to collect, and their co-signers;',
        'people who act for them, such as lawyers, credit counselors and authorized agents;',
        'people who work for our clients, for courts or for companies we deal with;',
        'everyone who visits this website.',
      ]),
      list(
        'Three more notices cover particular groups. Where one of them applies to you, read it together with this one.',
        [
          `California residents: the [California Privacy Notice](/california-privacy-notice).`,
          `People who apply for work with us: the [Job Applicant Privacy Notice](/job-applicant-privacy-notice).`,
          `Our staff and the people related to them: the [Personnel Privacy Notice](/personnel-privacy-notice).`,
        ],
      ),
      'The rules for using the website itself are in our [Terms of Use](/terms-of-use). You do not have to accept anything there to read this notice, to ask about your account or to dispute a debt.',
    ]),
    section('age-and-place', 'Age and place', [
      `This website is for people who are 18 or older. It is meant for use in the United States only. We may restrict access from outside the United States, so some or all pages may not open there. If you are abroad, for example on military service, you can still reach us by mail or at ${phone.office}.`,
    ]),
    section('information-we-collect', 'Information we collect and where it comes from', [
      'What we hold depends on your dealings with us. We aim to collect only what a task needs.',
      section('from-you', 'What you give us', [
        list('When you call, write, visit or pay, you may give us:', [
          '**Contact details**: your name, postal address, phone numbers, email address and time zone.',
          '**Account facts**: your reference number, what you tell us about the debt, a dispute, and papers that support it.',
          '**Payment details**: the bank account, check or debit card you use. You give these by phone, by mail or on our payment portal, never on this site.',
          '**Your circumstances**: income, work, hardship, military service, bankruptcy or a lawyer who acts for you, if you choose to tell us.',
          '**Your wishes**: the language you prefer, times and ways we should not contact you, and any format you need because of a disability.',
          '**Recordings**: calls with us are recorded and may be monitored. We say so at the start of each call. Voicemail you leave is also kept.',
        ]),
      ]),
      section('from-others', 'What others give us', [
        list('Most of what we know about an account does not come from you. It comes from:', [
          '**Our clients**, the creditors: the name of the person who is said to owe the debt, the origin of the debt, payments, charges, contact details and often a Social Security number.',
          '**Public records**: court files, bankruptcy notices, property records and death records.',
          '**Credit bureaus**, where the federal Fair Credit Reporting Act allows it.',
          '**Companies that find or check facts**: current addresses, phone numbers, place of work and military service.',
          '**People who act for you**, such as a lawyer, a counselor or an agent.',
          '**Other people**, but only for facts that help us locate you. We do not tell them about the debt.',
          '**Government bodies**, such as courts, sheriffs and the database of military service run by the Department of Defense.',
        ]),
        'Some accounts come from hospitals and medical groups, and they may show where and when care was given. We handle such facts under the federal health privacy rules and our contract with that client.',
      ]),
      section('from-your-visit', 'What this website learns', [
        'This website is a set of plain pages. It has no form that sends anything to us. Forms that you can print stay on your screen and on your paper.',
        'Like every website, it runs on a host’s computers, which receive your IP address, the page you asked for, the time, the page you came from and the kind of browser you use. An IP address shows a rough area, such as a state, but not a street. We use these records to deliver pages and to keep the site safe.',
        'The chat is a script that runs in your own browser, in English only. What you type there is not sent to us, and it is gone when you leave the page.',
      ]),
      section('logging-in', 'Functions that require logging in', [
        `Some functions require logging in or giving details that show who you are. None of them is on this website; they are on other sites. They are our [payment portal](${site.accountDetails}), our [email consent page](${site.emailConsent}), our [email unsubscribe page](${site.emailUnsubscribe}) and, for creditors, our [client access site](${site.clientAccess}). What you enter there reaches us or a company that works for us. Those sites may use their own cookies to keep you logged in. Their pages tell you more.`,
      ]),
    ]),
    section('how-we-use-it', 'How we use it', [
      list('We use personal information to:', [
        'find the right person, and check that we are speaking with that person;',
        'collect debts for our clients, send the notices the law requires, and answer questions;',
        'look into disputes, reports of identity theft and requests for verification;',
        'take, post and document payments, and set up payment plans;',
        'bring, defend and follow court cases, and file claims in bankruptcy cases;',
        'apply the laws that protect certain people, such as members of the military and people in bankruptcy;',
        'serve you in English or Spanish and meet a need that comes from a disability;',
        'train our staff, check the quality of calls and settle complaints;',
        'keep this website, our systems and our office safe, and prevent fraud;',
        'keep the records that debt collection law, tax law and the rules for lawyers require.',
      ]),
      'We do not use personal information to train large language models, or to market other companies’ products to you. If we ever want to use it for a purpose that does not fit this list, we will tell you first.',
    ]),
    section('who-receives-it', 'Who receives it', [
      'Federal law limits whom we may talk to about a debt. We do not discuss your account with friends, neighbors or coworkers. We speak with an employer only if you agree or a court has allowed it.',
      list('Where the law allows it, we disclose personal information to:', [
        '**The client** that placed the account with us, its own lawyers and, for a lawsuit in a state where ours are not admitted, a lawyer admitted there.',
        '**Companies that work for us**: payment processors, banks, mail and print houses, phone, email and text carriers, hosting, visit counts, data storage, translation and companies that check facts. Their contracts let them use the information only for our work.',
        '**Courts and officers of the court**: clerks, sheriffs, process servers and trustees in bankruptcy.',
        '**Employers**, only if you agree or a court has allowed it, as under a court’s order on wages.',
        '**Credit bureaus**, if the client has asked for it. We report only after we have spoken with you about the debt, or at least 14 days after we sent you a letter or a message about it that did not come back. **We report no medical debt to any credit bureau, in any state.**',
        '**Government agencies** that supervise us, or that ask for records under the law.',
        '**People you choose**: your lawyer, your counselor, an authorized agent or anyone else you name.',
        '**People connected with the debt**: someone who owes it with you, such as a co-signer; your spouse, where the law of your state allows it, but not after a death; a guardian; or the person who handles the estate of someone who has died.',
        '**A new owner or law firm**, if our practice or an account moves to it. The information stays under this notice or one that protects it as well.',
      ]),
      '**We do not sell personal information for money, and we do not trade it for anything else of value.** We do not share it for advertising based on what you do on other sites. We have no affiliated companies with which we share it. Phone numbers and permission that you give us for text messages do not go to anyone for their own marketing.',
    ]),
    section('social-security-numbers', 'Social Security numbers', [
      list('We often receive Social Security numbers with the accounts we are asked to collect. To protect them:', [
        'we keep them confidential, and only staff who need one for their work can see it;',
        'we do not disclose one unless the law permits or requires it;',
        'we never print a full number on a letter or send one by ordinary email;',
        'we ask you for no more than the last four digits to check who you are.',
      ]),
    ]),
    section('financial-privacy-laws', 'Federal laws on financial and health information', [
      'Several federal laws already protect much of what we hold. The Gramm-Leach-Bliley Act and its privacy rules cover information about financial accounts. The Fair Credit Reporting Act covers reports from and to credit bureaus. The health privacy rules known as HIPAA cover facts from medical accounts. The Fair Debt Collection Practices Act limits what we may say, and to whom.',
      'Where one of these laws governs, it comes first. A state privacy law may then give no added right to the same information. If so, we say so when we answer a request, and we name the law.',
      'If a credit bureau shows something from us that is wrong, you may dispute it with the bureau or with us. If someone used your name to run up a debt, tell us. You can send an identity theft report or a police report if you have one, but you do not need either to dispute the debt.',
    ]),
    section('cookies-and-signals', 'Cookies, visit counts and browser signals', [
      'This website sets no cookies. The table shows everything that the site can keep in your browser.',
      table(
        'What this website stores in your browser',
        'Name | Kind | What it holds | Why | When it is set | How long it stays',
        'userLocale | Local storage, on this site only | Two letters: “en” for English or “es” for Spanish | To show you the pages in the language you chose | When you use the language switch | Until you clear it in your browser',
        'reloadedChunks | Session storage, on this site only | Addresses of parts of this site that failed to load | To reload a page only once after such a failure | When a part of a page fails to load | Until you close the tab',
        'site-pages | Cache storage, on this site only | Copies of up to 60 pages that you opened, with the time of each copy | To show you those pages when you have no connection | When you open a page | Until newer pages take their place, or until you clear it in your browser',
        'site-files | Cache storage, on this site only | Up to 300 parts of this site that those pages need, such as fonts | To show the saved pages as they were | When you open a page | Until newer parts take their place, or until you clear it in your browser',
      ),
      'We do not receive these entries: they stay on your device. The page about debts that someone was forced into is never saved. If other people use your device, they may be able to see which pages were saved, and you can remove them by clearing the data of this site in your browser. If you block storage, the site still works, and it shows each page in the language that its web address names: Spanish where it has /es.',
      '**Visit counts.** We may turn on a tool that counts visits. If it is on, it notes the page, the page you came from, a rough area, and the kind of device and browser. It sets no cookie, stores nothing on your device, and does not follow you to other sites. No other company uses this website to follow what you do over time and across sites.',
      '**Global Privacy Control and Do Not Track.** Some browsers can send one of these signals for you. When yours does, the tool that counts visits never starts, and you do not have to do anything else. Our page [Choose how we may contact you](/optout#sale-or-sharing) explains these signals and shows whether your browser sends Global Privacy Control.',
    ]),
    section('calls-texts-email', 'Calls, texts and email', [
      `**Calls.** We use your phone number to reach you about the account and give it only to those in [Who receives it](#who-receives-it), such as the company that carries our calls and texts. We sell it to no one, and no one gets it for marketing. We record calls and may listen in, so that we can train staff and prove what was said. If you do not wish to be recorded, tell us and write to us instead. We do not call or text before ${hours.calls.from} or after ${hours.calls.until} where you live.`,
      '**Text messages.** To stop texts, reply **STOP** to any of them. You can also tell us in any other reasonable way: by phone, by mail, by email or in person. We stop when your request reaches us, although a text that we had already sent may still arrive. We may send one text that confirms your request.',
      '**Email.** We write to you about a debt by email only with your permission. Each message has an unsubscribe link. Our page on [how to unsubscribe](/unsubscribe) shows that link too. Or tell us in any other reasonable way, and give the address that should get no more email. It costs nothing, and you need not say why.',
      'Stopping texts or email does not change what is owed, and it does not stop letters or calls. You may limit those as well; the next section says how.',
    ]),
    section('your-choices', 'Your choices and rights', [
      list('Wherever you live, you may:', [
        '**Correct a mistake.** Tell us what is wrong in your name, address or account, and send what shows it.',
        '**Dispute a debt.** Your debt notice gives the date to dispute by. If you dispute in writing by then, by letter or email, we stop collecting the disputed part until we send you verification or a copy of a judgment.',
        '**Choose times, places and ways.** Tell us when or where calls are inconvenient, or ask us not to use phone, text, email or mail.',
        '**Name a lawyer.** If one represents you on a debt, we will deal with the lawyer and not with you.',
        '**Ask us to stop contact.** Write to us by letter or email. We will then write only where the law lets us. The debt itself does not go away.',
        '**Withdraw a consent.** You can take back a permission for email, texts or automated calls at any time.',
        '**Get this notice another way.** We send it on paper, in Spanish, in large print, in braille or as audio, free of charge.',
      ]),
      `Some states give their residents more: to see, correct, delete or move information, or to refuse some uses. To ask, write to ${email.privacy} and name your state. In any state we keep account records for a time, as [section 11](#retention) says. We will check who you are, apply the law of that state, and tell you how to appeal if we say no. We do not treat anyone worse for asking.`,
      'Nevada residents may ask us not to sell certain information. We do not sell any, but we will note your request.',
    ]),
    section('retention', 'How long we keep information', [
      list('We keep personal information as long as its purpose and the law require. The main periods are:', [
        '**Account records**: three years after the last collection activity on the account.',
        '**Call recordings**: three years after the date of the call.',
        '**Requests about privacy, and our answers**: at least two years.',
        '**Website records** of our host and visit counts: up to 12 months.',
      ]),
      'Some records stay longer: court cases and judgments, tax papers, files that the rules for lawyers tell us to keep, and anything needed in a pending dispute. When a period ends, we delete the information, shred it, or remove what links it to you.',
    ]),
    section('security', 'How we protect information', [
      'We keep a written security program, as federal and Massachusetts rules require. It sets who may see what. It includes encryption, logs, training, tests, and checks on the companies that work for us. No system is perfectly safe, and we do not promise that ours is. If a breach puts your information at risk, we will notify you and the authorities as the law requires.',
      'Please help: never send a card number, a bank account number or any part of your Social Security number by email, in the chat or on voicemail.',
    ]),
    section('children', 'Children', [
      'This website is not directed to anyone under 18, and we do not knowingly collect information from children through it. An account for a child’s medical care may name the child; we write to the adult on the account. If you think a child has given us information, tell us and we will delete it unless the law requires us to keep it.',
    ]),
    section('linked-sites', 'Other sites we link to', [
      `Some links lead to sites that we do not run. Examples are the government’s page on the [Servicemembers Civil Relief Act](${site.reliefAct}), the [New York City Department of Consumer and Worker Protection](${site.cityAgency}), the [licensing registry](${site.registry}), the recruiting site and social networks. Before one opens, a message names the site and lets you stay or continue. From there on, that site’s own privacy notice applies. Please do not write about a debt on our social pages.`,
    ]),
    section('californiaPrivacy', 'California residents', [
      'If you live in California, state law may give you the right to know what we hold, to get it, to correct it and to delete it. You may also limit the use of sensitive information, and opt out of sale or sharing. We neither sell nor share, as that law defines those words. You may use an authorized agent.',
      'California’s “Shine the Light” law lets residents ask which companies received their details for direct marketing. We give them to none for that purpose.',
      `The [full California notice](/california-privacy-notice) has the tables of categories, the steps to make a request and a form you can print. You can also call ${phone.main} and ask for a privacy request.`,
    ]),
    section('changes-to-this-notice', 'Changes to this notice', [
      `This is version ${version}, updated ${month}. When we change this notice, we post the new text here with a new number and date, and list the change below. If a change would reduce your rights, it does not apply to information that we collected before the change, unless you agree or the law requires it. At the end of this page you can [check this text and see all versions](#record).`,
    ]),
    section('contact', 'How to reach us about privacy', [
      list('Questions, requests and complaints about privacy are welcome in English or Spanish.', [
        `**Mail**: ${at.mail}. Please mark it “Privacy.”`,
        `**Toll-free phone**: ${phone.main}, ${hours.officeEastern}.`,
        `**Spanish line**: ${phone.spanish}, same hours.`,
        `**TTY**: ${phone.tty}, or dial 711 for relay.`,
        `**Email**: ${email.privacy}. If you are not satisfied, write to ${email.complaints}; you will have an answer within ${reply.complaint}.`,
      ]),
      `You may also turn to a public body. The [Consumer Financial Protection Bureau](${site.consumerBureau}) takes complaints about debt collection and asks us to answer them. Your state’s attorney general can help as well. Our [contact page](/contact) has all other ways to reach us.`,
    ]),
  ],
  changes: [
    {
      version,
      text: 'Present version, updated October 2025. It describes what we collect, how we use and disclose it, the items this website can store, and your choices.',
    },
  ],
} satisfies LegalDocument;
