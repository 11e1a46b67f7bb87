import { jumpNav, list, section } from '@/content/blocks';
import { email, hoursIn, phone, repliesIn } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import type { EmploymentPage } from '@/content/types';

const reply = repliesIn('en');
const hours = hoursIn('en');

export const employment = {
  meta: {
    title: 'Work with us',
    description:
      'Work at a law firm that collects debts: what we expect, benefits, place and hours, the steps from application to answer, and current openings.',
  },
  hero: {
    banner: { image: 'stair', position: 'center' },
    alt: 'A stone stair between balustrades, rising to a doorway full of light.',
    title: 'Hard conversations, with respect',
    text: 'We look for patient, careful people who can talk about money without losing sight of the person.',
  },
  jumpNav: jumpNav({
    approach: 'Our approach',
    testimonials: 'Working here',
    openings: 'Openings',
    steps: 'How we hire',
    'hiring-scams': 'Is it a real job?',
  }),
  approach: {
    id: 'approach',
    title: 'Our approach: what you can expect',
    intro:
      'Nobody grows up wishing to collect debts. Yet the work has to be done, and it can be done well or badly. Done well, it gives a worried person a clear answer and a creditor a fair result. Below is what we ask of you, and what you may ask of us.',
    expectations: [
      {
        id: 'learn-first',
        title: 'You learn before you call',
        content:
          'Your first four weeks are for training, with pay. You study federal and state rules on debt collection, privacy and calls, listen to recorded calls and practice with a coach. You make your first call only when both of you think that you are ready, and the training goes on every year.',
      },
      {
        id: 'listen-and-write-plainly',
        title: 'You listen, and you write plainly',
        content:
          'The people you speak with may be ill, out of work or afraid. Some don’t owe the debt at all. You let them finish, you explain in everyday words, in English or in Spanish, and you put agreements in writing. If you speak both languages well, we’d like to hear from you.',
      },
      {
        id: 'measured-fairly',
        title: 'We measure you by the quality of your work',
        content:
          'We review calls and letters for accuracy, courtesy and respect for the rules. Correct notes count. So does a well-handled dispute, even when it ends with a closed account and no payment. Nobody is told to meet a goal by pushing someone past a limit.',
      },
      {
        id: 'speak-up',
        title: 'You can say that something is wrong',
        content:
          'If a file looks doubtful, stop and ask. If a rule seems to have been broken, tell your lead or the Compliance Officer. You won’t be punished for raising a concern in good faith. Many of our better habits began with a question from someone in their first job.',
      },
      {
        id: 'grow-and-rest',
        title: 'You grow, and you go home on time',
        content: `Our hours follow the phone lines: ${hours.officeEastern}, in set shifts. We close on federal bank holidays. After a hard call you can step away for a few minutes. Those who want more can move into payments, compliance, client services or the legal team.`,
      },
    ],
  },
  testimonials: {
    id: 'testimonials',
    title: 'What we want working here to be like',
    note: 'These quotes are illustrative. We wrote them ourselves, and they do not come from real people.',
    quotes: [
      {
        id: 'spanish-line',
        copy: 'People call in Spanish and expect to be passed along. I can explain the notice, read the amounts with them and send it in their language. You can hear them breathe out.',
        cite: 'June 2026',
      },
      {
        id: 'consumer-care-training',
        copy: 'I came from a hotel desk and knew nothing about debt law. I trained for weeks before I picked up the phone. By then I knew what I could say, and what I must not.',
        cite: 'March 2026',
      },
      {
        id: 'payments',
        copy: 'I check every figure twice. Behind a late posting there is a person who wonders where her money went. Getting that right is a quiet kind of satisfaction.',
        cite: 'January 2026',
      },
      {
        id: 'legal-team',
        copy: 'As a young lawyer I expected piles of papers to sign. Here I read the whole file and may say no. I have said no, and the Managing Attorney backed me.',
        cite: 'November 2025',
      },
      {
        id: 'disputes',
        copy: 'My first month I found an account that had been paid years before. My lead thanked me, and we sent it back the same day. Nobody asked about the lost fee.',
        cite: 'September 2025',
      },
    ],
  },
  openings: {
    ...section('openings', 'Openings', [
      `You can also write to ${email.careers} or call ${phone.office}. Tell us the kind of work you want and the languages you speak. Please leave your Social Security number and bank details out of your message.`,
    ]),
    intro:
      'We hire for consumer care, payments, compliance, client services and the legal team. Our openings are on a separate recruiting site, and each one states the duties, the place of work and the pay range. You’ll see a short notice before you leave our site.',
    parts: [
      section('steps', 'From application to answer', [
        list('The whole path takes about five weeks:', [
          `**You apply** on the recruiting site or by mail. We confirm it within ${reply.application}.`,
          `**You hear from us** within ${reply.candidate}, whether it is a yes or a no.`,
          '**We talk by phone** for half an hour, in English or in Spanish.',
          '**We meet,** at our office or by video, with the person who would lead you. There is one short task from the real work.',
          `**You get our decision** within ${reply.decision} of that meeting. An offer comes in writing. If it’s a no, you may ask us why.`,
        ]),
      ]),
      section('hiring-scams', 'What never happens when we hire', [
        list('Scammers post fake jobs in the name of real firms, so remember:', [
          'You never pay us. There is no fee, no deposit and no equipment to buy.',
          'We never ask for bank details or your full Social Security number before you have accepted a written offer.',
          'We never send you a check to deposit, and never hire by text message or chat alone.',
          `Real openings are only on the recruiting site linked above, and our email about jobs comes from ${email.careers}, although that address can be faked. If something looks wrong, call ${phone.office}.`,
        ]),
      ]),
      section('pay-and-benefits', 'Pay and benefits', [
        list('Each opening gives the terms that go with the job. As a rule you get:', [
          'Pay from the first day of training, and a raise when you finish it',
          'Health, dental and vision insurance, and a retirement plan that we pay into',
          'Paid vacation, paid sick time and paid leave for a new child',
          'The cost of every license and course that the job requires',
        ]),
      ]),
      section('place-and-hours', 'Place and hours', [
        `You train at our office in ${firm.addresses.office.city}, ${firm.addresses.office.state}. After that, most jobs let you work from home for part of the week. Calls with consumers need a private room and equipment that we provide, wherever you are. Shifts fall between ${hours.opens} and ${hours.closes} Eastern time, ${hours.days}. You know yours two weeks ahead, and weekends are always free.`,
      ]),
      section('equal-opportunity', 'Equal opportunity', [
        'We choose people for their ability to do the work. We don’t treat anyone worse because of race, color, religion, national origin, ancestry, sex, pregnancy, sexual orientation, gender identity, age, disability, genetic information, military or veteran status, or anything else that the law protects. This holds for hiring, pay, training, promotion and dismissal.',
      ]),
      section('accommodation', 'Accommodations', [
        `If you need something changed so that you can apply, interview or work here, tell us at ${email.careers} or ${phone.office}. By TTY, call ${phone.tty} or dial 711. You may ask for extra time, a reader, large print, an accessible room or something else. Asking doesn’t count against you, and we answer within five business days.`,
      ]),
      section('before-you-apply', 'Good to know before you apply', [
        'A past debt of your own does not rule you out. If the job needs a background check, it comes after an offer, and only with your written permission.',
        'Our [Job Applicant Privacy Notice](/job-applicant-privacy-notice) explains what we collect about you, why, and what you can ask us to do.',
      ]),
    ],
  },
} satisfies EmploymentPage;
