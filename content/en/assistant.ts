import { hoursIn } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import type { SiteContent } from '@/content/types';

const hours = hoursIn('en');

export const assistant = {
  text: {
    icon_label: 'Chat with our assistant',
    heading: 'Scripted assistant',
    text: `Welcome to ${firm.name}, a debt collector. Would you like to reach a person at our office?`,
    yes_response: 'Gladly. This page lists our phone numbers, addresses and hours:',
    offlineText: `Sorry, our office is currently closed. Please try again during our normal business hours: ${hours.daysShort} ${hours.opens} - ${hours.closes} All times are Eastern.`,
    url: '/Chat',
    EsUrl: '/Chat',
    yes: 'Yes',
    no: 'No',
    placeholder: 'Write a message',
    no_match_response: 'Could not find any related solutions to the question, please contact us',
  },
  disclosures: {
    scripted:
      'You are chatting with a script, not a person. Your messages stay on this page and do not reach us. We are a debt collector: we collect debts, and to do so we use what people tell us by phone or in writing. Please don’t type account, card or Social Security numbers.',
    numberRefused:
      'That looked like a card, bank or Social Security number, so we took it out. Please call us instead.',
    urlLabel: 'Ways to reach us',
    otherWays: 'Other ways to reach us',
  },
} satisfies SiteContent['assistant'];
