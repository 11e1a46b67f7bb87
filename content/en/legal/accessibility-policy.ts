import { list, section, table } from '@/content/blocks';
import { at, email, hoursIn, phone, repliesIn } from '@/content/facts-in-copy';
import { notices } from '@/content/notices';
import type { LegalDocument } from '@/content/types';

const reply = repliesIn('en');
const hours = hoursIn('en');

export const accessibilityPolicy = {
  meta: {
    title: 'Accessibility Statement',
    description:
      'How to ask for large print, braille, audio, a reader or extra time at no charge, how accessible this site is, and whom to call or write to.',
  },
  title: 'Accessibility Statement',
  summary: [
    'A disability should not keep you from reading this site, talking with us or using your rights.',
    `You can ask for large print, braille, audio, a reader or extra time. It is free, and we answer within ${reply.accessibility}.`,
    'We aim to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at Level AA. We list the limits we know of and a way around each.',
    `If a page or another site does not work for you, call ${phone.main} (in Spanish ${phone.spanish}, by TTY ${phone.tty} or 711). We can help you do the same thing by phone or mail.`,
  ],
  sections: [
    section('our-commitment', 'Our commitment', [
      'We want every person to be able to learn about an account, ask questions, dispute a debt, pay it and apply for a job with us. This statement covers our website, our letters and notices, our phone lines and visits to our office.',
      'Asking for help never counts against you. It does not change what you owe or how we treat your account, and you do not have to prove a disability to get a notice in another format.',
    ]),
    section('reasonable-accommodations', 'Reasonable accommodations', [
      list(
        'A reasonable accommodation is a change in how we do things so that you can take part. We offer these, **always at no charge**:',
        [
          'Letters and notices in large print, in braille or as an audio recording.',
          'A member of our staff who reads a letter, notice or web page to you by phone.',
          'Calls by TTY or through a relay service. We accept every relay call.',
          'More time to read, reply or gather papers, where the law leaves the time to us.',
          'A person you trust on the call with you, once you tell us that you agree.',
          'Letters in Spanish, and help in Spanish from our own staff.',
          'Help that you need for a visit to our office, when you make the appointment.',
        ],
      ),
      'If you need something that is not on this list, ask, and we will look for a way together. You can use any phone number, address or email in [How to reach us](#contact). Tell us what you need and how to reach you. A reference number helps if you have one, but you do not need it.',
      `**We answer within ${reply.accessibility}** and tell you what we can do and when. If we cannot do exactly what you asked, we say why and offer something else that works.`,
      'We cannot move a date that a court or the law sets, so if you need more time in a court case, ask the court. If your debt notice reached you in a form that you could not read, tell us right away. We will send it in another form, and the new copy carries its own, later date to dispute by.',
    ]),
    section('online-accessibility', 'Online accessibility', [
      'This section is about our own website: what we aim for, how we check our work and where we still fall short.',
      section('our-target', 'What we aim for', [
        list(
          'Our target for this site is WCAG 2.2, Level AA, in English and in Spanish. To get there, we build the site so that:',
          [
            'You can use all of it with a keyboard, and you can see where you are.',
            'Screen readers get real headings, named regions, labels and the right language.',
            'Text stays readable when you enlarge it to 200 percent, and pages reflow on small screens.',
            'Text and controls have enough contrast, and color is never the only sign.',
            'Motion stops if your device asks for less motion.',
            'Every page can be read and every phone number used with JavaScript turned off.',
          ],
        ),
      ]),
      section('how-we-check', 'How we check', [
        'We check the pages in both languages with automated tools (axe and the Nu HTML Checker), and we read what Chrome, Firefox and WebKitGTK tell a screen reader. We also use a keyboard alone, text at 200 percent, a window 320 pixels wide, forced colors, reduced motion and no JavaScript. We write for current versions of Chrome, Edge, Firefox and Safari, and for the screen readers that come with computers and phones. The [site status](/site-status) page says what the last automated check found.',
        '**Last technical review: November 2026.** We do not claim that every page meets every rule at every moment. When we learn of a barrier, we fix it or give you another way.',
      ]),
      section('known-limits', 'Limits we know of', [
        table(
          'Known limits and what you can do',
          'Limit | What you can do',
          `The chat is a scripted assistant. It works in English only and cannot answer every question. | Call ${phone.main}, or ${phone.spanish} in Spanish.`,
          'The look of a printed page depends on your browser and printer. A page saved as a PDF may lose its headings for a screen reader. | Ask us for the text in large print, in braille, as audio or as a plain text file.',
          `Our forms do not let your browser fill in your name and address (WCAG 1.3.5), so that nothing you type is kept or offered on a shared device. | Call ${phone.main}, and we fill in the letter with you. Or print a blank one from [our letters](/letters).`,
          'A form that you print and fill in by hand may not suit you. | Call us. We fill it in with you by phone and mail it to you to check.',
          'People who use a screen reader every day have not yet tested the site for us, and we have not tested it on an iPhone or a Mac. | Tell us what does not work for you, and we give you another way.',
          'Long legal pages take effort to read. | Read the summary at the top of the page, or ask us to read a part to you.',
        ),
      ]),
    ]),
    section('third-party-sites', 'Third-party sites', [
      'Some links go to sites that other people run, such as public bodies, social networks and the recruiting site. We ask you before you leave, and the notice can be used with a keyboard and a screen reader. We do not control how accessible those sites are.',
      'The payment portal and the pages for email choices and client access are separate from this site. They may not work in the same way. If one of them stops you, tell us which page it was and what happened. You can pay, change your email choices, get account details or apply for a job with our help by phone or mail.',
    ]),
    section('contact', 'How to reach us', [
      `Our phones are open ${hours.officeEastern} time, except on federal bank holidays. Calls are recorded and may be monitored.`,
      table(
        'Ways to ask for an accommodation or report a barrier',
        'Way | Number or address | Good to know',
        `Mail | ${at.mail} | Large handwriting, braille and recordings are all fine.`,
        `Toll-free phone | ${phone.main} | For everyone in the United States.`,
        `Phone in Spanish | ${phone.spanish} | Our own staff answer in Spanish.`,
        `New York City residents | ${phone.newYorkCity} | A real person at our Consumer Care Desk answers.`,
        `Yonkers residents | ${phone.yonkers} | A real person from the same desk answers.`,
        `Connecticut residents | ${phone.connecticut} | Our own staff answer in English or Spanish.`,
        `TTY | ${phone.tty} | Or dial 711 and give the relay operator our toll-free number.`,
        `Email | ${email.accessibility} | Please send no card, bank or Social Security numbers.`,
      ),
      'When you report a barrier online, it helps to name the page, what you wanted to do, and the browser or assistive tool that you use.',
    ]),
    section('complaints', 'If you are not satisfied', [
      `Write to ${email.complaints} or call us and ask for a supervisor. We answer complaints within ${reply.complaint}. You may also complain to the US Department of Justice, or to the civil rights office or attorney general of your state. You do not have to come to us first.`,
    ]),
    section('about-this-statement', 'About this statement', [
      `This is version ${notices['accessibility-policy'].version}. We adopted it in 2021 and have since raised our target to WCAG 2.2, which came out later. We keep the target and the date of the last technical review up to date. This statement describes our aims and our work, and it is not a warranty. It applies together with our [Terms of Use](/terms-of-use).`,
    ]),
  ],
  changes: [
    {
      version: notices['accessibility-policy'].version,
      text: 'The version now in force. It covers reasonable accommodations, online accessibility and third-party sites.',
    },
  ],
} satisfies LegalDocument;
