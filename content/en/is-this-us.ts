import { blocks, list, part } from '@/content/blocks';
import { email, phone, sitesIn } from '@/content/facts-in-copy';
import type { IsThisUsPage } from '@/content/types';

const site = sitesIn('en');

export const isThisUs = {
  meta: {
    title: 'Is this us?',
    description:
      'Check a phone number, email, website, address or license number against our official list. The check runs in your browser, and nothing is sent.',
  },
  title: 'Is this us?',
  lead: 'Compare the number, email, website or address that contacted you with our official list. Caller ID and the sender of an email can be faked, so a match shows only that the number or address is ours, not that the message is. To be sure who it is, call us yourself at a number on this page.',
  words: {
    label: 'A phone number, email, website, address or license number',
    hint: 'Never type a card, bank or Social Security number here. We do not need it to check.',
    button: 'Check',
    empty: 'Enter something to check, such as a phone number',
    typed: 'You typed',
    compared: 'We compared',
    ours: 'On our list',
    headings: {
      same: 'This is on our list',
      'look-alike': 'This looks like ours, but it is not on our list',
      'not-ours': 'This is not ours',
      'cannot-tell': 'This is not enough to check',
    },
    reasons: {
      listed: 'It matches an entry on our list. To be sure who it is, call a number on this page yourself.',
      extension: 'The ten digits are the same as ours. We cannot check the extension.',
      near: 'A letter, a digit or a part is different. Someone may want you to think that it’s us.',
      letters: 'One of its letters only looks like ours, to make you think that it’s us.',
      'other-mailbox': 'It ends like our addresses, but we have no such mailbox.',
      'other-subdomain': 'It ends like our website, but we have no site with this name.',
      'name-in-other-site':
        'It belongs to another site, with our name put into it. What counts is how the name ends, before the first single slash.',
      'name-before-at': 'What comes before the @ sign isn’t the site. The address leads to what comes after it.',
      port: 'Our sites never have this number after their name.',
      'other-town': 'The box or street is like ours, but the town or the ZIP code is not.',
      'no-match': 'We compared it with every entry on our list and found no match. We don’t know whose it is.',
      foreign: 'Our phone numbers are numbers of the United States: they begin with +1 and have ten more digits.',
      'short-code': 'This is a short number, and we don’t use any.',
      'not-an-address': 'This is not the address of a website. Do not open it.',
      'too-short':
        'We need the whole number. For a phone, that is ten digits with the area code. For a license, type also the words around it, such as the city, the state or the office.',
      incomplete: 'A part is missing. Type the whole address, with the town and the state if it is for mail.',
      'name-alone': 'Anyone can say our name. Check the number or the address that was used.',
      unclear:
        'Type one thing at a time: the whole phone number, email, website or address, or a license number with the words around it. We cannot check a reference number, a date or an amount here.',
      linked: 'We link to this page, but another company runs it. A message that leads there may not be from us.',
    },
    notToCollect: 'This is ours, but we use it for creditors or for jobs, not to collect.',
  },
  advice: {
    'look-alike': blocks([
      list('What to do now:', [
        'Do not answer, pay or click.',
        'If you gave card or bank details, call your bank now. If you typed a password, change it.',
        `Tell us at ${email.complaints}, and read how to report it to the [Federal Trade Commission](${site.tradeCommission}).`,
      ]),
    ]),
    'not-ours': blocks([
      list('What this means:', [
        `If someone used it and told you that they are us, it was not us. Hang up, do not pay, and tell us at ${email.complaints}. If you gave them card or bank details, call your bank now. If you typed a password there, change it.`,
        'But someone else may really want to reach you with it, such as a court, a hospital or another collector. Look up their number yourself, and ask them.',
        'Never ignore court papers, whoever they come from. Read [what to do when you are sued](/help/sued).',
      ]),
    ]),
  },
  fake: blocks(['Even a match can be faked: a caller can make any number or name show up.']),
  call: blocks(['Hang up, and call us yourself:', phone.main, `In Spanish: ${phone.spanish}`]),
  list: part('The official list', [
    'A number or address that isn’t here isn’t ours. But never ignore court papers, even if the name on them is not on this list. The same list is on the [contact page](/contact#is-this-really-us), with ways to check a letter or a call.',
  ]),
} satisfies IsThisUsPage;
