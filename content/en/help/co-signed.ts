import { blocks, list } from '@/content/blocks';
import { at, email } from '@/content/facts-in-copy';
import type { Situation } from '@/content/types';

export const coSigned = {
  meta: {
    title: 'I Signed for Someone Else',
    description:
      'Co-signer, joint account holder or authorized user: who may owe the debt and who as a rule does not, and how to ask for the paper you signed.',
  },
  title: 'I signed for someone else. Do I owe it?',
  cue: 'co-signer, joint account, authorized user',
  find: 'cosigned cosigner guarantor loan for my son daughter friend ex husband wife authorized user card joint account divorce opened it co-sign co-signer student loan parent signed brother sister',
  lead: 'It depends on what you signed, so begin by asking us for that paper. Anyone we ask to pay has the same right to dispute the debt as the borrower.',
  summary: [
    'A co-signer or a joint account holder may owe all of the debt.',
    'As a rule, someone who was only allowed to use the card owes nothing.',
    'Being married to the borrower does not by itself make you owe, though some states have rules of their own.',
    'You have your own notice, your own date and your own right to dispute.',
  ],
  meaning: blocks([
    list('People who are asked to pay someone else’s account are most often one of these:', [
      'A [co-signer](word:co-signer) promised to pay if the borrower does not, and in most states the creditor may ask the co-signer first. A [guarantor](word:guarantor) made much the same promise.',
      'A [joint account holder](word:joint-account-holder) owns the account together with the other person and may owe all of the debt.',
      'An [authorized user](word:authorized-user) could use the card but did not sign for the debt. As a rule, an authorized user does not owe it.',
    ]),
    'If you and the other person have split up, your divorce papers may say who should pay. They bind the two of you, but they may not bind the creditor, so ask a lawyer or legal aid what yours mean.',
    'If the other person pays, the debt goes down for both of you. If that person made you sign, read [I was made to take on this debt](/help/coerced-debt).',
  ]),
  steps: [
    {
      when: 'Today',
      title: 'Ask us for the paper with your signature',
      text: `Write to ${email.disputes} or to ${at.mail}. Ask also for the breakdown of the amount and for the date of the last payment.`,
    },
    {
      title: 'Find your own copy',
      text: 'Look at the loan papers or the card agreement. The word beside your name, such as “co-signer” or “authorized user,” often shows your role.',
    },
    {
      when: 'By the date on your debt notice',
      title: 'Dispute if it is not yours',
      text: 'If the signature is not yours, if you were only an authorized user, or if the amount is wrong, say so in writing.',
    },
    {
      when: 'After that',
      title: 'Ask the creditor about a release',
      text: 'Some contracts release a co-signer after a number of on-time payments. Ask the creditor, because we cannot agree to it.',
    },
    {
      title: 'Talk with legal aid',
      text: 'They can read what you signed and tell you where you stand. [See who helps for free.](#free-help)',
    },
  ],
  dispute:
    'You can dispute on your own, whatever the other person does or has agreed to. Write by the date on the debt notice that is addressed to you, and we stop collecting the disputed part from you until we send you verification or a copy of a judgment. If you have court papers, answer the court as well, by the deadline in them; a letter to us doesn’t do that.',
  promises: [
    'If you ask, we send you the paper that carries your signature.',
    'We write to each person separately.',
    'We don’t tell either of you about a debt that only the other one owes. If the two of you are married, we follow the law of your state on speaking with a spouse.',
  ],
  limits: [
    'Release you from what you signed. The creditor decides that.',
    'Tell you whether the other person will pay.',
  ],
} satisfies Situation;
