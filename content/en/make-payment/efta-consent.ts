import { list, section, table } from '@/content/blocks';
import { at, email, hoursIn, phone, sitesIn } from '@/content/facts-in-copy';
import type { EftaConsentPage } from '@/content/types';

const site = sitesIn('en');
const hours = hoursIn('en');

export const eftaConsent = {
  meta: {
    title: 'EFTA Consent for Payments by Phone',
    description:
      'Read this before you pay by phone from a bank account: your right to paper, how to withdraw, and the two three-business-day rules.',
  },
  title: 'Consent to Electronic Records and Payments by Phone (EFTA)',
  lead: 'Read this page if you want to pay by phone from your bank account. It explains your rights under the Electronic Fund Transfer Act (EFTA) and the federal law on electronic records and signatures (E-SIGN). Take your time. You can print it, and nothing happens to your money here.',
  summary: [
    'This page moves no money. It does not send us or save your choice.',
    'You can change your mind about electronic records at any time. You can say no to a payment until you separately agree to a Payment Authorization on the phone, and after that you can still cancel it.',
    'Paper copies are free, and we charge no fee for any way to pay.',
    'You can cancel later. **We must receive your notice at least three business days before the payment takes effect.** You can also stop a recurring payment at your bank.',
    'No one has to pay this way. You can pay by another method, set up a plan or dispute the debt.',
  ],
  sections: [
    section('what-this-is', 'What you consent to', [
      list('If you consent, you agree to two things:', [
        '**Electronic records.** We may give you the records listed below in electronic form. You may sign a Payment Authorization by phone, with your recorded voice or your keypad.',
        '**Payments set up by phone.** We may take the steps needed to debit your bank account, but only after you agree to a Payment Authorization on the call.',
      ]),
      'Your consent covers the payments that you arrange with us by phone, for the account or accounts that you name on that call. It covers no other account.',
    ]),
    section('what-this-is-not', 'What this page does not do', [
      list('“I Consent” on this page is not a Payment Authorization. When you select it:', [
        'No bank account is charged, and we do not ask for your bank numbers.',
        'No message goes to us. We learn of your consent when you tell us on the phone.',
        'You do not agree that you owe a debt or that the amount is right.',
        'You do not lose the right to [dispute the debt](/make-payment#dispute).',
      ]),
      'If you close or reload the page, it starts again from the beginning.',
    ]),
    section('your-choice', 'It is your choice', [
      `We do not make electronic payments a condition of anything. You do not need them for a payment plan or a settlement. You can pay [online through the portal](${site.accountDetails}), by mail with a check or money order, or in another way listed under [payment options](/make-payment). If you cannot pay, call us and say so, and we will talk about what is possible.`,
      'If you are in a bankruptcy case, or a bankruptcy court has discharged the debt, this page is for information only. We are not asking you to pay.',
    ]),
    section('paper-instead', 'Your right to paper', [
      `You have the right to get these records on paper, instead of electronic records or as well. Call ${phone.main} or write to ${at.mail}. **There is no charge.** We can also send them in Spanish, in large print, in braille or on audio.`,
    ]),
    section('records-covered', 'Which records are covered', [
      list('Your consent covers only these records about payments by phone:', [
        'This page, which you can print or save.',
        'The Payment Authorization, which we read to you and record.',
        'Receipts and notices about those payments: amount, date, change, cancellation or return. We email them only if you gave us [permission to email](/make-payment/pay-by-email).',
      ]),
      'It does not cover your debt notice, other letters, or court papers.',
    ]),
    section('what-you-need', 'What you need to read and keep them', [
      list('To see and keep electronic records, you need:', [
        'A phone or computer with internet access.',
        'A current version of a browser such as Chrome, Edge, Firefox or Safari.',
        'A printer, or space to save a file.',
        'A program that opens PDF files, if you save pages as PDFs.',
        'A phone for the call. An email account is needed only if you ask for email.',
      ]),
      '**Try it now.** Print this page or save it as a PDF, then open what you saved. If you can read it, you can read our records. If you cannot, ask for paper.',
      'If our technical needs change so much that you may not be able to open your records, we will tell you what is new. You can then withdraw at no cost, and we will ask for your consent again.',
    ]),
    section('withdraw', 'How to withdraw your consent', [
      '**You can withdraw this consent at any time until you separately agree to the Payment Authorization.** After that, you can still withdraw your consent to electronic records at any time. There is no fee, no condition and no penalty.',
      list('To withdraw:', [
        'On this page, select “Withdraw consent” or close the page.',
        `If you called but did not agree to a Payment Authorization, call ${phone.main} again or write to our P.O. Box.`,
        'During the call, tell the person that you do not want to go on.',
        `After a Payment Authorization, call ${phone.main} or write to our P.O. Box and say that you want your records on paper from now on.`,
      ]),
      'What happens then? If you have not agreed to a Payment Authorization, we do not set up a payment by phone, and you can pay in any other way. Once you have agreed to a Payment Authorization, you can still cancel it under rule one below, or stop a recurring payment under rule two. You can still ask for paper at any time.',
    ]),
    section('contact-details', 'If your contact details change', [
      `Tell us when your mailing address, phone number or email address changes, so that our records reach you. Call ${phone.main}, write to our P.O. Box or email ${email.info}. Please put no bank numbers in an email.`,
    ]),
    section('payment-authorization', 'What happens when you call', [
      list(
        'The call is recorded and may be monitored, and we say so at the start. We are collecting a debt, so we may use what you tell us for that purpose. Then:',
        [
          'We confirm who you are and which account you are calling about.',
          'We ask if you have read this page and if you consent.',
          'You give us the bank account number and routing number. Never leave them on voicemail.',
          'We read you the Payment Authorization: each amount, each date, how many payments there are, and how to cancel.',
          'You agree or you do not. Only a clear yes counts.',
        ],
      ),
      '**We mail you a written confirmation and a copy of what you agreed to.** Check it when it comes. Each payment posts on the business day after its date. If we set up a plan, we confirm it in writing within five days.',
      'We debit only the amounts and dates that you agreed to. If you agreed to recurring payments that can vary, we send you written notice of the amount and date at least 10 days before each payment whose amount differs from the one before. We do not accept checks dated in the future. If your bank returns a payment, we add no fee, but your bank may charge you.',
    ]),
    section('cancel-with-us', 'Rule one: cancel with us', [
      `You can cancel one payment or the whole Payment Authorization by phone or by mail. **We must receive your notice at least three business days before the authorized payment takes effect.** Mail takes time, so call if the date is near: ${phone.main}.`,
      table(
        'Last day for us to receive your notice, in a week without holidays',
        'When the payment takes effect | We must receive your notice on or before',
        'Payment on Monday | Wednesday of the week before',
        'Payment on Tuesday | Thursday of the week before',
        'Payment on Wednesday | Friday of the week before',
        'Payment on Thursday | Monday of the same week',
        'Payment on Friday | Tuesday of the same week',
      ),
      'Saturdays, Sundays and federal bank holidays are not business days. If a holiday falls on the day in the table, or between that day and the payment, count back one more business day for each holiday. Or [let this site count](/dates#cancel).',
    ]),
    section('stop-at-your-bank', 'Rule two: stop the payment at your bank', [
      'This right is separate from rule one, and you have it even if you do not call us. **To stop a recurring payment, give your bank or credit union a stop-payment order at least three business days before the scheduled date.** You can do it by phone, in person or in writing. If you tell the bank that you have taken back the whole Payment Authorization, it must block all the later payments. For a single payment, ask the bank what it can do.',
      'If you give the order by phone or in person, the bank may ask you to confirm it in writing within 14 days, and without that the order can lapse. The bank may charge you for the order. It may also count its business days in its own way, so ask for the last safe day.',
      'Stopping the payment at the bank does not cancel your Payment Authorization with us, so please tell us too. If a debit looks wrong, tell your bank and us as soon as you see it.',
    ]),
    section('phones', 'Where to call', [
      `We answer ${hours.officeEastern} time, except on federal bank holidays. You can also [ask us to call you](/make-payment/request-callback).`,
      table(
        'Phone numbers for payments, by where you live',
        'Who should call | Number | Who answers',
        `Anywhere in the United States, toll-free | ${phone.main} | Our staff, in English or Spanish`,
        `New York City residents | ${phone.newYorkCity} | A real person at our Consumer Care Desk`,
        `Yonkers residents | ${phone.yonkers} | A real person at our Consumer Care Desk`,
        `Connecticut residents | ${phone.connecticut} | Our staff, in English or Spanish`,
        `Spanish speakers | ${phone.spanish} | Our staff, in Spanish`,
        `TTY users | ${phone.tty} | Our staff; or dial 711 for a relay operator`,
      ),
    ]),
  ],
  consent: {
    title: 'Do you consent?',
    text: 'Select the button if you have read this page, if you could print or save it, and if you agree to electronic records and to setting up payments by phone. If you are not sure, do not select it. You lose nothing.',
    confirmedTitle: 'You chose to consent. Now please call us.',
    confirmedAt: 'Date and time on your device: {time}',
    nothingSent:
      'Nothing was sent to us, nothing was stored and no payment was made. To keep the date and time, use the Print button at the top of this page. On the phone we will ask for your consent again.',
    callTitle: 'Call the number for where you live',
    callHours: `${hours.officeEastern} time.`,
    phones: [
      { label: 'Anywhere in the United States, toll-free', phone: phone.main },
      { label: 'New York City residents', phone: phone.newYorkCity },
      { label: 'Yonkers residents', phone: phone.yonkers },
      { label: 'Connecticut residents', phone: phone.connecticut },
      { label: 'Spanish speakers', phone: phone.spanish },
      { label: 'TTY users', phone: phone.tty },
    ],
    withdrawn:
      'You withdrew your consent on this page. No one was told, because nothing had been sent. You can read the page again and decide later.',
  },
} satisfies EftaConsentPage;
