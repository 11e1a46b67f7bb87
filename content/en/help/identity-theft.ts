import { blocks, list } from '@/content/blocks';
import { at, email, phone } from '@/content/facts-in-copy';
import { freeHelpSiteIn } from '@/content/help/free-help-sites';
import type { Situation } from '@/content/types';

const report = freeHelpSiteIn('identityTheft', 'en').href;
const creditReports = freeHelpSiteIn('creditReports', 'en').href;

export const identityTheft = {
  meta: {
    title: 'Someone Used My Name: Identity Theft',
    description:
      'A debt that isn’t yours may come from identity theft. See how to stop it, what to report and where, and what you never have to send us.',
  },
  title: 'Did someone use my name?',
  cue: 'identity theft, accounts you never opened',
  find: 'stolen identity fraud social security number stolen account I did not open family member used my name police report scam hacked stole theft ID data breach lost wallet SSN fraud alert freeze affidavit scammed victim',
  lead: 'Tell us that this is identity theft, and we stop collecting while we check. You don’t need a police report to dispute a debt that someone else ran up in your name.',
  summary: [
    'Writing “this is not my debt” is a full dispute. You can send papers later, or none.',
    'A free report on the government’s website gives you a plan and the papers that credit bureaus ask for.',
    'With that report, a credit bureau has four business days to block what came from the theft.',
    'Never send us, or any other collector, your full Social Security number.',
  ],
  meaning: blocks([
    '[Identity theft](word:identity-theft) means that someone used your name or numbers without your permission, perhaps to open a card, a phone line or a loan. The bill then goes to the name on the account, which is yours, although the debt is not. If you know who did it and it isn’t safe to say so, read [I was made to take on this debt](/help/coerced-debt).',
    list('You have rights in three places at once:', [
      '**With us.** You can dispute the debt, and we stop collecting while we check.',
      '**With the credit bureaus.** Send one an [identity theft report](word:identity-theft-report), proof of who you are and a note that says which item is not yours, and it must [block](word:block) that item within four business days.',
      '**With the company that opened the account.** You can ask it for copies of the application and the records, at no cost.',
    ]),
    'Once a creditor or collector has been told that a bureau has blocked a debt as identity theft, that debt may not be sold or passed on to another collector.',
  ]),
  steps: [
    {
      when: 'Today',
      title: 'Tell us',
      text: `Call ${phone.main} or write to ${email.disputes} and say that it is identity theft. You don’t have to explain who may have done it.`,
    },
    {
      title: 'Report it and get a plan',
      text: `[IdentityTheft.gov](${report}) is the government’s own site. It asks a few questions, makes your report and gives you letters and a list of what to do next.`,
    },
    {
      title: 'Freeze your credit, or place a fraud alert',
      text: 'Ask each of the three credit bureaus for a [security freeze](word:security-freeze), or one of them for a [fraud alert](word:fraud-alert), which it passes on to the others. Both are free. A freeze stays until you lift it; a first fraud alert lasts one year.',
    },
    {
      when: 'By the date on your debt notice',
      title: 'Send us a short letter',
      text: `Write that you dispute the debt because someone used your name. You may add a copy of your report, with the numbers blacked out. Mail it to ${at.mail}, or email it.`,
    },
    {
      when: 'This week',
      title: 'Read your credit reports and ask for blocks',
      text: `Get all three for free at [AnnualCreditReport.com](${creditReports}). For each account that is not yours, send the bureau your report and ask it to block the item.`,
    },
    {
      title: 'Keep a log',
      text: 'Note each call and letter with its date, the name of the person and what was said. If anyone asks again later, you have the whole story on one page.',
    },
  ],
  dispute:
    'You can dispute first and gather papers afterwards. Write by the date on your debt notice to have every right that the law gives you; if the date has passed, write anyway. If you have court papers, [answer the court](/help/sued) as well, by the deadline in them; a letter to us doesn’t do that.',
  promises: [
    'We stop collecting as soon as you tell us that it is identity theft, by phone or in writing, and don’t start again while we check.',
    'We tell the creditor in writing, and we mark the debt as disputed.',
    'We never ask twice for the same proof, and never for a full Social Security number.',
  ],
  limits: [
    'Take an item out of your credit file ourselves if we did not report it. Only the bureau, or whoever reported it, can.',
    'Find out who used your name, or guess.',
  ],
} satisfies Situation;
