import { jumpNav, list, part } from '@/content/blocks';
import { contactLimitsIn, email, hoursIn, phone, repliesIn, sitesIn, statesIn } from '@/content/facts-in-copy';
import type { ServicesPage } from '@/content/types';

const limit = contactLimitsIn('en');
const reply = repliesIn('en');
const site = sitesIn('en');
const hours = hoursIn('en');
const states = statesIn('en');

export const services = {
  meta: {
    title: 'Debt collection services for creditors',
    description:
      'How our law firm collects debts for creditors: bankruptcy, consumer and commercial accounts, lawsuits, and how to place accounts with us.',
  },
  hero: {
    banner: { image: 'reading-room', position: 'center' },
    alt: 'A reading room with shelves of books, and a table with an open book in front of a lit window.',
    title: 'Four services, one way of treating people',
    text: 'We wrote this page for creditors, in words that anyone we contact can understand and hold us to.',
  },
  jumpNav: jumpNav({
    bankruptcy: 'Bankruptcy',
    'consumer-collections': 'Consumer collections',
    'commercial-collections': 'Commercial collections',
    litigation: 'Litigation',
    'for-creditors': 'Placing accounts',
  }),
  services: [
    {
      id: 'bankruptcy',
      subtitle: 'The creditor’s side of the case',
      title: 'Bankruptcy',
      intro:
        'When a person or a business files for bankruptcy, collection stops and a court takes over. We protect a creditor’s place in that case, and we don’t help people file.',
      parts: [
        part('What it is', [
          'Bankruptcy is a federal court case that helps people and businesses deal with debts they cannot pay. Filing brings an automatic stay, a rule that stops calls, letters, lawsuits and garnishments for most debts.',
        ]),
        part('Who it is for', [
          'This service is for banks, credit unions, lenders, landlords and suppliers with a claim in Chapter 7, Chapter 11 or Chapter 13. It also suits creditors who hold many small claims and want each deadline watched.',
        ]),
        part('How we work', [
          'We check for bankruptcy filings before we write to anyone, and again while an account is with us. If we find one, we stop collecting at once and note the court and the case number. From then on we speak with the person’s lawyer or with the court.',
          list('We represent the creditor inside the case. Our work includes these tasks:', [
            'We file the proof of claim, which tells the court what is owed and why.',
            'We read the plan that is filed with the court and object only where the law gives a reason.',
            'We go to the meeting of creditors and to hearings.',
            'Where the law allows it, we ask the court’s permission for the creditor to take a car, a home or other collateral.',
          ]),
          'We don’t ask for payment on a debt that has been discharged, which means that the court has ended the duty to pay it. Nor do we press anyone to reaffirm a debt, which means to agree to keep owing it. That choice belongs to the person and their lawyer, under the court’s rules.',
        ]),
        part('What happens next', [
          `**If you are a creditor,** send us the notice of the case as soon as it reaches you, with the contract and the payment history. Call ${phone.clients} so that we can look up the date by which a claim is due.`,
          `**If you filed for bankruptcy,** a call to ${phone.main} is enough. Tell us your case number, the court and your lawyer’s name, if you have one. For you, everything on this site is information and not a request to pay.`,
        ]),
      ],
    },
    {
      id: 'consumer-collections',
      subtitle: 'Personal, family and household debts',
      title: 'Consumer collections',
      intro:
        'Most of our letters and calls are about everyday debts: a card, a loan, a hospital bill, back rent. We collect them for creditors by telling people clearly what is claimed and what their choices are.',
      parts: [
        part('What it is', [
          'We contact people about overdue accounts by mail and by phone. We use email and text messages only with permission that they gave to us directly. We answer questions, check disputes, set up payment plans and pass the payments on to the creditor. All of it is debt collection, and federal and state law set rules for each step.',
        ]),
        part('Who it is for', [
          'We do this work for creditors who want to be paid and want to keep their good name. Banks and credit unions use it, and so do hospitals, medical groups, landlords and lenders. We accept an account only if its records can answer a fair question.',
        ]),
        part('How we work', [
          list('If your account is with us, you can count on this:', [
            '**A debt notice first.** It names the creditor, shows each part of the amount and gives the date to dispute by, 30 days after you receive the notice or are assumed to have received it. Unless a letter from us says otherwise, no lawyer has reviewed the account.',
            '**Room to dispute.** If you dispute in writing by that date, we stop collecting the part you dispute until we send you verification or a copy of a judgment. Silence is not an admission that you owe.',
            `**Quiet hours.** We don’t call or text before ${hours.calls.from} or after ${hours.calls.until} your local time. Tell us about any other time or place that doesn’t suit you.`,
            `**Limits on contact.** For each debt, in any seven days, we make no more than ${limit.calls} calls or texts and no more than ${limit.contacts} contacts of all kinds, whether or not we reach you. To a place such as work, we make no more than two calls in 30 days. Once we have talked with you about the debt, we don’t call about it for seven days, unless you ask us to. Federal rules treat more than seven calls in seven days as too many; Massachusetts and New York City are stricter, and we keep to the strictest of these limits for everyone.`,
            '**Your language.** Our staff speak English and Spanish, and we send the debt notice in Spanish if you ask.',
            '**No fee to pay.** We charge no fee for any way of paying.',
          ]),
          'Some income is protected, such as Social Security, veterans’ benefits, unemployment benefits and child support. We ask people not to promise what they need for rent, food or medicine.',
        ]),
        part('What happens next', [
          `**If you are a creditor,** write to ${email.clients}. We’ll ask for the contract, the statements and a breakdown of the amount before we send a debt notice. See [how to place accounts](#for-creditors).`,
          '**If you heard from us about a debt,** choose what you need: [check that it was us](/is-this-us), [dispute the debt](/make-payment#dispute), [see what to do if you cannot pay now](/make-payment#hardship) or [see the ways to pay](/make-payment).',
        ]),
      ],
    },
    {
      id: 'commercial-collections',
      subtitle: 'Debts between businesses',
      title: 'Commercial collections',
      intro:
        'An unpaid invoice often has a story: a late shipment, a lost customer, a doubt about the work. We find out what happened, then look for terms that both businesses can accept.',
      parts: [
        part('What it is', [
          'We collect money that one business owes another. These debts come from goods, services, leases, loans and lines of credit. Sometimes a person has signed a guaranty, which is a promise to pay if the business does not.',
        ]),
        part('Who it is for', [
          'We act for suppliers, equipment lessors, commercial landlords, banks and other lenders. Many of them hope to keep the customer, and we bear that in mind in each letter and each call.',
        ]),
        part('How we work', [
          list('We start with the paperwork and then speak with the people who know the account:', [
            'We compare the contract, the orders, the delivery records and the invoices.',
            'We ask the other business for its side and pass each objection to our client.',
            'We put any agreement in writing: amounts, dates and what happens if a date is missed.',
            'We give the client a plain report, even when the news is not good.',
          ]),
          '**Some people are protected even for a business debt.** The main federal law on debt collection covers personal debts, not business debts, but state laws can reach further. In California, Senate Bill 1286 protects individuals who owe a commercial debt of up to $500,000 or who guaranteed one. It covers debts made, renewed, sold or assigned on or after July 1, 2025. When it applies, we follow it, and when it doesn’t, we still use the same tone and the same care.',
        ]),
        part('What happens next', [
          `**If you are a creditor,** have the contract, the unpaid invoices and your latest messages ready, and call ${phone.clients}. We’ll tell you what the records support.`,
          `**If your business received our letter,** tell us what you think is owed and why. Write to ${email.info} or to the address on the letter. If you also signed in your own name, tell us, because you may have more rights.`,
        ]),
      ],
    },
    {
      id: 'litigation',
      subtitle: 'When a court has to decide',
      title: 'Litigation',
      intro:
        'A lawsuit is a way to have a judge decide who is right. It is not a way to scare someone. We speak of one only when a client has chosen it, a lawyer has read the file and the law allows it.',
      parts: [
        part('What it is', [
          'In a debt case, the creditor asks a court to decide whether a debt is owed, and how much. The person sued may answer, show proof and be heard. Both sides can settle at any time. If the court decides for the creditor, its decision is called a judgment.',
        ]),
        part('Who it is for', [
          'We bring and defend such cases for creditors in the states where our lawyers are admitted. Elsewhere, we tell the client that it needs a lawyer licensed in that state.',
        ]),
        part('How we work', [
          list('Before a case is filed, one of our lawyers checks these points:', [
            '**The proof.** The file shows who owes what to whom, and why.',
            '**The age of the debt.** We don’t sue on a time-barred debt, which is one too old for court, and we don’t hint that we could.',
            '**The place.** A consumer is sued where they live or where they signed the contract.',
            `**Military service.** The law protects people on active duty, and in some ways their families. Read about the [Servicemembers Civil Relief Act](${site.reliefAct}), and tell us if you or your spouse serves.`,
            '**Ability to pay.** If a person’s only income is protected, we tell the client, because a judgment may then bring nothing but hardship.',
          ]),
          'We don’t promise clients a result. Each case turns on its own facts, and the judge decides.',
        ]),
        part('What happens next', [
          '**If you are a creditor,** a lawyer gives you a written view of the case: the proof, the cost, the time it may take and the other choices. You decide.',
          list(
            '**If you are sued, answer by the deadline in the court papers, which may be a date or a number of days.** That time runs even while you talk with us. These steps can help:',
            [
              'Read the papers, find the date and the court, and keep the envelope.',
              'File your answer with the court. A call or a letter to us isn’t an answer.',
              'Ask the clerk of the court how to file and whether a fee can be waived.',
              'Ask a lawyer or a legal aid office for advice, because we can’t give it to you.',
              'Go to every court date, even if you think that you owe the money or have settled with us, unless the court tells you that you need not come. You can still [settle with us or ask for a plan](/make-payment#hardship).',
            ],
          ),
          'If a judgment is entered against you, some income and property may still be protected (exempt), which means that it cannot be taken. You often have to claim the exemption on a form, within a few days. Look for the deadline in the court papers, and call legal aid right away.',
        ]),
      ],
    },
  ],
  offer: {
    id: 'for-creditors',
    subtitle: 'For creditors: from the first file to the last report',
    title: 'Placing accounts with us',
    intro:
      'If you’re a creditor, this is how we would work together, from your first question to the day an account closes. A written agreement sets the details.',
    parts: [
      part('How to begin', [
        `Write to ${email.clients} or call ${phone.clients}. Tell us what kind of accounts you have, how many, how old they are and in which states people live. Please send no names and no account numbers until we have agreed on a secure way to do it: as a rule, our [client access site](${site.clientAccess}), never ordinary email. What it costs is below. For collections, it is a share of what we collect, and no fee if we collect nothing. Lawsuits and bankruptcy cases have fees of their own.`,
        list('Then we go step by step:', [
          'We check for conflicts of interest, and whether we may collect in those states.',
          `You get a written proposal within ${reply.proposal}. It covers the work, the fees, the reports and the limits we keep.`,
          'You sign an agreement with us as your lawyers.',
          'We test one small file together. We tell you which accounts we opened, which ones we sent back, and why.',
        ]),
      ]),
      part('What a file must hold', [
        list('For each account we need:', [
          'The person’s full name and last known address',
          'The original creditor, and the contract or other paper behind the debt',
          'A breakdown of the amount, with the interest, fees, payments and credits since the itemization date',
          'The dates of default, of the last payment and of any charge-off',
          'Anything you know about a dispute, a bankruptcy, a death, identity theft, military service or a lawyer',
          'The language the person speaks, and each request to limit contact',
        ]),
        'If one of these is missing, the account waits until you send it.',
      ]),
      part('How we quote fees, and where the money goes', [
        list('You know the price before you place an account:', [
          '**Collections:** a share of what we collect, which depends on the kind and age of the debt. If we collect nothing, you owe us no fee.',
          '**Lawsuits and bankruptcy cases:** a flat fee or an hourly rate, agreed case by case. We name court costs before we spend them.',
          '**From the person who owes:** nothing beyond what is owed, unless the contract that made the debt provides for it or the law permits it.',
        ]),
        'Payments go into a client trust account, apart from our own money, as the rules for lawyers require. Each month, once payments have cleared, we send you your share with a list by account. You can check that list against your own books.',
      ]),
      part('Reports and audits', [
        `You can follow each account on our [client access site](${site.clientAccess}): the balance, our contacts, disputes, payments and what comes next. A monthly report sums it up. If someone complains, or a public office asks about one of your accounts, we tell you within two business days.`,
        'You may audit our work. Give us fair notice, and we show you the letters, the recorded calls and the notes on your accounts. We correct what you find, and we tell you how.',
      ]),
      part('Data security', [
        'Files are encrypted on their way to us and while we hold them. Our staff see only the accounts they work on, and a log shows who opened what. We keep a written security program, train our people each year and hold the companies that work for us to the same rules. If a breach touches your data, we tell you without delay. When the work ends, we return or destroy your records, except those that the law requires us to keep.',
      ]),
      part('Conflicts of interest, and where we act', [
        'In these matters we act for creditors only, and we don’t buy debts. We check each new client and each account against the people and businesses we act for or have acted for. If there’s a conflict, we say so, and we step aside where the rules for lawyers require it.',
        `Our lawyers go to court in ${states}. We collect under the licenses at the foot of this page. For accounts anywhere else, we tell you before you place them whether we can act. A lawsuit outside ${states} needs a lawyer admitted in the state where it is filed.`,
        'There are things we don’t do for any client. We don’t sue on a debt that is too old for court, report medical debt to a credit bureau, or set aside a limit on this page.',
      ]),
    ],
  },
} satisfies ServicesPage;
