import { jumpNav, list, part } from '@/content/blocks';
import { email, hoursIn, phone, sitesIn } from '@/content/inline';
import type { ServicesPage } from '@/content/types';

const site = sitesIn('en');
const hours = hoursIn('en');

export const services = {
  meta: {
    title: 'Debt collection services for creditors',
    description:
      'How our law firm collects debts for creditors: bankruptcy, consumer accounts, commercial accounts and lawsuits. What we do, and what it means for you.',
  },
  hero: {
    banner: { image: 'reading-room', position: 'center' },
    alt: 'A reading room with shelves of books, and a table with an open book in front of a lit window.',
    title: 'Four services, one way of treating people',
    text: 'We wrote this page for creditors, in words that the people who may owe them can read and hold us to.',
  },
  jumpNav: jumpNav({
    bankruptcy: 'Bankruptcy',
    'consumer-collections': 'Consumer collections',
    'commercial-collections': 'Commercial collections',
    litigation: 'Litigation',
  }),
  services: [
    {
      id: 'bankruptcy',
      subtitle: 'The creditor’s side of the case',
      title: 'Bankruptcy',
      intro:
        'When a person or a business files for bankruptcy, collection stops and a court takes over. We protect a creditor’s place in that case. We do not help people file for bankruptcy.',
      parts: [
        part('What it is', [
          'Bankruptcy is a federal court case that helps people and businesses deal with debts they cannot pay. Filing brings an automatic stay. This is an order that stops calls, letters, lawsuits and garnishments for most debts.',
        ]),
        part('Who it is for', [
          'This service is for banks, credit unions, lenders, landlords and suppliers with a claim in Chapter 7, Chapter 11 or Chapter 13. It also suits creditors who hold many small claims and want each deadline watched.',
        ]),
        part('How we work', [
          'We check for bankruptcy filings before we write to anyone, and again while an account is with us. If we find one, we stop collecting at once and note the court and the case number. From then on we speak with the person’s lawyer or with the court.',
          list('We represent the creditor inside the case. Our work includes these tasks:', [
            'We file the proof of claim, which tells the court what is owed and why.',
            'We read the payment plan and object only where the law gives a reason.',
            'We go to the meeting of creditors and to hearings.',
            'We ask the court’s permission before a creditor takes a car, a home or other collateral, where the law allows it.',
          ]),
          'We do not ask for payment on a debt that has been discharged, which means that the court has ended the duty to pay it. We do not press anyone to reaffirm a debt, which means to agree to keep owing it. That choice belongs to the person and their lawyer, under the court’s rules.',
        ]),
        part('What happens next', [
          `**If you are a creditor,** send us the notice of the case as soon as it reaches you, with the contract and the payment history. Call ${phone.clients} so that we can look up the date by which a claim is due.`,
          `**If you filed for bankruptcy,** tell us your case number, the court and your lawyer’s name, if you have one. A call to ${phone.main} is enough. For you, everything on this site is information and not a request to pay.`,
        ]),
      ],
    },
    {
      id: 'consumer-collections',
      subtitle: 'Personal, family and household debts',
      title: 'Consumer collections',
      intro:
        'Most of our letters and calls are about debts of everyday life: a card, a loan, a hospital bill, back rent. We collect them for creditors by telling people clearly what is claimed and what their choices are.',
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
            `**Quiet hours.** We do not call before ${hours.calls.from} or after ${hours.calls.until} your local time. Tell us about any other time or place that does not suit you.`,
            '**Limits on contact.** For each debt, we make no more than two calls or texts in seven days, and no more than three contacts of all kinds. After we have spoken with you about it, we don’t call again for seven days unless you ask us to. Federal rules treat more than seven calls in seven days as too many; Massachusetts and New York City are stricter, and we keep to the strictest of these limits for everyone.',
            '**Your language.** Our staff speak English and Spanish, and we send the debt notice in Spanish if you ask.',
            '**No fee to pay.** Every way of paying is free of charge from us.',
          ]),
          'Some income is protected, such as Social Security, veterans’ benefits, unemployment benefits and child support. We ask people not to promise what they need for rent, food or medicine.',
        ]),
        part('What happens next', [
          `**If you are a creditor,** write to ${email.clients}. We will ask for the contract, the statements and a breakdown of the amount before we send a first notice.`,
          '**If you heard from us about a debt,** choose what you need: [check that it was us](/contact#is-this-really-us), [dispute the debt](/make-payment#dispute), [see what to do if you cannot pay now](/make-payment#hardship) or [see the ways to pay](/make-payment).',
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
          'We act for suppliers, equipment lessors, commercial landlords, banks and other lenders. Many of them hope to keep the customer. We bear that in mind in each letter and each call.',
        ]),
        part('How we work', [
          list('We start with the paper and then speak with the people who know the account:', [
            'We compare the contract, the orders, the delivery records and the invoices.',
            'We ask the other business for its side and pass each objection to our client.',
            'We put any agreement in writing: amounts, dates and what happens if a date is missed.',
            'We give the client a plain report, even when the news is not good.',
          ]),
          '**Some people are protected even for a business debt.** The main federal law on debt collection covers personal debts, not business debts. State laws can reach further. In California, Senate Bill 1286 protects individuals who owe or guaranteed a commercial debt of up to $500,000. It covers debts made, renewed, sold or assigned on or after July 1, 2025. When it applies, we follow it. When it does not, we still use the same tone and the same care.',
        ]),
        part('What happens next', [
          `**If you are a creditor,** have the contract, the unpaid invoices and your latest messages ready, and call ${phone.clients}. We will tell you what the records support.`,
          `**If your business received our letter,** tell us what you think is owed and why. Write to ${email.info} or to the address on the letter. If you also signed in your own name, say so, because you may have more rights.`,
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
            '**The age of the debt.** We do not sue on a time-barred debt, which is one too old for court, and we do not hint that we could.',
            '**The place.** A consumer is sued where they live or where they signed the contract.',
            `**Military service.** The law protects people on active duty, and in some ways their families. Read about the [Servicemembers Civil Relief Act](${site.reliefAct}), and tell us if you or your spouse serves.`,
            '**The person’s means.** We tell the client when the only income is protected, because a judgment may then bring nothing but hardship.',
          ]),
          'We do not promise clients a result. Each case turns on its own facts, and the judge decides.',
        ]),
        part('What happens next', [
          '**If you are a creditor,** a lawyer gives you a written view of the case. It covers the proof, the cost, the time it may take and the other choices. You decide.',
          list(
            '**If you are sued, answer by the date on the court papers.** That date counts even while you talk with us. These steps can help:',
            [
              'Read the papers, find the date and the court, and keep the envelope.',
              'File your answer with the court. A call or a letter to us is not an answer.',
              'Ask the clerk of the court how to file and whether a fee can be waived.',
              'Ask a lawyer or a legal aid office for advice. We cannot give it to you.',
              'Go to every court date, even if you think that you owe the money. You can still [settle with us or ask for a plan](/make-payment#hardship).',
            ],
          ),
          'If a judgment is entered against you, some income and property may still be exempt, which means that it cannot be taken. The court’s papers tell you how to claim that, and so can legal aid.',
        ]),
      ],
    },
  ],
} satisfies ServicesPage;
