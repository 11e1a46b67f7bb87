import { blocks, list } from '@/content/blocks';
import { at, email, phone, repliesIn } from '@/content/facts-in-copy';
import type { Situation } from '@/content/types';

const reply = repliesIn('en');

export const afterAJudgment = {
  meta: {
    title: 'My Account Is Frozen or My Pay Is Taken',
    description:
      'After a judgment: which money the law protects, how to claim it in time, and what we do when you show us that money is exempt.',
  },
  title: 'My account is frozen, or my pay is being taken',
  cue: 'judgment, garnishment, levy',
  find: 'court judgment frozen bank account garnish wages garnishment levy money gone restrained paycheck withheld judgment social security taken exempt execution sheriff marshal lien home house property lawyer attorney seized seize attachment income execution restraining notice trustee process SSI SSDI disability pension retirement veterans benefits direct deposit fee waiver legal aid took money out of my account judgment against me take my car repossess repossession missed court date',
  lead: 'The law may protect some or all of that money, but in most cases you have to claim it, usually with a form. Ask for the order and any form today, and hand the form in within the time it gives.',
  summary: [
    'Social Security, veterans’ benefits and a part of your wages are examples of money that the law protects.',
    'If federal benefits reach your account by direct deposit, the bank must look back two months and leave you that money without any form.',
    'In some states, such as Massachusetts, New York and California, the bank must also leave you a set amount. Other protected money you claim yourself, most often with a form. The time is short: the form gives the last day, or says how many days you have.',
    'Call legal aid today. The form is easier with help.',
  ],
  meaning: blocks([
    'Most often, a court has decided that money is owed. That decision is a [judgment](word:judgment), and with it a creditor can get an order to a bank or to an employer. In some states, such as Massachusetts and Connecticut, a court can also let a creditor hold a bank account before the case is decided. Then your case is still open, so [answer the court](/help/sued), too.',
    'With a [frozen account](word:frozen-account), some or all of your money is out of reach; with [wage garnishment](word:wage-garnishment), your employer holds back a part of each paycheck.',
    list('Not all money can be taken. The law leaves you your [protected income](word:protected-income):', [
      '**Federal benefits.** Social Security, SSI, veterans’ benefits, railroad retirement and federal pensions. When they come by direct deposit, the bank has two business days to look back over two months, and must leave the benefits that came in that time free for you to use, up to what is still in the account.',
      '**What the bank does not look for.** Its review does not count benefits that came as a paper check, or money that you moved from one account to another. You may be able to claim that money yourself.',
      '**Your wages.** A part of them always stays yours, and how much depends on the state. In Massachusetts, for example, it is at least 85 percent of your gross pay.',
      '**Other money.** Each state protects more, such as public assistance, unemployment pay or a set amount in the account, which banks in some states must leave you without a form.',
    ]),
    'In New York, a hospital or health professional with a judgment for a medical bill may not take part of your pay or put a [lien](word:lien) on your home.',
    'Different rules apply to child support and to money owed to the federal government.',
  ]),
  steps: [
    {
      when: 'Today',
      title: 'Ask for the order and the forms',
      text: 'Call your bank. If it is about your pay, ask whoever runs the payroll where you work. You need a copy of the order, the case number and the forms that came with it. If no form came, ask the clerk’s office or legal aid today how to claim the money.',
    },
    {
      title: 'Call legal aid',
      text: 'Legal aid is free if your income is low, and its lawyers know this kind of case well. [See who to call in your state.](#free-help)',
    },
    {
      when: 'Within the time on the form',
      title: 'Fill in the claim of exemption',
      text: 'The [claim of exemption](word:claim-of-exemption) asks where the money comes from. Add a copy of your benefit letter and of the last two months of bank statements.',
    },
    {
      title: 'Send it to every address on the form',
      text: 'Keep a copy of all of it and proof that you sent it.',
    },
    {
      title: 'Send us a copy',
      text: `If our name is on the order, mail a copy to ${at.mail}, or email it to ${email.disputes} with the account numbers blacked out. Then call ${phone.main} so we know to look for it. We read it within ${reply.proof}. If another firm’s name is on the order, send your copy to that firm.`,
    },
    {
      when: 'If you never heard of the case',
      title: 'Ask the court how to reopen it',
      text: 'Tell the clerk’s office that you did not get the papers. Ask what to file, and whether there is a form and an interpreter.',
    },
  ],
  dispute:
    'Tell the court, because only a court can change its judgment. You may dispute the debt with us in writing, too, and ask for a copy of the judgment. Neither changes the dates on your forms.',
  promises: [
    `We read your proof within ${reply.proof}. If the money is exempt, we tell the bank or the employer to release it. Hand in the form all the same.`,
    'We ask for no new order on an account once you have shown us that it holds only benefits.',
    'We never ask you to pay us with protected income.',
  ],
  limits: [
    'Change the time that the form gives, or a date that the court set.',
    'Tell you beforehand how much of your money is protected.',
  ],
} satisfies Situation;
