import { blocks } from '@/content/blocks';
import { at, email } from '@/content/facts-in-copy';
import type { Situation } from '@/content/types';

export const sued = {
  meta: {
    title: 'I Was Sued for a Debt',
    description:
      'You have court papers about a debt. See what a summons means, how to answer the court in time, and who helps you for free in your state.',
  },
  title: 'I was sued. What do I do now?',
  cue: 'summons, complaint, court date',
  find: 'lawsuit court papers served summons complaint hearing judge taken to court respond answer default sheriff came lawyer attorney legal action litigation plaintiff defendant small claims case number docket index number process server judgment fee waiver legal aid suing sue me letter from the court missed my court date free lawyer',
  lead: 'Answer the court in writing by the deadline in your court papers. A call or a letter to us does not answer the court, and it does not move that deadline.',
  summary: [
    'Your court papers set the deadline, which may be a date or a number of days. Nothing you send to us changes it.',
    'Answering is not in itself admitting. You can answer and still say that the debt is wrong.',
    'If the court gets no answer in time, a judge can decide without hearing your side.',
    'You can answer on your own or through a lawyer, and legal aid is free for people with a low income.',
  ],
  meaning: blocks([
    'A creditor has asked a court to decide whether you owe money, and now it is your turn to tell the court your side. This is a civil case and not a criminal charge.',
    'Two papers often come together. The [summons](word:summons) names the court and says how and when to reply; the [complaint](word:complaint) says what the creditor claims. What you write back to the court is called the [answer](word:answer).',
    'If no answer comes in time, the court can give a [default judgment](word:default-judgment), and that can lead to money being taken from your pay or your bank account. Your answer is how the judge gets to hear you.',
    'A lawsuit like this belongs in a court where you live or where you signed the contract. It may not be brought on a debt that is [too old for court](/help/old-debt). A court may not notice either point unless the answer raises it. Legal aid can look at both with you.',
  ]),
  steps: [
    {
      when: 'Today',
      title: 'Find the court, the case number and the date',
      text: 'Look on your court papers. Some courts print the date to answer, and others tell you how to count it. If it is not clear to you, ask the [clerk’s office](word:clerk).',
    },
    {
      title: 'Keep the papers and the envelope',
      text: 'Write down the day they came, how they came and who took them. The time to answer can depend on it.',
    },
    {
      title: 'Call for free help',
      text: 'Legal aid or the court’s own help center can read the papers with you. [See who to call in your state.](#free-help)',
    },
    {
      when: 'By the deadline in your papers',
      title: 'Give your answer to the court',
      text: `Many courts have a form for the answer, and the clerk can tell you whether to file it by mail, in person or online. In Connecticut, you first file a form called an Appearance. Keep a copy, and send one to the law firm named on the papers. If that is us, our address is ${at.mail}.`,
    },
    {
      title: 'Ask about the fee and an interpreter',
      text: 'If there is a fee that you cannot pay, ask for a [fee waiver](word:fee-waiver). If you speak another language better than English, ask for a court interpreter.',
    },
    {
      when: 'After that',
      title: 'Go to every court date',
      text: 'Go even if you are talking with us about an agreement. In small claims court, send a written answer if the papers ask for one. Go on the date given, even if you sent no answer. If you cannot be there, call the court before that day and ask how to get another date. Until the court changes it, the first one counts.',
    },
    {
      title: 'If the deadline has passed, ask today',
      text: 'Ask the clerk’s office whether you can still file an answer. If there is already a judgment, ask how to reopen the case. If money is being taken, read [what to do](/help/after-a-judgment).',
    },
  ],
  dispute: `The place to dispute it is the court, in your answer. You can dispute the debt with us as well, in a letter or in an email to ${email.disputes}, at no cost. One does not take the place of the other.`,
  promises: [
    'If you ask, we send you the papers behind the creditor’s claim.',
    'If we agree to give you more time, we put it in writing and remind you that the court may have to allow it, too.',
    `We never tell anyone to skip court. If someone did so in our name, write to ${email.complaints}.`,
  ],
  limits: [
    'Move a court date, or answer the court for you.',
    'Tell you what to write in your answer, or how the case will end.',
  ],
} satisfies Situation;
