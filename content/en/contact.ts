import { jumpNav, list, section, table } from '@/content/blocks';
import { at, contactLimitsIn, email, hoursIn, phone, repliesIn, sitesIn } from '@/content/facts-in-copy';
import type { ContactPage } from '@/content/types';

const limit = contactLimitsIn('en');
const reply = repliesIn('en');
const site = sitesIn('en');
const hours = hoursIn('en');

export const contact = {
  meta: {
    title: 'Contact Us: Phone, Email and Mail',
    description:
      'Phone numbers, hours, email and postal addresses of our law firm, how to check that a call or letter is really from us, and how to complain.',
  },
  hero: {
    banner: { image: 'letter-slot', position: 'center' },
    alt: 'A letter in the lit letter slot of a wooden door.',
    title: 'Contact us',
    text: 'Call, email or write. Our staff speak English and Spanish, and a question costs you nothing.',
    action: { label: 'Check that it is really us', href: '#is-this-really-us' },
  },
  jumpNav: jumpNav({
    lines: 'Which number',
    hours: 'Hours',
    'is-this-really-us': 'Is it us?',
    disputes: 'Dispute',
    'how-not-to-reach-you': 'Limit contact',
    lawyer: 'Lawyers',
    'helping-someone': 'Helpers',
    complaints: 'Complaints',
  }),
  methods: {
    title: 'Three ways to reach us',
    items: [
      {
        id: 'email',
        title: 'Email',
        copy: 'Email is best for general questions and for disputes. Never send us a card, bank or Social Security number this way. We don’t email you about a debt until you say that we may.',
        details: [
          `General questions: ${email.info}`,
          `Your privacy: ${email.privacy}`,
          `Accessibility: ${email.accessibility}`,
          `Disputes: ${email.disputes}`,
          `Complaints: ${email.complaints}`,
          `Jobs: ${email.careers}`,
          `Clients: ${email.clients}`,
        ],
        link: { label: 'How to let us email you', href: '/make-payment/pay-by-email' },
      },
      {
        id: 'phone',
        title: 'Phone',
        copy: `Calls to ${phone.main} are toll-free. We record calls and may listen in to check our work, and we say so when the call begins. Please have your reference number ready, which is on every letter we send.`,
        details: [
          `Toll-free: ${phone.main}`,
          `Spanish: ${phone.spanish}`,
          `TTY: ${phone.tty}, or dial 711. We welcome relay calls.`,
        ],
        link: { label: 'Ask us to call you', href: '/make-payment/request-callback' },
      },
      {
        id: 'mail',
        title: 'Mail and visits',
        copy: 'Use the post office box for payments, disputes and letters. Use the street address for certified mail and for visits, and please call first to set a time.',
        details: [
          `Payments, disputes and letters: ${at.mail}`,
          `Certified mail and visits: ${at.office}`,
          `To set a time to visit: ${phone.office}`,
        ],
        link: { label: 'What to send with a mailed payment', href: '/make-payment#mail-slip' },
      },
    ],
  },
  lines: {
    title: 'Which number to call',
    intro: `Find the line that fits you. Every one reaches our own staff, ${hours.officeEastern}. If you call a different line by mistake, we’ll still help you. For quick questions there is [our scripted chat assistant](/Chat), in English only.`,
    table: table(
      'Phone lines by who you are, with the languages spoken',
      'Who you are | Number | Languages',
      `Anyone in the United States | ${phone.main} | English and Spanish`,
      `You live in Massachusetts, or this number called you | ${phone.office} | English and Spanish`,
      `You live in New York City | ${phone.newYorkCity} A real person answers. | English and Spanish`,
      `You live in Yonkers | ${phone.yonkers} A real person answers. | English and Spanish`,
      `You live in Connecticut | ${phone.connecticut} | English and Spanish`,
      `You want to speak Spanish | ${phone.spanish} | Spanish`,
      `You are deaf or hard of hearing, or have a speech disability | ${phone.tty} TTY, or dial 711 | English and Spanish`,
      `You are a creditor | ${phone.clients} | English`,
    ),
  },
  hours: {
    title: 'Office hours',
    text: `Every phone line keeps these hours. When we’re closed you can leave a voicemail, but please leave no account, card or Social Security numbers in it. When we call you, we call between ${hours.calls.from} and ${hours.calls.until} where you live, and never at a time you have told us is bad for you. If you are in another time zone for a while, tell us, and we go by the time there.`,
    closures:
      'We are closed on federal bank holidays: New Year’s Day, Martin Luther King Jr. Day, Presidents’ Day, Memorial Day, Juneteenth, Independence Day, Labor Day, Columbus Day/Indigenous Peoples’ Day, Veterans Day, Thanksgiving and Christmas.',
  },
  verify: {
    ...section('is-this-really-us', 'Is this really us?', [
      'Some people pretend to be collectors to steal money, so you’re right to check before you pay or share anything. The official list is below, and it is complete. But never ignore court papers, even if the name on them is not on this list. Caller ID can be faked, so even a call that shows one of these numbers may not be ours: hang up and call us.',
      list('**How to check**', [
        'Ask the caller for their name, our firm’s name, our street address and a license number. We always give them.',
        'Compare what you heard or read with the list below, or [let this site compare it](/is-this-us).',
        'Hang up and call us at a number on this page. Don’t use a number that the caller gave you.',
        'Ask for the debt notice. It should name the creditor, the amount and your right to dispute the debt.',
        `Look up our licenses with the [New York City Department of Consumer and Worker Protection](${site.cityAgency}) and in [NMLS Consumer Access](${site.registry}).`,
      ]),
      list('**What we never do**', [
        'Threaten you with arrest or jail.',
        'Claim to be the police, a court or the government.',
        'Refuse to say where our office is or, once we know that it is you, which creditor we collect for.',
        'Ask for gift cards, cash, cryptocurrency or a wire to a stranger.',
        'Talk about your debt with your friends, neighbors or coworkers.',
        'Push you for bank details before you can check the debt.',
      ]),
      `If a caller does any of these, it may not be us, so hang up and call a number on this page. If it wasn’t us, share nothing and send no money, and please tell us at ${phone.main} so that we can warn others. You can also read [the Federal Trade Commission’s advice on debt collection](${site.tradeCommission}).`,
    ]),
    labels: {
      names: 'The name we use',
      phones: 'Our phone numbers',
      addresses: 'Our postal addresses',
      sites: 'Our websites',
      emails: 'Our email addresses',
      licenses: 'Our licenses',
    },
    phoneLabels: {
      main: 'Toll-free',
      office: 'Office',
      spanish: 'Spanish',
      newYorkCity: 'New York City',
      yonkers: 'Yonkers',
      connecticut: 'Connecticut',
      tty: 'TTY',
      clients: 'Clients (creditors; we don’t collect from this number)',
    },
    bareDomain: 'Without “www”',
  },
  sections: [
    section('disputes', 'Where to send a dispute', [
      'You can tell us by phone that a debt is wrong. If you call by the date on your debt notice, we can’t assume that the debt is right. Under federal law only a dispute in writing makes us stop collecting, so write to us by that date as well. In New York City a dispute by phone may count too, and later than that date. If you cannot find the date, call us. This site [helps you count it](/dates#dispute), but the date on the notice is the one that counts.',
      `**Send it to:** ${at.mail}. Or send an email to ${email.disputes}, which counts as writing, too. So does a letter that you or a courier bring to our office. The postmark counts for a letter in the mail, and the time you sent it for an email. For a letter brought to our office, the day we get it counts. It is on time if that day is no later than the printed date.`,
      list('**In your letter or email, put:**', [
        'Your name, your mailing address and, if you have it, the reference number.',
        'What you dispute: all of the debt, or which part.',
        'Why, if you wish to say: not yours, wrong amount, already paid, or another reason.',
        'Copies of any papers that help. Please keep the originals.',
        'Whether you want the name and address of the original creditor.',
      ]),
      `If you want proof that we received your letter, send it by certified mail with a return receipt to ${at.office}. Or [let this site write the letter](/letters/dispute). See [what happens after you dispute](/make-payment#dispute).`,
    ]),
    section('how-not-to-reach-you', 'Tell us how not to reach you', [
      list(
        'You decide how we may contact you. Tell us by phone, by mail, by email or in any other clear way, and we keep to it from the moment your request reaches us. You can ask us to:',
        [
          'Avoid certain times or places, such as when you sleep after a night shift, or your mother’s house.',
          'Stop calls at work. Tell us if your employer doesn’t allow them.',
          'Stop using one way of contact, such as phone, text, email or mail.',
          'Stop texts: reply STOP or plain words in English or Spanish, or tell us another way.',
          'Stop email: use the unsubscribe link, reply, or call us.',
          `Stop all contact: say so in a letter or in an email to ${email.disputes}, which counts as writing. We may then write only to say that we have ended our efforts to collect, or to tell you of a specific legal step that we or the creditor may take or will take. If you ask us to, we also answer your dispute. Your request doesn’t cancel the debt or end a lawsuit.`,
        ],
      ),
      `**How often we may contact you.** For each debt, in any seven days, we make no more than ${limit.calls} calls or texts and no more than ${limit.contacts} contacts of all kinds, whether or not we reach you. To a place such as work, we make no more than two calls in 30 days. Once we have talked with you about the debt, we don’t call about it for seven days, unless you ask us to. Federal rules treat more than seven calls in seven days as too many. Massachusetts allows two, New York City counts texts and emails as well, and we keep to the strictest of these limits for everyone.`,
      'Under Massachusetts law, a spoken request to stop work calls lasts ten days, or longer if you confirm it in writing within seven days. We keep to it for as long as you wish, even if you don’t write. See [every way to opt out](/optout), or write a letter [to limit contact](/letters/limit-contact) or [to stop all of it](/letters/stop-contact).',
    ]),
    section('lawyer', 'If you have a lawyer', [
      'If a lawyer represents you on a debt, give us the lawyer’s name and an address or phone number; [this letter](/letters/my-lawyer) does it. From then on we contact your lawyer and not you. We may contact you again only if the law allows it, for example if your lawyer agrees or doesn’t answer within a reasonable time.',
      'We act for the creditor, so we can’t give you legal advice. And unless a letter from us says otherwise, no lawyer has reviewed your account. Your local legal aid office or bar association can help you find a lawyer.',
    ]),
    section('helping-someone', 'If you are helping someone', [
      'Relatives, credit counselors, legal aid staff and other helpers are welcome to speak with us. We need the person’s permission first, because their account is private.',
      list('**A page signed by that person is enough. It should give:**', [
        'Their name, mailing address and reference number.',
        'Your name, your office if you have one, and how we can reach you.',
        'What you may do: hear about the account, ask for papers, dispute, or talk about a plan.',
        'How long it is good for, the date and their signature.',
      ]),
      `Mail it to ${at.mail}, or send it to ${email.info} without account or Social Security numbers. We answer within ${reply.helper}. If the person is with you, you can also call ${phone.main} together, and they can tell us that we may speak with you.`,
      'If the person cannot sign, send a copy of a power of attorney or of the court order that names a guardian. If the person has died, read [what to do after a death](/help/someone-died).',
    ]),
    section('military-service', 'Military service', [
      `Tell us if you or your spouse is on active duty, or if you depend on someone who is. The Servicemembers Civil Relief Act can cap interest at 6 percent on debts from before service, and it can pause a court case. Read more on [the Justice Department’s page about this law](${site.reliefAct}).`,
    ]),
    section('protected-income', 'Income that may be protected', [
      list(
        'Federal and state law may protect some income from being taken to pay a debt, even after a court judgment. The rules vary by state. If your money comes from one of these, please tell us:',
        [
          'Social Security or Supplemental Security Income (SSI)',
          'Public assistance (welfare)',
          'Child support or spousal support',
          'Unemployment or disability benefits',
          'Workers’ compensation',
          'Public or private pensions',
          'Veterans’ benefits',
          'Federal student loans, grants and work-study funds',
          'Part of your wages: in Massachusetts, at least 85 percent of your pay before taxes; in New York, 90 percent of what you earned in the last 60 days',
        ],
      ),
      'The list isn’t complete, and you don’t have to use protected income to pay us. Before a bank freezes an account, it must look for federal benefits that came by direct deposit in the two months before, and leave that money free without any form from you. A legal aid office can tell you what else applies in your state, and [our page about judgments](/help/after-a-judgment) says more.',
    ]),
    section('complaints', 'Complaints', [
      `If we did something wrong, please tell us. Write to ${email.complaints} or to our post office box, or call ${phone.main} and ask for the Compliance Officer. We answer within ${reply.complaint}.`,
      list('You don’t have to come to us first. At any time you can go to:', [
        `[Consumer Financial Protection Bureau (CFPB): submit a complaint](${site.consumerBureau})`,
        `[Federal Trade Commission (FTC): questions about debt collection](${site.tradeCommission})`,
        `[New York City Department of Consumer and Worker Protection](${site.cityAgency}), if you live in the city`,
        `The Yonkers Consumer Protection Bureau, the [Connecticut Department of Banking](${site.connecticutBanking}) or the [California Department of Financial Protection and Innovation](${site.californiaProtection}), if you live there`,
        `[The attorney general of your state](${site.attorneysGeneral})`,
      ]),
    ]),
  ],
} satisfies ContactPage;
