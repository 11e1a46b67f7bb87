import { blocks, list } from '@/content/blocks';
import { at, email, phone } from '@/content/facts-in-copy';
import type { Situation } from '@/content/types';

export const someoneDied = {
  meta: {
    title: 'The Person You Write to Has Died',
    description:
      'After a death: relatives as a rule do not owe the debt. See whom to tell, what to send, who speaks for the estate and how to spot a scam.',
  },
  title: 'The person you are writing to has died',
  cue: 'estate, executor, surviving family',
  find: 'death deceased died mother father husband wife passed away inherit funeral estate will executor probate relative widow dead deceased person death certificate late heir inheritance spouse parent lawyer attorney brother sister',
  lead: 'We are sorry. As a rule, relatives do not have to use their own money to pay the debts of someone who has died, and one call to us stops the calls.',
  summary: [
    'The estate owes the debts. The estate is what the person left behind, and what it cannot pay usually goes unpaid.',
    'A few people may owe something themselves, such as a co-signer. Check before you pay anything.',
    'Tell us who looks after the estate, and we write to that person only.',
    'Be careful with callers who press you. Some people use a death to cheat a family.',
  ],
  meaning: blocks([
    'What a person owned and owed when they died is the [estate](word:estate). State law says which debts are paid first from what the person owned. When that runs out, the other debts usually go unpaid.',
    list('Some people may owe the debt themselves. They include anyone who:', [
      'signed as a co-signer;',
      'was a joint account holder, which is more than being allowed to use a card;',
      'was married to the person, where state law says so, as with [community property](word:community-property) in California;',
      'was in charge of the estate and did not pay its debts in the order that the law sets.',
    ]),
    'The person who acts for the estate is the [personal representative](word:personal-representative): the [executor](word:executor) named in a will, an [administrator](word:administrator) named by a court, or someone else with authority to act for the estate. That person can ask for the debt notice and dispute the debt.',
  ]),
  steps: [
    {
      when: 'When you can',
      title: 'Let us know',
      text: `Call ${phone.main} or write to ${email.info}. Tell us the name of the person who died and the number on our letter. You don’t have to say more.`,
    },
    {
      title: 'You can wait before you use your own money',
      text: 'First find out whether you owe it at all. Legal aid or a lawyer can help you with that, and the [probate court](word:probate-court) can tell you who acts for the estate.',
    },
    {
      title: 'Tell us who looks after the estate',
      text: `A name and a mailing address are enough, sent to ${at.mail} or by email. You may add a copy of the death certificate. Black out every Social Security number.`,
    },
    {
      when: 'If you look after the estate',
      title: 'Ask for the notice, or dispute the debt',
      text: 'If the person never got a debt notice, we send one to you as the representative, with its own date to dispute by. The notice does not by itself make the debt yours. If one was sent, ask us for a copy. You can dispute even if its date has passed.',
    },
    {
      title: 'Ask which debts come first',
      text: 'Funeral costs, taxes and debts have an order in each state. Ask legal aid or a lawyer before you pay any of them.',
    },
    {
      when: 'If someone presses you',
      title: 'Hang up and check',
      text: 'Then call us for a letter, and compare what you heard with [our official list](/is-this-us#list).',
    },
  ],
  dispute:
    'The personal representative can dispute the debt in writing by the date on the debt notice, and we stop collecting the disputed part until we send verification or a copy of a judgment. If someone tells a relative to pay it, that relative can dispute it, too. If there are court papers, answer the court by the deadline in them; a letter to us doesn’t do that.',
  promises: [
    'We stop the calls as soon as you tell us.',
    'About the estate, we write only to the person who acts for it.',
    'We never say or hint that the family has to pay, or that paying would honor anyone.',
    'In every state, we speak about that debt only with the representative and with anyone else who owes it, such as a co-signer.',
  ],
  limits: [
    'Tell you what you may inherit, or which debts come first.',
    'Speak about the debt with friends or relatives, unless they act for the estate or owe the debt, too.',
  ],
} satisfies Situation;
