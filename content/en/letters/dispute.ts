import { blocks } from '@/content/blocks';
import type { LetterPage } from '@/content/types';

export const disputeLetter = {
  meta: {
    title: 'Letter to dispute a debt',
    description:
      'Write a letter that disputes all of a debt or a part of it. You fill in what you know, print it and send it. Nothing you type is sent.',
  },
  title: 'Dispute a debt',
  lead: 'You can dispute a debt, or a part of it, if you think it is wrong. This page helps you write the letter with what you know.',
  forWhom: 'The debt is not yours, the amount is wrong, you already paid it, or you want verification first.',
  before: blocks([
    'Send it by the date on your debt notice, and we must stop collecting what you dispute until we send you verification of the debt or a copy of a judgment. You don’t have to pay or prove anything first.',
    'The letter does not say that the debt is yours. It also does not answer a court: if you have court papers, [answer the court](/help/sued) by the deadline in them. This is general information, not legal advice.',
  ]),
  byHand:
    'If you check box 2 to dispute all of the debt, check box 8, too. If you check box 3 for a part of it, check box 9.',
  letter: {
    subject: 'Dispute',
    paragraphs: {
      about: 'I am writing about the account that you ask me to pay.',
      disputeAll: 'I dispute all of this debt.',
      disputePart: 'I dispute {amount} of the amount that you claim.',
      disputePartOf: 'I dispute {amount} of the {claimed} that you claim.',
      reasons: 'My reasons are:',
      ownWords: 'In my own words: {words}',
      verification: 'Please send me verification of the debt, or a copy of any judgment.',
      originalCreditor:
        'Please also send me the name and address of the original creditor, if that is not the creditor named on your notice. Until you answer this, please do not collect any of this debt.',
      stopAll: 'Please stop collecting this debt until you have sent me verification or a copy of a judgment.',
      stopPart:
        'Please stop collecting the part that I dispute until you have sent me verification or a copy of a judgment.',
      bureaus:
        'If you have reported this debt to a credit bureau, or if you pass it on to anyone else, please tell them that it is disputed.',
      mailOnly: 'Please answer me by mail only, at the address above.',
      noAdmission: 'Nothing in this letter admits this debt or any part of it, and nothing in it is a promise to pay.',
    },
    items: {
      notMine: 'I do not recognize this debt. As far as I know, it is not mine.',
      wrongAmount: 'The amount that you state is not correct.',
      paid: 'This account has been paid or settled.',
      identityTheft: 'Someone used my name or my details without my permission.',
      forced: 'Someone forced or tricked me into this account.',
      bankruptcy: 'This account was part of a bankruptcy case.',
      tooOld: 'As far as I know, this debt is too old for court.',
      medical: 'Insurance or financial assistance should have covered this bill, or the bill is wrong.',
    },
  },
  when: blocks([
    'Send it by the date printed on your debt notice. The postmark counts for a letter in the mail, and the time you sent it for an email. For a letter that you bring or send by courier, the day we get it counts. Mail can take a week, and we can stop only once we know, so do not wait for the last day. If you cannot find the date, [count it here](/dates#dispute).',
    'If that date has passed, send the letter anyway. We still look into it and tell you what we found. In New York State, a debt that the creditor has charged off can be disputed [at any time](/make-payment#dispute). In New York City a dispute by phone may count too, and later than that date.',
  ]),
  then: blocks([
    'If you sent it by that date, we stop collecting what you dispute until we have sent you verification or a copy of a judgment. If you also asked for the original creditor, we collect none of the debt until we have sent you that name and address.',
    'We answer by mail, unless you have told us that we may email you. You don’t have to call or pay while you wait. If we don’t do what this page says, you can [complain to a public office](/help#free-help).',
  ]),
  event: {
    title: 'Date to dispute the debt by',
    text: 'Send the letter by this day. Mail can take a week, so send it earlier if you can.',
    late: 'Send the letter anyway. We look into a late dispute too, and we tell you what we found.',
  },
} satisfies LetterPage<'dispute'>;
