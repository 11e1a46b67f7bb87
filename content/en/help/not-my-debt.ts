import { blocks, list } from '@/content/blocks';
import { at, email, phone } from '@/content/facts-in-copy';
import type { Situation } from '@/content/types';

export const notMyDebt = {
  meta: {
    title: 'This Debt Is Not Mine, or It Is Wrong',
    description:
      'Wrong person, wrong amount or already paid: how to say so, what to send and where, and what a debt collector must do after you dispute.',
  },
  title: 'What if this is not my debt, or the amount is wrong?',
  cue: 'wrong person, wrong amount, already paid',
  find: 'not mine never heard of it mistake dispute paid twice verification prove it wrong number someone else’s mail same name don’t know this debt not owe wrong amount too much balance interest fees charges added already paid original creditor current creditor who is the creditor debt buyer sold assigned lender debt collector agency contract documents date to dispute by don’t owe this money recognize unknown account',
  lead: 'Tell us in writing by the date on your debt notice, and we must stop collecting what you dispute until we send you verification or a copy of a judgment. If you are not the person we are looking for, one call or email ends it.',
  summary: [
    'You can dispute all of a debt or only a part of it, at no cost and without proof.',
    'The date that counts is printed on your debt notice. A call helps, but under federal law only a letter or an email makes us stop. In New York City a dispute by phone may count too, and later than that date.',
    'If the date has passed, write anyway, and we will look into it.',
    'Not the right person at all? Tell us, and we stop using your number or address as soon as your message reaches us.',
  ],
  meaning: blocks([
    'A collector works from the records that it was given, and records can be wrong. That is why the law gives you a [debt notice](word:debt-notice) with a date on it, and the right to [dispute](word:dispute) what the notice says before you pay anything.',
    'When you dispute in writing by that date, collection of the disputed part stops until we send you [verification](word:verification) or a copy of a judgment. If you only call by that date, we can’t assume that the debt is right, but federal law does not make us stop.',
    list('Two things that may help you tell what happened:', [
      'A debt can be sold, so the name on our letter may not be one you know. You can ask who the [original creditor](word:original-creditor) is. If you ask in writing by the date on your debt notice, we also stop collecting until we answer.',
      'Two people with similar names can end up in one credit file, which is called a [mixed file](word:mixed-file). Your own credit reports can show whether that happened to you.',
    ]),
  ]),
  steps: [
    {
      when: 'Today',
      title: 'Check that it came from us',
      text: `Compare the phone number and the address with [our official list](/is-this-us#list). If something is not on it, do not pay and do not reply; call us at ${phone.main} instead. Court papers are different: never ignore them, whatever name is on them.`,
    },
    {
      title: 'If we have the wrong person, say so',
      text: `Call ${phone.main} or write to ${email.disputes}, and tell us only the number or address where we reached you. You don’t have to give us a Social Security number or a birth date.`,
    },
    {
      title: 'Read your notice line by line',
      text: 'Look at the name, the account, the amounts and the payments. [Our sample notice](/help/read-your-notice) explains each line, so you can see which one is wrong.',
    },
    {
      when: 'By the date on your debt notice',
      title: 'Send your dispute in writing',
      text: `Put your name, your address and the reference number on it, and say what you dispute: all of it, or which part. [Our letter form](/letters/dispute) writes it for you; mail or email it to one of [the addresses for disputes](#dispute).`,
    },
    {
      title: 'Add what helps, and keep a copy',
      text: 'A receipt, a bank record or a letter from the old creditor can speed things up. Send copies only, and black out account numbers. If you have nothing, send the dispute without it.',
    },
    {
      when: 'After that',
      title: 'Look at your credit reports',
      text: 'They are free, and they can show whether someone has put this debt under your name. You can also dispute it with the credit bureau; see [Will this affect my credit?](/help/credit-report)',
    },
  ],
  dispute: `Mail your dispute to ${at.mail}, or send it to ${email.disputes}. A few words are enough: “I dispute this debt, because it is not mine,” or “because I paid it.” The reply part of your notice works just as well. If you also have court papers, answer the court, because a dispute sent to us does not do that.`,
  promises: [
    'One call or email is enough if we have the wrong person. We stop as soon as your message reaches us, for every account, and we ask for no proof beyond “not me.”',
    'Once you dispute in writing in time, we stop collecting that part until we have sent you verification or a copy of a judgment.',
    'The postmark counts for a letter in the mail, and the time you sent it for an email. For a letter that you bring or send by courier, the day we get it counts. It is on time if that day is no later than the printed date.',
    'If you write later than that, we still look into it and tell you what we found. In New York State, a debt that the creditor has charged off can be disputed [at any time](/make-payment#dispute).',
  ],
  limits: [
    'Tell you whom we are looking for, or why, if it is not you.',
    'Say whether a debt is owed before we have looked at the records.',
  ],
} satisfies Situation;
