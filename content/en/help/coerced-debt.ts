import { blocks, list } from '@/content/blocks';
import { email, phone } from '@/content/facts-in-copy';
import type { Situation } from '@/content/types';

export const coercedDebt = {
  meta: {
    title: 'Help With an Account',
    description:
      'General information about an account in your name: whom to tell, in a way that suits you, and where to find free help.',
  },
  title: 'I was made to take on this debt',
  printTitle: 'Help with an account',
  cue: 'a partner, a relative or anyone else',
  find: 'ex coerced debt forced abuse domestic violence husband wife partner threatened economic abuse opened cards in my name control trafficking made me sign against my will tricked boyfriend girlfriend parent victim ran up',
  lead: 'If someone made you take on this debt, tell us in any way that is safe for you, and we stop collecting for at least 30 days. We tell that person nothing, and you don’t have to tell us your story.',
  summary: [
    'One word to us is enough to begin. You can call or write. Someone you trust can call for you: we listen, but we tell them nothing about the account until you say that we may.',
    'Tell us how and when it is safe to reach you. We use no other way or time.',
    'In some states a sworn statement and other papers can stop collection. An advocate or a legal aid lawyer can help you with them, for free.',
    'You can also dispute the debt, as anyone can.',
  ],
  meaning: blocks([
    'Sometimes a person signs, or lets an account be opened, because someone else leaves them no choice. Laws call this [coerced debt](word:coerced-debt). It can be a form of [economic abuse](word:economic-abuse), and it can come from a partner, a relative, an employer or a caregiver.',
    list('What the law adds depends on where you live:', [
      '**New York.** The law covers personal and household debts that come from certain relationships, such as one with a partner, a relative or a trafficker. If you say that a debt was coerced, even on the phone, we must send you a notice that explains your rights. A [sworn statement](word:sworn-statement) together with one other paper makes collection stop until a review has ended. The paper must say that this debt was coerced. It can be a police report, a federal identity theft report or a court order that says so. It can also be a sworn or notarized statement by a professional you told, such as a social worker, a doctor or a lawyer.',
      '**California.** The law covers most such debts from July 1, 2023, on, if they come from domestic violence or the abuse of an elder or a dependent adult, or were put on a young person in foster care. Papers that support what you say, with a sworn statement, make collection stop while the claim is reviewed. If you tell us by phone, we say how to put it in writing; if something is missing, we send you a list of it.',
      '**Connecticut.** The law covers some newer credit card debts that come from domestic violence. Asking for that protection stops collection for 60 days, or until a review ends if that takes longer. The courts have a form for it.',
      '**Any other state.** You can dispute the debt, and you don’t have to say why. A few more states, such as Maine and Minnesota, have laws of their own. Ask legal aid or an advocate what yours says.',
    ]),
  ]),
  steps: [
    {
      when: 'First',
      title: 'Use a device that is safe',
      text: 'Someone who shares your phone or computer may see which pages you opened. A library computer or a friend’s phone is safer, if you don’t sign in to your own accounts on it. A call to us can show in your phone’s list of calls.',
    },
    {
      title: 'Tell us, and say how to reach you safely',
      text: `Call ${phone.main} or write to ${email.disputes}. Say which number, address and hours are safe, and whether we may leave a message. “I was made to take on this debt” is all we need to hear.`,
    },
    {
      title: 'Ask for the form and the list',
      text: 'We send you the notice for your state and a list of the papers that count, in the way that you chose.',
    },
    {
      when: 'When you are ready',
      title: 'Talk with an advocate or legal aid',
      text: 'They do this often and can help you write the statement. Some offices have a [notary public](word:notary-public), who in this country only checks who you are, watches you sign and can take your oath; being a notary does not make someone a lawyer. [See who helps for free.](#free-help)',
    },
    {
      title: 'Send copies, never originals',
      text: 'Send only what the list asks for. If a paper holds an address that must stay private, cover it before you copy the page.',
    },
  ],
  dispute: `You can dispute this debt like any other, without a word about the reason. Write to ${email.disputes} by the date on your debt notice, or later if it has passed. If you have court papers, answer the court as well, by the deadline in them; a letter to us doesn’t do that.`,
  promises: [
    'We stop collecting for at least 30 days at your first word, however it reaches us, and for longer where your state’s law says so.',
    'We ask for a safe way and a safe time to reach you, and use only those.',
    'We don’t tell the other person what you said, or that you said anything.',
    'You speak with one trained person, who asks for no details beyond the papers.',
  ],
  limits: [
    'Decide for a court what happened between you and someone else.',
    'Erase your device’s history. This site does not save this page for reading offline, but your browser may still show that you opened it.',
  ],
} satisfies Situation;
