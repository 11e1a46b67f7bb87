import { list, section } from '@/content/blocks';
import { at, email, hoursIn, phone, repliesIn, sitesIn } from '@/content/facts-in-copy';
import { firm } from '@/content/firm';
import { notices } from '@/content/notices';
import type { LegalDocument } from '@/content/types';

const reply = repliesIn('en');
const site = sitesIn('en');
const hours = hoursIn('en');

export const termsOfUse = {
  meta: {
    title: 'Terms of Use',
    description:
      'The rules for using this site: who may use it, calls and texts, payment limits, what is not allowed, arbitration and your rights.',
  },
  title: 'Terms of Use',
  summary: [
    'These terms are about this website, and they do not change what you owe. You can ask about a debt, dispute it or pay it whether or not you agree to them.',
    'The site is for people who are 18 or older and in the United States, and for your own account only.',
    'If you give us your number and agree, we may call or text it with automated equipment. You can stop that at any time: reply STOP or tell us in any other reasonable way.',
    'We record our calls, and we say so when a call begins.',
    'The site takes no payments and has no login. Online payments are made on a separate portal.',
    '**If you or we ask for it, a dispute about this site, or about the calls, texts and emails that these terms describe, goes to arbitration, not to a jury or a class action.** First there are 30 days of talks. You can still use small claims court and complain to the government.',
  ],
  sections: [
    section('acceptance', 'What these terms are and how you agree to them', [
      `These terms are an agreement between you and ${firm.name}, a Massachusetts professional corporation. “We” and “us” mean the firm. “The site” means www.${firm.domain} and every page that we publish there, in English and in Spanish. Our payment, email and client sites are not part of it.`,
      'You agree to these terms when you use the site after a fair chance to read them. If you do not agree, you can still read about your rights here, and you can always deal with us by phone, by mail or by email. You will get the same service.',
      list('**Some things never depend on your agreement.** Whether or not you accept these terms, you can:', [
        'Read about your rights on this site.',
        'Ask us for information about a debt, or tell us that you dispute it.',
        'Tell us when, where and how not to contact you.',
        'Pay by any method that we offer.',
        'Get a letter or notice on paper, in Spanish, or in a format such as large print or braille.',
      ]),
      'Other agreements may cover your account, such as the contract with your creditor, a payment plan or a Payment Authorization. These terms do not replace or change them. If you are a client, your agreement with us as your lawyers comes first.',
    ]),
    section('who-may-use', 'Who may use the site, and where', [
      '**You must be 18 or older to use the site.** It is not meant for children.',
      '**The site is for use in the United States only.** It describes US law and services that we offer there. We may restrict access from outside the United States, in full or in part. Anyone who opens the site from another country must follow the laws of that place.',
      'If you are abroad, for example on military service, you can still call or write to us. Please tell us if you or your spouse serves in the military, or if you depend on someone who does. Federal law may give you extra protection.',
    ]),
    section('no-legal-advice', 'No legal advice and no lawyer-client relationship', [
      'The site gives general information, not legal advice about your case. Our lawyers work for creditors, so we cannot advise the people from whom we collect, but you are free to speak with a lawyer of your own.',
      'You do not become our client by reading the site, using the chat, calling us or writing to us. That takes a written agreement with the firm, and until you have one, do not send us facts that you want a lawyer to keep confidential.',
      '**Unless a letter from us says otherwise, no lawyer has reviewed your account.** A letter from us does not by itself mean that one has. A lawyer reads the file before we bring a lawsuit.',
      'If a lawyer represents you on a debt, give us the lawyer’s name and an address or phone number. From then on we deal with the lawyer and not with you.',
    ]),
    section('your-own-account', 'Your own account only', [
      'You may use the site, the chat, the portal and our phone lines to deal with your own account. You may act for another person only if the law or that person gives you authority, as a guardian, an executor, or an authorized agent with signed permission or a power of attorney.',
      '**Tracing other people’s accounts is not allowed.** You may not try to learn whether someone else has an account with us, what that person owes, or where that person lives or works. This rule also binds relatives, neighbors, employers and other collectors.',
      `If a letter, call or message from us was meant for someone else, please tell us at ${phone.main}. We will check our records, and you do not have to give us any details of your own.`,
    ]),
    section('prohibited-activities', 'Prohibited activities', [
      list('You may not do any of these things on or through the site, and you may not help others to do them:', [
        '**Automated scraping.** Do not copy, collect or index our content with robots, scripts or other automated tools. Public search engines may index our pages. Screen readers and other assistive tools are always welcome.',
        '**Unauthorized access.** Do not enter systems, accounts or data that are not open to you, and do not use another person’s login. Trying counts too.',
        '**Probing security.** Do not scan, test or get around our security without our written permission.',
        '**Overloading infrastructure.** Do not send requests so large or so many that servers or networks slow down or fail.',
        '**Interfering with transactions.** Do not block, change or divert a payment, a message or any other transaction, ours or another person’s.',
        '**Impersonation.** Do not pretend to be another person, a company or a member of our staff. Do not hide where a message comes from in order to mislead.',
        '**Unlawful use.** Do not use the site to break the law, harass anyone, spread harmful software or violate another person’s rights.',
      ]),
      `If you come across a weakness by chance, please write to ${email.privacy}. We welcome reports made in good faith and do not treat them as a breach of these terms.`,
      'We may block use of the site that breaks these rules, and we may report it where the law allows. A block never takes away your right to dispute a debt, pay it, or reach us by phone and mail.',
    ]),
    section('automated-calls-and-texts', 'Consent to automated calls and texts', [
      'This section says what your consent covers, if you choose to give it. You can refuse it or withdraw it and still use the site under the rest of these terms.',
      section('what-you-agree-to', 'What you agree to', [
        '**If you give us your number and tell us that we may call or text it, you agree that we may do so about your accounts that are placed with us.** You can tell us so by phone, by mail or on one of our own pages that asks for it. Your consent covers only a number that you give to us directly. A number that we got from a creditor or from anyone else is not covered. Service providers who act for us may make these calls and send these texts. They may use automatic dialing equipment, an artificial voice or prerecorded messages.',
        'Using this site gives us no number and no consent. Give us only a number that is yours. Tell us when it changes, or when other people may see or hear what we send to it.',
        'We do not charge for calls or texts, but your phone company may charge you its message and data rates. How many messages you get depends on your account.',
      ]),
      section('limits-of-this-consent', 'What this consent does not do', [
        list('Your consent has limits:', [
          'It is not a condition of any service, settlement or payment plan.',
          `It does not let us call or text before ${hours.calls.from} or after ${hours.calls.until} where you live, or at a time or place that you told us does not suit you.`,
          'It does not lift any legal limit on how often we may contact you.',
          'It does not last forever. Before we text, we make sure that in the past 60 days you texted us or consented again, or that the number still belongs to you.',
        ]),
      ]),
      section('how-to-stop-calls-and-texts', 'How to stop calls and texts', [
        list('You may withdraw your consent at any time, at no cost. Any reasonable way will do. For example:', [
          'Reply **STOP** to a text. QUIT, END, REVOKE, OPT OUT, CANCEL and UNSUBSCRIBE work as well.',
          `Tell the person on the phone, or call ${phone.main}.`,
          'Use the opt-out choice in a prerecorded message.',
          `Write to ${at.mail}, or email ${email.info}.`,
        ]),
        'We stop when your request reaches us, although a message that we had already sent may still arrive. We may send one text to confirm that we got your request. Tell us if you want to stop one number, one kind of message or everything. Our page [Choose how we may contact you](/optout) explains each choice.',
      ]),
    ]),
    section('email-consent', 'Email consent', [
      `We do not email you about a debt without your permission. You can give it on our separate [Email Consent page](${site.emailConsent}), by phone or by mail; if you live in New York State, only online or by mail. Choose a private address. Please do not use an address at work or one that you share.`,
      'Each of those emails has an unsubscribe link. You can also reply, call or write, or read [how to unsubscribe](/unsubscribe). It is free, and we need only the address that should get no more email. Ending email does not end letters or calls, and it does not change the debt.',
      'Email is not a safe place for secrets. Never send us card numbers, bank numbers or any part of a Social Security number by email.',
    ]),
    section('call-recording', 'Call recording and monitoring', [
      '**We record phone calls, and supervisors may listen in.** We tell you this when the call begins. We record to train our staff, check our work, keep a true record and meet our legal duties. If you stay on the line after we tell you, you agree to it.',
      'If you do not want to be recorded, you may hang up and write to us, or ask for an appointment at our office. We keep a recording for three years after the call, or longer if the law or a pending case requires it.',
    ]),
    section('payment-restrictions', 'Limits on payments', [
      `This site takes no payment and asks for no card or bank number. You pay online at [our payment portal](${site.accountDetails}), a separate site where you log in and which has its own terms. The page [Make a payment](/make-payment) compares all the ways to pay. None of them has a fee.`,
      list('These limits apply to every payment, whatever the method:', [
        'Pay only your own account, or one that you have authority to pay. Use only a card, check or bank account that you have the right to use.',
        'Do not send checks dated in the future. We set up a later payment only by phone, with a Payment Authorization.',
        '**To cancel a Payment Authorization, tell us by phone or mail. We must receive your notice at least three business days before the payment takes effect.** Your bank has a separate rule for stopping a recurring payment. The [EFTA consent](/make-payment/efta-consent) explains both.',
        'If your bank returns a payment, it does not count toward your account. We let you know, so that you can choose another way. Your bank may charge you; we add no fee.',
        'If we collect more than one account from you, tell us where the money should go and we will follow that. We never apply it to a debt that you dispute.',
        `If a payment is meant to settle a disputed debt, such as a check marked “paid in full,” mail it with a letter that says so to ${at.mail}. Whether such a payment settles the debt depends on the law.`,
        'Never send card or bank numbers by email, chat or voicemail.',
      ]),
      'If you are in a bankruptcy case, or a bankruptcy court has discharged the debt, this site is for information only. It does not ask you to pay.',
    ]),
    section('our-content', 'Our content and how you may use it', [
      'The words, pictures, design, code and marks on the site belong to us or to people who let us use them. Copyright and trademark law protect them. You may read, print, save and share pages for your own use, for a dispute or complaint, or for study, news or legal work.',
      'You need our written permission to sell our content or to use our name or logo as if we backed you. Nothing here limits fair use or any other right that the law gives you.',
    ]),
    section('linked-sites', 'Linked sites', [
      'Some links lead to sites that others run: public bodies, nonprofit groups, a license registry, social networks and a recruiting site. Before you leave, a notice names the address and lets you stay. We do not control those sites or answer for their content, their safety or how they treat your data, and a link does not mean that we approve of them.',
      'Our own outside pages open without that notice: the payment portal, the email consent and unsubscribe pages, and client access. Some of their functions require logging in, and their own terms apply there.',
    ]),
    section('virus-disclaimer', 'Viruses and harmful code', [
      'We take reasonable steps to keep the site safe. Even so, we cannot promise that the site, its servers or its links are free of viruses or other harmful code. Please keep your device and its protection up to date.',
      'As far as the law allows, we are not responsible for harm that a virus does to your device or data. This does not apply if we caused the harm on purpose or by gross negligence.',
    ]),
    section('no-warranty', 'No warranty', [
      'We offer the site as it is and when it is available. As far as the law allows, we give no warranty of any kind, express or implied. That includes warranties of merchantability, of fitness for a purpose, of title and of non-infringement.',
      'We work to keep the site correct, but it may hold mistakes or be out of date. If it differs from your debt notice or another letter about your account, go by that paper and call us. The duties that the law gives us as a debt collector stay in full.',
    ]),
    section('liability-limitation', 'Limitation of liability', [
      'As far as the law allows, we are not liable for indirect, incidental, special or consequential loss from the use of the site. The same goes for outages, for lost data, for lost profit, and for what others do on networks or linked sites. This limit also protects our owners, our staff and our service providers.',
      list('**Nothing in these terms limits:**', [
        'Your rights under the Fair Debt Collection Practices Act, under state or city consumer law, or under any other law that does not allow a limit.',
        'Our liability for fraud, for harm done on purpose, for gross negligence, or for injury to a person.',
        'What the law makes us answer for when we handle your account, your payment or your personal information.',
        'Our duties as lawyers to our clients.',
      ]),
      'Some states do not allow certain limits, and where that is so, those limits do not apply to you.',
    ]),
    section('indemnity', 'Indemnity', [
      'If you do something listed under [prohibited activities](#prohibited-activities), or trace another person’s account, and someone brings a claim against us because of it, you agree to indemnify us. That means that you cover our reasonable losses and legal costs from that claim. We will tell you about the claim without delay and let you take part in the defense.',
      '**This section never applies to a consumer who uses a legal right.** You owe us nothing under it because you dispute a debt, ask us to stop contact, complain to a public body, sue us or defend a lawsuit.',
    ]),
    section('arbitration', 'Arbitration', [
      '**Please read this section with care, because it changes how some disputes between you and us are decided.** In arbitration a neutral person, the arbitrator, hears both sides and decides. There is no judge and no jury, and the right to appeal is very limited.',
      section('covered-disputes', 'Which disputes are covered', [
        'You or we may require arbitration of a dispute about these terms, about the use of the site, or about the calls, texts and emails that these terms describe. It does not matter what kind of law the claim rests on.',
        list('These are not covered:', [
          'Whether you owe a debt and how much, and any lawsuit about that debt.',
          'A claim that fits in small claims court, as long as it stays there and is for one person only.',
          'A complaint to a public body, such as the Consumer Financial Protection Bureau or your state attorney general.',
          'A claim that the law does not let us send to arbitration, such as certain credit claims of active-duty service members and their families.',
        ]),
      ]),
      section('informal-negotiation', 'First step: 30 days of informal negotiation', [
        `The side with the claim first sends the other a written notice. Send yours to ${at.office}. Give your name and address, your reference number if you have one, what happened and what you want. We send ours to the last address that we have for you.`,
        '**For 30 days from receipt of the notice, both sides try to settle the dispute by informal negotiation.** Neither side may start arbitration before those days are over. As far as the law allows, the time limits for the claim are paused during that time.',
        'Do not confuse this notice with a dispute of a debt. Such a dispute has its own 30-day period, and your debt notice gives the date to dispute by. You can send it at once, without any talks.',
      ]),
      section('arbitration-bodies', 'Who administers the arbitration', [
        `The arbitration is administered by the **${firm.arbitrationBodies[0]}** or the **${firm.arbitrationBodies[1]}**. The side that starts the case picks one of the two. That body’s consumer rules apply unless they conflict with these terms, and we send you a free copy if you ask.`,
        'If neither body can take the case, you and we may agree on another. If we cannot agree, a court may name the arbitrator.',
      ]),
      section('place-and-law', 'Place, form and law', [
        '**The arbitration is held in Massachusetts.** You do not have to travel. You may choose to take part by phone, by video or in writing. If an in-person hearing is needed and travel is hard for you, you may ask for one in the county where you live, and we will not object.',
        '**The Federal Arbitration Act governs this section.** The arbitrator applies US federal law and Massachusetts law. Consumer rights that cannot be given up stay in place, wherever you live. You may bring a lawyer, an interpreter or any aid that you need because of a disability.',
      ]),
      section('arbitration-fees', 'Fees', [
        'If you are a consumer, your share of the fees is never more than it costs to file the same claim in court. We pay the rest of what the body and the arbitrator charge. If you cannot afford your share, ask us and we will advance it. Each side pays its own lawyer unless the law or the decision says otherwise.',
      ]),
      section('arbitrator-powers', 'What the arbitrator can decide', [
        'One neutral arbitrator hears the case. The arbitrator may give one person any remedy that a court could give under the same law, and explains the decision in writing. The decision is binding. A court may enforce it, or set it aside for the few reasons that the law allows.',
      ]),
      section('arbitration-survival', 'How long this section lasts', [
        'This section stays in force after you stop using the site, after a debt is paid and, as far as the law allows, in bankruptcy.',
      ]),
    ]),
    section('class-action-waiver', 'Class action waiver', [
      '**As far as the law allows, in a covered dispute you and we may bring claims only in our own names. Neither side may be a plaintiff or a member in a class action, a collective action or a representative action.** The arbitrator may not combine the claims of several people unless all of them and we agree.',
      'A public body may still act for many people at once. A court, not the arbitrator, decides whether this waiver is valid. If it is not valid for a claim, that claim goes to court and not to arbitration.',
    ]),
    section('jury-trial-waiver', 'Jury trial waiver', [
      '**As far as the law allows, you and we give up the right to a trial by jury in a covered dispute, in arbitration and in court.** If such a dispute reaches a court, a judge decides it without a jury.',
      'This waiver does not reach a lawsuit about whether you owe a debt. If you are sued, answer by the deadline in the court papers, which may be a date or a number of days.',
    ]),
    section('governing-law', 'Governing law and courts', [
      'US federal law and the law of Massachusetts govern these terms. A covered dispute that does not go to arbitration goes to a court in Massachusetts, unless the law lets you sue where you live. These terms do not change where a lawsuit about a debt has to be filed.',
    ]),
    section('changes-to-terms', 'Changes to these terms', [
      'We may change these terms. When we do, we publish the new text here with a new version number and date, and we list what changed. New terms apply to use of the site from that date on.',
      'A change does not work backward: it does not affect a dispute that either side already knows of, and it does not widen a consent that you gave before.',
    ]),
    section('severability', 'Severability', [
      'If a court finds that part of these terms is not valid, the other parts stay in force. The exception is the one stated in the [class action waiver](#class-action-waiver). If you or we do not use a right at once, it can still be used later.',
    ]),
    section('privacy', 'Privacy', [
      `Our [Privacy Notice](/privacy-notice) explains what personal information we collect, why, who gets it and what you can choose. California residents also have the [California Privacy Notice](/california-privacy-notice).`,
    ]),
    section('language', 'English and Spanish', [
      'We publish these terms in English and in Spanish, and both texts are meant to say the same. If a court has to choose, the English text controls. We will not use that against you if you relied on the Spanish text and it is better for you. Please tell us about any difference that you find.',
    ]),
    section('contact', 'Questions about these terms', [
      list(`You can reach us ${hours.officeEastern} time, except on federal bank holidays:`, [
        `Toll-free: ${phone.main}. In Spanish: ${phone.spanish}.`,
        `New York City residents: ${phone.newYorkCity}. Yonkers residents: ${phone.yonkers}. A real person answers.`,
        `Connecticut residents: ${phone.connecticut}.`,
        `TTY: ${phone.tty}, or dial 711 for a relay operator.`,
        `Mail: ${at.mail}.`,
        `Email for general questions: ${email.info}. For complaints: ${email.complaints}. We answer a complaint within ${reply.complaint}.`,
      ]),
    ]),
  ],
  changes: [
    {
      version: notices['terms-of-use'].version,
      text: 'The version now in force. It covers use of the site, automated calls and texts, email, recording, payments and arbitration.',
    },
  ],
} satisfies LegalDocument;
