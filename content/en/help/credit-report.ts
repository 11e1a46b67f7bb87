import { blocks, list } from '@/content/blocks';
import { at, email } from '@/content/facts-in-copy';
import { freeHelpSiteIn } from '@/content/help/free-help-sites';
import type { Situation } from '@/content/types';

const creditReports = freeHelpSiteIn('creditReports', 'en').href;

export const creditReport = {
  meta: {
    title: 'Will This Affect My Credit?',
    description:
      'When a collector may report a debt, how to see your credit reports for free, and how to dispute a mistake with the bureau and with us.',
  },
  title: 'Will this affect my credit?',
  cue: 'credit bureaus, credit report, score',
  find: 'credit score report bureau Equifax Experian TransUnion remove delete negative mark reported how long seven years mortgage apartment charge-off charged off collection account FICO loan denied',
  lead: 'It can, if the creditor or we report the debt. Ask us whether we did, and we’ll tell you to whom and when. You can see your credit reports for free and dispute what is wrong in them.',
  summary: [
    'We report nothing until we have spoken with you, or have written and waited.',
    'Your reports are free at one official address.',
    'You can dispute a mistake with the bureau and with us at the same time.',
    'We report no medical debt at all.',
  ],
  meaning: blocks([
    'A [credit bureau](word:credit-bureau) keeps a [credit report](word:credit-report) about you, and lenders, landlords and others may read it. A debt can appear there because the creditor reported it, a collector did, or both did.',
    list('The law sets limits for collectors:', [
      'We may not report a debt before we have spoken with you about it, or have sent you a letter or message and waited a fair time to see whether it came back. Fourteen days is enough for that.',
      'What is reported must be true. A debt that you dispute must be reported as disputed.',
      'Most unpaid debts leave the report about seven years after the payments stopped. Paying an old debt doesn’t start those seven years again, but in some states it can give the creditor more time to sue.',
    ]),
    'No one can tell you what a payment will do to your score, so be careful with anyone who promises you a result.',
  ]),
  steps: [
    {
      when: 'Today',
      title: 'Get your free reports',
      text: `Use [AnnualCreditReport.com](${creditReports}), which is the official address. There are three bureaus, and their reports can differ.`,
    },
    {
      title: 'Compare them with your debt notice',
      text: 'Look at the creditor’s name, the amount and the dates. Note what is missing or wrong.',
    },
    {
      when: 'If something is wrong',
      title: 'Dispute it with the bureau',
      text: 'Each bureau says on the report how to dispute. Say which account, what is wrong and why, and add copies of papers that show it.',
    },
    {
      title: 'Send the same dispute to us',
      text: `If we reported it, send us a [direct dispute](word:direct-dispute), too, at ${email.disputes} or ${at.mail}. We must look into it and write back to you, most often within 30 days.`,
    },
    {
      title: 'Keep copies and look again',
      text: 'Get the reports again after a few weeks, to see whether the change was made.',
    },
  ],
  dispute:
    'A dispute about your credit report and a dispute about the debt are two things, and you can send both in one letter. For the debt, write by the date on your debt notice, and we stop collecting the part you dispute until we send you verification or a copy of a judgment. If you have court papers, answer the court as well, by the deadline in them; a letter to us doesn’t do that.',
  promises: [
    'If you ask, we tell you whether we reported this debt, to whom and when.',
    'If what we reported was wrong, we correct it with every bureau that we sent it to.',
    'We report no medical debt to any bureau.',
  ],
  limits: ['Change what the creditor or someone else reported.', 'Tell you how your score will move.'],
} satisfies Situation;
