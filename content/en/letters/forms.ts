import { blocks, list } from '@/content/blocks';
import { at, email } from '@/content/facts-in-copy';
import type { LetterForms } from '@/content/types';
import { states } from './states';

export const letterForms = {
  groups: { you: 'You', account: 'The account', what: 'What you want to say', letter: 'The letter' },
  fields: {
    name: {
      label: 'Full name',
      required: 'Enter your full name',
      invalid: 'Enter your full name in letters, without digits',
    },
    street: { label: 'Street address', hint: 'Up to three lines.', required: 'Enter your street address' },
    city: { label: 'City', required: 'Enter your city' },
    state: { label: 'State', required: 'Choose your state', options: states },
    zip: {
      label: 'ZIP code',
      hint: 'Such as 12345 or 12345-6789.',
      required: 'Enter your ZIP code',
      invalid: 'Enter a ZIP code such as 12345 or 12345-6789',
    },
    reference: {
      label: 'Reference number (optional)',
      hint: 'It is on the debt notice and on our letters. Without it, the letter leaves a line to fill in by hand.',
      invalid: 'Enter the reference number with 3 to 30 letters (A to Z), digits or hyphens, or leave it empty',
    },
    creditor: { label: 'Creditor named on the notice (optional)' },
    contactDate: {
      label: 'When did we write or call? (optional)',
      hint: 'The day of the letter or call that you are answering.',
    },
    noticeDate: {
      label: 'Date of the debt notice (optional)',
      hint: 'The date at the top of the notice. It goes into the letter.',
    },
    disputeBy: {
      label: 'Date to dispute by (optional)',
      hint: 'The date printed on the debt notice. It does not go into the letter: it tells you when to send it.',
      unfit: 'The date to dispute by is before the date of the debt notice. Check both dates',
    },
    asks: {
      label: 'What do you want to know?',
      hint: 'Choose at least one.',
      required: 'Choose at least one thing to ask for',
      options: {
        creditors: 'Who the creditor is now, and who the original creditor was',
        amount: 'How the amount adds up',
        dates: 'The dates of default, of the last payment and of any charge-off',
        signature: 'A copy of any paper with my signature',
        license: 'Your license to collect debts in my state',
        age: 'Whether the debt is too old for court (time-barred)',
      },
    },
    amount: { label: 'How much do you dispute?', options: { all: 'All of it', part: 'A part of it' } },
    partAmount: {
      label: 'Amount that you dispute',
      hint: 'In dollars, such as 250.75.',
      required: 'Enter the amount that you dispute',
      invalid: 'Enter an amount in dollars, such as 250.75',
      unfit: 'The amount that you dispute is more than the amount on the notice. Check both amounts',
    },
    claimedAmount: {
      label: 'Amount on the notice (optional)',
      hint: 'The total that we ask you to pay. With it, this page can check the part that you dispute.',
      invalid: 'Enter the amount on the notice in dollars, such as 1250.75, or leave it empty',
    },
    reasons: {
      label: 'Why? (optional)',
      hint: 'Choose any that apply. Each one becomes one short sentence. You don’t have to give a reason or prove anything.',
      options: {
        notMine: 'I do not recognize this debt',
        wrongAmount: 'The amount is wrong',
        paid: 'I paid or settled it',
        identityTheft: 'Someone used my name (identity theft)',
        forced: 'I was forced or tricked into it (coerced debt)',
        bankruptcy: 'It was part of a bankruptcy',
        tooOld: 'It is too old for court (time-barred)',
        medical: 'Insurance or financial assistance should have paid, or a medical bill is wrong',
        other: 'Another reason',
      },
    },
    ownWords: {
      label: 'Your reason in your own words',
      hint: 'At most 300 characters, without links. Leave out card, bank and Social Security numbers.',
      required: 'Enter your reason, or clear “Another reason”',
    },
    ways: {
      label: 'Which ways should we not use?',
      hint: 'Leave at least one way open.',
      required:
        'Choose at least one limit: a way, a number, an email address, a place, contact at work, or certain hours',
      invalid: 'Leave one way open, or write the letter that stops all contact',
      options: { calls: 'Phone calls', texts: 'Text messages', email: 'Email', mail: 'Mail' },
    },
    onlyWays: {
      label: 'Which are the only ways that we may use? (optional)',
      hint: 'The letter allows only what you check here. Check nothing if you only want to rule ways out.',
      unfit: 'A way is ruled out above and allowed here. Clear one of the two',
      options: { calls: 'Phone calls', texts: 'Text messages', email: 'Email', mail: 'Mail' },
    },
    notNumbers: {
      label: 'Phone numbers that we should not call or text (optional)',
      hint: 'Up to three, one on each line.',
      invalid: 'Enter each phone number with ten digits, one on each line, or leave the field for phone numbers empty',
    },
    notEmails: {
      label: 'Email addresses that we should not write to (optional)',
      hint: 'Up to three, one on each line.',
      invalid:
        'Enter each email address whole, with its @ sign, one on each line, or leave the field for email addresses empty',
    },
    work: {
      label: 'At work (optional)',
      options: { notAtWork: 'Do not contact me at work', employer: 'My employer does not allow these calls' },
    },
    notPlaces: {
      label: 'Other places where we should not contact you (optional)',
      hint: 'Up to three, one on each line, such as the home of a relative. No links.',
    },
    times: {
      label: 'When may we call or text?',
      unfit:
        'You allow neither calls nor text messages, so there are no hours to set. Choose “I set no limits on days or hours”, or allow calls or text messages above',
      options: { any: 'I set no limits on days or hours', within: 'Only on certain days and at certain hours' },
    },
    days: {
      label: 'Days',
      options: { everyDay: 'Every day', weekdays: 'Monday to Friday', weekends: 'Saturday and Sunday' },
    },
    from: { label: 'From', required: 'Choose the first hour' },
    until: {
      label: 'Until',
      required: 'Choose the last hour',
      invalid: 'Choose an hour that is later than the first one',
    },
    zone: {
      label: 'Time zone',
      required: 'Choose your time zone',
      options: {
        eastern: 'Eastern',
        central: 'Central',
        mountain: 'Mountain',
        pacific: 'Pacific',
        alaska: 'Alaska',
        hawaii: 'Hawaii',
        atlantic: 'Atlantic (Puerto Rico)',
        chamorro: 'Chamorro (Guam, Northern Mariana Islands)',
        samoa: 'Samoa (American Samoa)',
      },
    },
    lawyerName: { label: 'Your lawyer’s name', required: 'Enter your lawyer’s name' },
    lawyerOffice: { label: 'Law office (optional)' },
    lawyerAddress: {
      label: 'Your lawyer’s address',
      hint: 'Up to three lines. Either the address or the phone number is enough.',
      required: 'Enter your lawyer’s address, or the phone number below',
    },
    lawyerPhone: {
      label: 'Your lawyer’s phone number',
      invalid: 'Enter a phone number with ten digits',
    },
    lawyerSince: {
      label: 'Since when? (optional)',
      hint: 'The day from which this lawyer represents you.',
      longAgo: 'This is too long ago. Check the year',
    },
    scope: {
      label: 'Does this lawyer represent you on other accounts that we write to you about?',
      options: { thisAccount: 'No, only on this account', allAccounts: 'Yes, on every account' },
    },
    understood: {
      label: 'Before you write it',
      required: 'Read what this letter does not do, and then check this box',
      options: { understood: 'I have read what this letter does not do' },
    },
    add: {
      label: 'Add to the letter',
      options: {
        asDispute: 'Treat this as a dispute, too',
        creditor: 'Send me the name and address of the original creditor',
        mailOnly: 'Answer me by mail only',
        enclosed: 'I enclose a copy of the debt notice',
        ifNoAnswer: 'If my lawyer does not answer, write to me by mail',
        dispute: 'I also dispute the debt',
      },
    },
    answer: {
      label: 'Our answer to your dispute',
      hint: 'Without this line, the letter may keep us from answering it.',
      options: { byMail: 'Send me the answer to my dispute by mail' },
    },
    letterDate: {
      label: 'Date of the letter',
      hint: 'Today, unless you change it.',
      required: 'Enter the date of the letter',
      unfit: 'The date of the letter is before another date in it. Check both dates',
    },
  },
  sensitive:
    'This looks like a card, bank or Social Security number. Leave this number out; the last four digits are enough',
  link: 'Leave out web addresses and links. Say it in words',
  write: 'Write the letter',
  yourLetter: 'Your letter',
  written: 'Your letter is ready below the form.',
  changed: 'You changed the form after this letter was written. To renew the letter, choose “Write the letter” again.',
  print: 'Print',
  copy: 'Copy the text',
  copied: 'The text of the letter was copied.',
  notCopied: 'Your browser did not allow it. Select the text of the letter and copy it yourself.',
  printHint: 'Only the letter is printed. If nothing happens, open this page in your phone’s own browser.',
  addTwin: 'Show it in Spanish, too',
  twins: { en: 'In English', es: 'In Spanish' },
  either: 'Sign and send the one that you prefer. We read both.',
  save: 'Save to my calendar',
  saveHint: 'If your browser saves nothing, write the day down.',
  blank: {
    link: 'Print a blank letter to fill in by hand',
    title: 'A blank letter to fill in by hand',
    intro:
      'Print it, fill in the lines, and check the boxes next to what you want to say. Cross out what you don’t need. Then sign it.',
  },
  send: {
    title: 'Where to send it',
    blocks: blocks([
      'Print the letter, sign it, and send it in one of these ways. Each of them counts as writing.',
      list('Send it:', [
        `By mail: ${at.mail}.`,
        `By hand, by courier or by certified mail: ${at.office}.`,
        `By email: ${email.disputes}. Attach a photo of the letter, or paste its text into the email.`,
      ]),
      'Keep a copy. If you want proof that you sent it, ask the post office for a certificate of mailing or a return receipt, or keep the email. The letter counts without that proof.',
    ]),
  },
  when: 'When to send it',
  then: 'What happens then',
} satisfies LetterForms;
