import { blocks, list } from '@/content/blocks';
import { at, email } from '@/content/facts-in-copy';
import type { Situation } from '@/content/types';

export const oldDebt = {
  meta: {
    title: 'Is This Debt Too Old?',
    description:
      'After some years a debt is too old for court. See what that changes, what a payment or a signature can do, and which dates to ask us for.',
  },
  title: 'Is this debt too old?',
  cue: 'time-barred, statute of limitations',
  find: 'old debt expired years ago zombie debt how long can they collect seven years nine years statute limit restart clock last payment charge-off charged off written off date of default too old time limit out of statute promise signed',
  lead: 'Each state sets a time after which a debt is too old for a lawsuit, and after that we may not sue you or threaten to sue you. Before you pay or sign anything, ask us in writing for the dates.',
  summary: [
    'How long a creditor has to sue depends on the state. For most accounts it is three years in New York, four in California and six in Massachusetts.',
    'In most states a debt that old still exists, and a collector may still ask for it.',
    'In some states a payment, a signed paper or admitting the debt can give the creditor more time to sue, so ask legal aid first.',
    'If you are sued, the court might not notice that a debt is too old unless your answer says so.',
    'The time for lawsuits and the time for credit reports are two different clocks.',
  ],
  meaning: blocks([
    'The law calls such a debt [time-barred](word:time-barred), and the time itself the [statute of limitations](word:statute-of-limitations). How long it is, and when it starts, depends on the state and on the kind of debt, and even which state’s law counts can be open to argument.',
    list('Some examples of what state law says:', [
      '**New York.** For consumer credit the time is three years. Once it has run out, no payment, letter or spoken word brings it back. For a medical bill it is three years from the treatment.',
      '**Massachusetts.** For most consumer debts the time is six years, and twenty for a judgment. A payment may start the time again, even after it has run out. So may a signed paper in which you admit the debt, promise to pay it or give up your right to say in court that it is too old. Ask legal aid before you pay or sign.',
      '**California.** It is four years for a written contract and two for a spoken one. Once the four years are over, no one may start a lawsuit or an arbitration over the debt. A new promise to pay counts only in a signed paper, and a payment does not revive a promissory note that is too old.',
      '**Connecticut.** For accounts and written contracts the time is often six years. A payment may let the creditor sue again, even after that, and so may admitting that you owe the debt, even if you sign nothing. Ask legal aid before you pay.',
    ]),
    'Admitting that a debt is yours is called an [acknowledgment](word:acknowledgment), and some states count it only in a signed paper. Credit reports follow a rule of their own: most old debts drop off after about seven years.',
  ]),
  steps: [
    {
      when: 'Before you pay or sign',
      title: 'Ask us for the dates',
      text: `Write to ${email.disputes} or to ${at.mail}. Ask for the [date of default](word:date-of-default), the date of the last payment, and the date of the [charge-off](word:charge-off). You can ask without saying that the debt is yours; [our letter with questions](/letters/more-information) admits nothing.`,
    },
    {
      title: 'Compare them with your own records',
      text: 'Old bank statements, letters and canceled checks can show when you last paid. If our dates and yours differ, that is a reason to dispute.',
    },
    {
      title: 'Talk with legal aid',
      text: 'Ask what the law of your state says before you send any money, even a little, or sign a plan. [See who helps for free.](#free-help)',
    },
    {
      when: 'If you have court papers',
      title: 'Answer the court',
      text: 'The court might not look at the age of the debt unless your answer raises it, by the deadline in the papers; see [I was sued](/help/sued).',
    },
    {
      when: 'If you want less contact, or none',
      title: 'Choose how we may reach you',
      text: 'You can ask us to stop writing or calling about it. See [how to limit contact](/contact#how-not-to-reach-you); your request doesn’t end the debt, and you don’t have to give a reason.',
    },
  ],
  dispute:
    'You can dispute a debt because of its age or its amount, or because you do not recognize it. Write by the date on your debt notice, and we stop collecting what you dispute until we send you verification or a copy of a judgment.',
  promises: [
    'We check the age of a debt before we write to you about it.',
    'If our records show that a debt is too old for court, we say so in every message in which we ask you to pay it.',
    'We never ask for a small first payment or a signed promise on such a debt without telling you that it is too old for court.',
    'We do not sue, and do not threaten to sue, on a debt whose time has run out.',
  ],
  limits: [
    'Advise you about the age of your debt. If our records show that it is too old for court, we tell you; legal aid or a lawyer can advise you.',
    'Advise you whether to make a payment on it.',
  ],
} satisfies Situation;
