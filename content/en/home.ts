import { hoursIn, phone, sitesIn, statesIn } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import type { HomePage } from '@/content/types';

const site = sitesIn('en');
const hours = hoursIn('en');
const states = statesIn('en');

export const home = {
  meta: {
    title: 'A law firm that collects debts for creditors',
    description:
      'Did you get a letter or a call from us? Check that it is really us, see how to pay with no fee, dispute a debt or talk with a person in English or Spanish.',
  },
  hero: {
    banner: { image: 'colonnade', position: 'center' },
    alt: 'A stone colonnade seen from its steps, with one lit door behind the columns.',
    title: 'First, the facts',
    text: 'We are a law firm that collects debts for creditors, and we begin by showing you who says you owe, how much, and what you can do.',
    action: { label: 'Who We Are', href: '/about' },
  },
  leadCards: {
    title: 'What brings you here?',
    cards: [
      {
        id: 'letter-or-call',
        subtitle: 'Check',
        title: 'I got a letter or a call',
        copy: 'Before you share anything, make sure that it came from us. Our name, phone numbers, addresses and licenses are in one list.',
        link: { label: 'Check that it was us', href: '/is-this-us' },
      },
      {
        id: 'make-payment',
        subtitle: 'Pay',
        title: 'I want to make a payment',
        copy: 'Online, by phone or by mail, with no fee. First look at the creditor’s name and the amount.',
        link: { label: 'Compare the ways to pay', href: '/make-payment' },
      },
      {
        id: 'dispute',
        subtitle: 'Dispute',
        title: 'It’s wrong, or I need help',
        copy: 'The debt isn’t yours, the amount is wrong, you were sued, or money is short. If you [write to us](/letters/dispute) by the date on your debt notice, we stop collecting the part you dispute until we send you verification or a copy of a judgment.',
        link: { label: 'Find your situation', href: '/help' },
      },
      {
        id: 'client',
        subtitle: 'Clients',
        title: 'I am a client',
        copy: 'Follow the accounts that you have placed with us on our site for clients, which asks you to log in. New here? See [what we do for creditors](/services#for-creditors).',
        link: { label: 'Go to client access', href: site.clientAccess },
      },
    ],
  },
  infoPanel: {
    title: 'Who you are dealing with',
    text: `${firm.name} is a law firm and a debt collector. Banks, hospitals, landlords and other creditors ask us to collect money that they say is owed to them. We act for them, so we can’t give you legal advice. The law tells us how we must treat you.`,
    facts: [
      {
        id: 'how-we-work',
        subtitle: 'How we work',
        title: 'One step at a time',
        copy: 'We send you a debt notice that names the creditor and shows how the amount adds up. Then we listen. [Read the six steps we follow](/about#our-model).',
      },
      {
        id: 'licensed',
        subtitle: 'Licensed',
        title: 'A firm you can look up',
        copy: `Our lawyers are admitted to practice in ${states}. Our collection licenses are at the foot of this page with their numbers, and you can look some of them up in the [NMLS Consumer Access registry](${site.registry}).`,
      },
      {
        id: 'hours',
        subtitle: 'Hours',
        title: `${hours.officeEastern}`,
        copy: `We close on federal bank holidays. We never call or text before ${hours.calls.from} or after ${hours.calls.until} where you live. Is there a time, a place or a way to reach you that doesn’t work? [Tell us how not to reach you](/contact#how-not-to-reach-you).`,
      },
    ],
    people: {
      id: 'real-people',
      subtitle: 'Real people',
      title: 'People you can call, in English or Spanish',
      copy: 'We record calls, and we tell you so at the start.',
      phones: [
        { label: 'Anywhere', phone: phone.main },
        { label: 'Spanish', phone: phone.spanish },
        { label: 'New York City', phone: phone.newYorkCity },
        { label: 'Yonkers', phone: phone.yonkers },
        { label: 'Connecticut', phone: phone.connecticut },
        { label: 'TTY, or dial 711', phone: phone.tty },
      ],
    },
    link: { label: 'What we do for creditors', href: '/services' },
    statement: 'You can expect clear facts, time to check them, and respect.',
  },
  paymentPanel: {
    title: 'When you are ready to pay',
    copy: 'If the debt is yours and the amount is right, choose the way that suits you. If you’re not sure, take the time to ask or to [dispute it first](/make-payment#dispute).',
    points: [
      '**No fee.** We add nothing to the payment you make.',
      '**A record you keep.** Each way to pay leaves you with proof of what you paid.',
      '**Plans in writing.** If we agree on a payment plan, we confirm it in writing within five days.',
      '**Protected income.** The law may protect Social Security, veterans’ benefits and some other income from being taken for a debt.',
      '**Bankruptcy.** If you’re in bankruptcy, or it has ended your duty to pay this debt, all of this is for your information only, and we’re not asking you to pay.',
    ],
    action: { label: 'Make A Payment', href: '/make-payment' },
    secondary: { label: 'If you cannot pay now', href: '/help/cannot-pay' },
  },
} satisfies HomePage;
