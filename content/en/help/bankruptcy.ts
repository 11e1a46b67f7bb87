import { blocks } from '@/content/blocks';
import { at, email, phone } from '@/content/facts-in-copy';
import type { Situation } from '@/content/types';

export const bankruptcy = {
  meta: {
    title: 'I Filed for Bankruptcy',
    description:
      'In bankruptcy, or after a discharge: what to tell a collector, why we stop, and what to do if someone still asks you to pay.',
  },
  title: 'I filed for bankruptcy, or I am thinking about it',
  cue: 'discharge, automatic stay, Chapter 7, Chapter 13',
  find: 'court bankrupt chapter 7 chapter 13 discharged debt automatic stay trustee still collecting after bankruptcy lawyer attorney filed filing case number creditor claim',
  lead: 'Tell us that you filed, and we stop collecting and check with the court ourselves. Nothing on this page asks you to pay.',
  summary: [
    'When you file, a rule called the automatic stay stops most collection at once.',
    'After a discharge, you no longer have to pay the debts that it covers.',
    'The case number and the name of the court help us check. If you do not have them at hand, “I filed” is enough.',
    'If you have a bankruptcy lawyer, we speak with your lawyer and not with you.',
  ],
  meaning: blocks([
    '[Bankruptcy](word:bankruptcy) is a federal court case. From the day it is filed, the [automatic stay](word:automatic-stay) keeps most creditors and collectors from asking for money, suing, or going on with a lawsuit.',
    'At the end there may be a [discharge](word:discharge). It frees you from debts that it covers, but not from every kind. In between, a creditor can tell the court what it says it is owed, in a [proof of claim](word:proof-of-claim); that paper goes to the court and is not a bill to you.',
    'Someone who signed with you may be protected too, depending on the chapter of the case. Whether to file at all is a question for a lawyer or for legal aid, because a lot depends on it.',
  ]),
  steps: [
    {
      when: 'If you have filed',
      title: 'Tell us the case number and the court',
      text: `Call ${phone.main}, or write to ${email.info} or ${at.mail}. Add your lawyer’s name if you have one. That’s all we need from you.`,
    },
    {
      title: 'Check that this debt is on your list',
      text: 'Your lawyer, or the [trustee](word:trustee) in your case, can tell you whether the creditor was listed and what to do if it was not.',
    },
    {
      title: 'Keep your papers together',
      text: 'The notice of your case and the discharge order answer almost every question a collector may ask, even years later.',
    },
    {
      when: 'If you are asked to sign or pay',
      title: 'Show it to your lawyer first',
      text: 'This matters most with a [reaffirmation](word:reaffirmation), which is a new promise to owe an old debt.',
    },
    {
      when: 'If you have not filed',
      title: 'Talk with legal aid or a counselor',
      text: 'A legal aid lawyer can tell you what a case would do for you, and a counselor can show you what else there is. Also read [what to do if you cannot pay](/help/cannot-pay).',
    },
  ],
  dispute:
    'If you think that this debt was discharged, or was never yours, say so in writing by the date on your debt notice. A discharge is reason enough to dispute, and as proof you can send a copy of the order. If that date has passed, tell us anyway, because a discharge does not run out. If you have court papers, the deadline in them counts until the court says otherwise; a letter to us doesn’t answer the court.',
  promises: [
    'We stop collecting when you give us a case number and a court, or just tell us “I filed”, and we check the court’s records ourselves.',
    'We don’t collect, sell or pass on a debt that we know was discharged.',
    'If you have a lawyer for this, we speak with your lawyer. If you write to us yourself, we answer through your lawyer.',
  ],
  limits: ['Tell you whether to file, or under which chapter.', 'Tell you whether to sign a reaffirmation.'],
} satisfies Situation;
