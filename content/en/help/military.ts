import { blocks, list } from '@/content/blocks';
import { at, email, phone } from '@/content/facts-in-copy';
import { freeHelpSiteIn } from '@/content/help/free-help-sites';
import type { Situation } from '@/content/types';

export const military = {
  meta: {
    title: 'Military Service and Debt',
    description:
      'On active duty, or married to someone who is: the 6 percent cap on older debts, extra time in court, and what to tell us.',
  },
  title: 'I am in the military, or my spouse is',
  cue: 'active duty, SCRA, deployment',
  find: 'son daughter army navy air force marines coast guard national guard reserve deployed soldier veteran servicemember SCRA interest six percent orders lawyer attorney active duty legal office spouse',
  lead: 'Tell us your dates of service, because the law can lower the interest on debts from before service and give you more time in court. Your legal assistance office helps you for free.',
  summary: [
    'Interest on debts from before service can be capped at 6 percent.',
    'A court can put a case on hold while you serve. If you have not answered, it must take special steps before it decides against you.',
    'Husbands, wives and people who depend on you can have some of these rights.',
    'You do not lose any of them by disputing the debt.',
  ],
  meaning: blocks([
    'The law is the [Servicemembers Civil Relief Act](word:relief-act), SCRA for short. It protects people on [active duty](word:active-duty), so that they do not lose a court case, or a home, just because they are serving.',
    list('Among other things, it does this:', [
      'It can cap interest at 6 percent a year on debts that you took on before service. You have to ask for it and send a copy of your orders.',
      'It lets you ask a court to put a case on hold for at least 90 days.',
      'It does not let a court give a [default judgment](word:default-judgment) before the creditor has told the court under oath whether you are in service. If you are, the court has to name a lawyer for you first.',
    ]),
    'If your service has ended, you can still ask for the 6 percent cap within 180 days after it ended. Military and veterans’ benefits may be [protected income](/help/cannot-pay).',
  ]),
  steps: [
    {
      when: 'Today',
      title: 'Tell us that you serve',
      text: `Call ${phone.main}, or write to ${email.info}. The dates are enough to begin with. If you have orders, a copy helps; black out what we don’t need to see.`,
    },
    {
      title: 'Call your legal assistance office',
      text: 'Each base has one or can point you to one. It is free for you and often for your family.',
    },
    {
      when: 'If you have court papers',
      title: 'Show them to that office at once',
      text: 'The office can help you ask the court for time. The deadline in the papers counts until the court has said otherwise; see [I was sued](/help/sued).',
    },
    {
      when: 'For the interest cap',
      title: 'Ask in writing',
      text: `Send a letter and a copy of your orders to the creditor, no later than 180 days after your service ends. Send us a copy, too, at ${at.mail}, and we pass it on to the creditor. The Justice Department [explains the rules](${freeHelpSiteIn('reliefAct', 'en').href}).`,
    },
    {
      title: 'Let someone act for you',
      text: 'If you will be away, a [power of attorney](word:power-of-attorney) lets a person you trust speak with us.',
    },
  ],
  dispute:
    'You can dispute this debt like anyone else, in writing and by the date on your debt notice. If your mail takes a long time to reach you, tell us so, and tell us when the debt notice came.',
  promises: [
    'We check military status before we ask any court for a default judgment.',
    'We don’t tell your command about a debt, and we never threaten to.',
  ],
  limits: [
    'Set the interest on the account. The creditor does that, and it must follow the law.',
    'Ask the court for time on your behalf.',
  ],
} satisfies Situation;
