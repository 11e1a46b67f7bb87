import { blocks, list } from '@/content/blocks';
import { at, contactLimitsIn, email, phone } from '@/content/facts-in-copy';
import type { Situation } from '@/content/types';

const limit = contactLimitsIn('en');

export const limitContact = {
  meta: {
    title: 'Too Many Calls: Limit or Stop Contact',
    description:
      'Make the calls fit your life: set times and places, stop calls at work, leave one way of contact open, or stop all contact. What each one does.',
  },
  title: 'How do I make the calls stop?',
  cue: 'calls, texts, work, all contact',
  find: 'stop calling harassment too many calls texts email at work boss neighbors night shift leave me alone cease and desist no contact block unsubscribe lawyer attorney represented represents me voicemail robocall Sunday night harassing calls my job every day called my family mother father mom dad friends told threaten threatened threatening threats rude yelled',
  lead: 'Tell us what doesn’t work for you, in any way you like, and we’ll respect it. You can limit times and places, close one way of contact, or stop all contact. For that last step, write us a letter or an email.',
  summary: [
    'You don’t have to give a reason.',
    'Begin with the smallest step that helps: a time or a place, then one way of contact, then all.',
    'To stop all contact, you have to ask in writing.',
    'Stopping contact doesn’t end the debt, a payment that is set up or a court case.',
  ],
  meaning: blocks([
    'Federal rules treat more than seven calls in seven days about one debt, or a call within seven days after you talked, as too many. Some places are stricter: Massachusetts allows two calls a week for each debt, and only two in 30 days to a place such as work. New York City has limits that also count texts and emails.',
    list('What you say decides what we do:', [
      '**“Not at that hour, not at that place.”** We stop contacting you at that hour or at that place. Telling us that it is bad is enough.',
      '**“Not at work.”** That is enough. Your boss does not need to write to us.',
      '**“No calls,” “no texts” or “no email.”** We stop using that way. When you [opt out](word:opt-out), we stop using that number or address for every debt, and you may get one short message that confirms it.',
      '**“Stop all contact.”** When you ask us in writing to [stop contact](word:stop-contact), we may write only to say that we have ended our efforts to collect, or to tell you of a specific legal step that we or the creditor may take or will take. If you ask us to, we also answer your dispute.',
    ]),
    'If you write to us later, we may answer you once; by email, only if you had told us that we may.',
  ]),
  steps: [
    {
      when: 'Begin here',
      title: 'Change the time or the place',
      text: `Call ${phone.main} or write to ${email.info}: “Please do not call before noon,” or “not at my mother’s house.” If you live in another time zone, tell us.`,
    },
    {
      title: 'Close one way of contact',
      text: 'Reply STOP to a text, use the link in an email, or just tell us. Plain words in English or Spanish count, too. See [every way to opt out](/optout).',
    },
    {
      title: 'Leave only letters',
      text: `Ask us to write by mail and nothing else; [the letter to limit contact](/letters/limit-contact) does it. Send it to ${at.mail}, and keep a copy for yourself.`,
    },
    {
      when: 'If you want silence',
      title: 'Ask us in writing to stop all contact',
      text: `[The letter to stop all contact](/letters/stop-contact), or an email to ${email.disputes}, counts from the moment we receive it. Before you send it, decide whether you also want to [dispute the debt](#dispute), because we cannot ask you later.`,
    },
    {
      title: 'Keep a copy and the date',
      text: `If a call still comes, note the day, the hour and the number, and write to ${email.complaints}. You can complain to [a public office](#free-help), too.`,
    },
  ],
  dispute:
    'Limiting contact isn’t a dispute. If you think the debt is wrong, say that as well, in writing and by the date on your debt notice. One letter of your own can do both; our letter to limit contact does not dispute the debt. If you have court papers, answer the court as well, by the deadline in them; a letter to us doesn’t do that.',
  promises: [
    `For each debt, in any seven days, we make no more than ${limit.calls} calls or texts and no more than ${limit.contacts} contacts of all kinds, whether or not we reach you. To a place such as work, we make no more than two calls in 30 days. Once we have talked with you about the debt, we don’t call about it for seven days, unless you ask us to. We keep to these limits for everyone.`,
    'A request to stop a number or an address takes effect when we receive it. A message that was already sent may still reach you.',
    'We never talk about your debt with friends, neighbors or coworkers. See [how not to reach you](/contact#how-not-to-reach-you).',
  ],
  limits: ['Stop court papers.', 'Stop calls from other collectors.'],
} satisfies Situation;
