import { blocks, list } from '@/content/blocks';
import { at, email, phone } from '@/content/facts-in-copy';
import type { Situation } from '@/content/types';

export const medicalBill = {
  meta: {
    title: 'A Medical Bill in Collection',
    description:
      'A hospital or doctor’s bill in collection: check it, ask the hospital for help even now, and see why we report no medical debt to any credit bureau.',
  },
  title: 'What if it is a medical bill?',
  cue: 'hospital, insurance, financial assistance',
  find: 'hospital bill doctor emergency room ambulance insurance did not pay charity care surgery health clinic medical debt credit report dentist nurse lab copay deductible provider uninsured Medicaid Medicare medical bills',
  lead: 'Ask the hospital for financial assistance even now, and tell us that you did: we stop collecting while the hospital decides. We report no medical debt to any credit bureau, in any state.',
  summary: [
    'Ask for an itemized bill and compare it with what your insurer says it paid.',
    'Nonprofit hospitals must have a program for people who cannot pay. Ask even if the bill is old.',
    'Tell us about an application or an appeal, and we wait for the result.',
    'A mistake by the insurer or in the amount is a good reason to dispute.',
  ],
  meaning: blocks([
    'Medical bills pass through many hands, and a debt can reach us even though an insurer should have paid, or you could have had help. It is worth a closer look before you decide anything.',
    list('Three papers tell the story:', [
      'The [itemized bill](word:itemized-bill) lists each service with its date and price.',
      'The [explanation of benefits](word:explanation-of-benefits) from your insurer shows what it paid and what it says is yours.',
      'The hospital’s [financial assistance](word:financial-assistance) policy says who can pay less, or nothing. Some hospitals call it charity care.',
    ]),
    'A nonprofit hospital has to try to find out whether you qualify before it takes the harshest steps to collect, and it answers for the collectors that it hires. New York, Connecticut and California also have laws that keep medical debt out of credit reports.',
    'In New York the time to sue over a medical bill is three years from the treatment; see [Is this debt too old?](/help/old-debt) In New York, too, a hospital or health professional with a [judgment](word:judgment) may not take part of your pay or put a [lien](word:lien) on your home.',
  ]),
  steps: [
    {
      when: 'Today',
      title: 'Ask for the itemized bill',
      text: `The hospital or office that treated you can send it. If you don’t know which one it was, call us at ${phone.main} and we’ll tell you.`,
    },
    {
      title: 'Find your insurer’s explanation',
      text: 'Compare it with the bill line by line. If the insurer did not pay for something that it should cover, ask it how to appeal and by what day.',
    },
    {
      title: 'Ask the hospital for assistance',
      text: 'Say: “I would like to apply for financial assistance.” You can ask even after the bill went to collection, and whether or not you have insurance. A hospital may stop taking applications some months after its first bill, so ask soon.',
    },
    {
      title: 'Tell us what you asked for',
      text: `One call or an email to ${email.disputes} is enough. Tell us that you applied or appealed, and roughly when you expect an answer. Leave out anything about your health.`,
    },
    {
      when: 'By the date on your debt notice',
      title: 'Dispute what is wrong',
      text: `A visit that was not yours, a service billed twice, a price that does not match: write to ${at.mail} or by email, and send copies of the papers. Black out what we don’t need to see.`,
    },
  ],
  dispute:
    'A wrong amount, a bill that your insurer should have paid and care that you never had are all reasons to dispute. If you write by the date on your debt notice, we stop collecting the part you dispute until we send you verification or a copy of a judgment. If you have court papers, answer the court as well, by the deadline in them; a letter to us doesn’t do that.',
  promises: [
    'We report no medical debt to any credit bureau, wherever you live.',
    'We stop collecting while an application for assistance or an insurance appeal is open.',
    'We give you the name of the hospital’s assistance office when you ask.',
    'Our letters show no diagnosis and no treatment. They may name the place that treated you.',
  ],
  limits: ['Decide who qualifies for assistance. The hospital does.', 'Speak with your insurer for you.'],
} satisfies Situation;
