import type { HelpWords } from '@/content/types/words';

export const words = {
  meta: {
    title: 'Words on Your Papers, A to Z',
    description:
      'What courts, banks, hospitals and collectors mean by the words on your papers, each in plain English with its name in Spanish.',
  },
  title: 'Words on your papers',
  lead: 'These are the words that courts, banks and collectors use, each in plain English, with its name in Spanish. They are general information and not legal advice.',
  terms: {
    acknowledgment: {
      term: 'acknowledgment',
      meaning:
        'Saying that a debt is yours, often in a signed paper. In some states it can give the creditor more time to sue.',
    },
    'active-duty': {
      term: 'active duty',
      meaning: 'Full-time service in the military. It brings extra rights about debts and court cases.',
    },
    administrator: {
      term: 'administrator',
      meaning: 'The person a court names to settle what someone left behind when there is no will, or no executor.',
    },
    answer: {
      term: 'answer',
      meaning: 'Your written reply to a lawsuit. It goes to the court, by the deadline in the court papers.',
    },
    'authorized-user': {
      term: 'authorized user',
      meaning:
        'Someone who may use a card on another person’s account. As a rule, that alone does not make them owe the debt.',
    },
    'automatic-stay': {
      term: 'automatic stay',
      meaning: 'The rule that stops most collection as soon as someone files for bankruptcy.',
    },
    'bank-levy': {
      term: 'bank levy',
      meaning:
        'An order to a bank to hold or hand over money, most often after a judgment. It is called a restraining notice in New York, trustee process in Massachusetts, a bank execution in Connecticut and a notice of levy in California.',
    },
    bankruptcy: {
      term: 'bankruptcy',
      meaning: 'A case in federal court in which a person asks for relief from debts that they cannot pay.',
    },
    block: {
      term: 'block',
      meaning: 'What a credit bureau does when it takes an item that came from identity theft out of your report.',
    },
    breakdown: {
      term: 'itemization',
      meaning:
        'A breakdown of the amount: the lines that show the starting amount, then interest, fees, payments and credits.',
    },
    'call-frequency': {
      term: 'call frequency',
      meaning: 'How often a collector calls or tries to. Federal, state and city rules set limits.',
    },
    'canceled-debt': {
      term: 'canceled debt',
      meaning: 'The part of a debt that a creditor agrees not to collect. Tax law can treat it as income.',
    },
    'charge-off': {
      term: 'charge-off',
      meaning: 'When a creditor writes a debt off as a loss in its own books. The debt itself does not end.',
    },
    'claim-of-exemption': {
      term: 'claim of exemption',
      meaning: 'A form that tells the bank, the court or the creditor which of your money the law protects.',
    },
    clerk: {
      term: 'clerk’s office',
      meaning:
        'The desk of a court that takes in papers, tells you dates and gives out forms. It cannot give legal advice.',
      find: 'court courthouse',
    },
    'co-signer': {
      term: 'co-signer',
      meaning: 'Someone who signed to pay if the other person does not. A co-signer may owe all of the debt.',
    },
    'coerced-debt': {
      term: 'coerced debt',
      meaning: 'A debt that someone was made to take on by force, threats, tricks, fear or control.',
    },
    'community-property': {
      term: 'community property',
      meaning: 'In some states, such as California, what spouses own or owe together because they were married.',
    },
    complaint: {
      term: 'complaint',
      meaning: 'In court: the paper that says what the creditor claims. It often comes with a summons.',
      find: 'court papers sued',
    },
    'credit-bureau': {
      term: 'credit bureau',
      meaning: 'A company that keeps a record of how people pay their debts and sells reports about it.',
    },
    'credit-counselor': {
      term: 'credit counselor',
      meaning:
        'A trained person who helps you make a budget and deal with your debts. Look for a nonprofit one that tells you the cost first.',
    },
    'credit-report': {
      term: 'credit report',
      meaning: 'What a credit bureau writes about your accounts. You can get your own for free.',
    },
    creditor: {
      term: 'creditor',
      meaning: 'The person or company that says it is owed money.',
    },
    'current-creditor': {
      term: 'current creditor',
      meaning: 'The person or company that says you owe it money now. We also say “the creditor now.”',
    },
    'date-of-default': {
      term: 'date of default',
      meaning:
        'The day on which a payment was first missed and not made up. The time for a lawsuit often runs from that day.',
    },
    'date-to-dispute-by': {
      term: 'date to dispute by',
      meaning:
        'The last day on which, under federal law, a dispute in writing makes a collector stop collecting what you dispute. It is printed on your debt notice.',
    },
    'debt-buyer': {
      term: 'debt buyer',
      meaning: 'A company that buys unpaid debts and then collects them for itself.',
    },
    'debt-collector': {
      term: 'debt collector',
      meaning:
        'A person or company that collects debts for others, such as a collection agency or a law firm like ours.',
      find: 'collections agency collector',
    },
    'debt-notice': {
      term: 'validation notice',
      meaning:
        'The debt notice: the paper that says who is collecting, for whom, how the total adds up and how to dispute it.',
    },
    'default-judgment': {
      term: 'default judgment',
      meaning:
        'A judgment that a court gives because the person who was sued did not answer in time or did not come to court.',
    },
    defendant: {
      term: 'defendant',
      meaning: 'The person who is sued.',
    },
    'direct-dispute': {
      term: 'direct dispute',
      meaning:
        'A dispute about your credit report that you send to the company that reported the debt, not to the credit bureau.',
    },
    discharge: {
      term: 'discharge',
      meaning: 'The court order at the end of a bankruptcy case that frees a person from having to pay certain debts.',
    },
    dispute: {
      term: 'dispute',
      meaning: 'To tell a collector that you think all or part of a debt is wrong. You do not need proof to begin.',
    },
    'economic-abuse': {
      term: 'economic abuse',
      meaning: 'Controlling someone by controlling their money, work, credit or debts.',
    },
    estate: {
      term: 'estate',
      meaning: 'All that a person who died owned and owed.',
    },
    executor: {
      term: 'executor',
      meaning: 'The person named in a will, and as a rule approved by a court, to settle what someone left behind.',
    },
    'explanation-of-benefits': {
      term: 'explanation of benefits',
      meaning:
        'A paper from your health insurer that shows what it paid and what part it says is yours. It is not a bill.',
    },
    'fee-waiver': {
      term: 'fee waiver',
      meaning: 'A court’s permission not to pay its fee, for people who cannot afford it.',
    },
    'financial-assistance': {
      term: 'financial assistance',
      meaning: 'A hospital’s program for people who cannot pay all of their bill. Some hospitals call it charity care.',
    },
    'form-1099-c': {
      term: 'Form 1099-C',
      meaning: 'A tax form on which a creditor reports a canceled debt to you and to the IRS, the federal tax office.',
    },
    'fraud-alert': {
      term: 'fraud alert',
      meaning: 'A note in your credit file that asks lenders to check that it is really you.',
    },
    'frozen-account': {
      term: 'frozen account',
      meaning: 'A bank account in which some or all of the money cannot be used, most often because of a court order.',
    },
    guarantor: {
      term: 'guarantor',
      meaning: 'Someone who promised to pay a debt if the borrower does not.',
    },
    hearing: {
      term: 'hearing',
      meaning: 'A set time to speak with a judge or another court officer about your case.',
    },
    'identity-theft': {
      term: 'identity theft',
      meaning: 'When someone uses your name or numbers without permission, for example to open an account.',
    },
    'identity-theft-report': {
      term: 'identity theft report',
      meaning: 'An official report of identity theft. You can make one for free on the government’s website.',
    },
    insolvency: {
      term: 'insolvency',
      meaning: 'Owing more than everything you own is worth. It can matter for tax on a canceled debt.',
    },
    interest: {
      term: 'interest',
      meaning: 'The price of borrowing money, most often a percentage of what is owed.',
    },
    interpreter: {
      term: 'interpreter',
      meaning: 'Someone who puts speech into another language for you, for example in court.',
    },
    'itemized-bill': {
      term: 'itemized bill',
      meaning: 'A bill that lists each service with its own date and price.',
    },
    'joint-account-holder': {
      term: 'joint account holder',
      meaning: 'Someone who owns an account together with another person. Each may owe the whole debt on it.',
    },
    judgment: {
      term: 'judgment',
      meaning: 'A court’s decision on who owes what.',
      find: 'court decision ruling',
    },
    'large-print': {
      term: 'large print',
      meaning: 'Letters big enough to be read by people with low vision.',
    },
    lawsuit: {
      term: 'lawsuit',
      meaning: 'A case in which someone asks a civil court to decide. It is not a criminal charge.',
    },
    'legal-aid': {
      term: 'legal aid',
      meaning: 'Lawyers and helpers who work for free for people with a low income.',
    },
    lien: {
      term: 'lien',
      meaning: 'A claim on something you own, such as a home, until a debt is paid.',
    },
    'limit-contact': {
      term: 'limit contact',
      meaning: 'To tell a collector which times, places or ways of reaching you don’t work for you.',
    },
    'mixed-file': {
      term: 'mixed file',
      meaning: 'A credit file in which a bureau has put two people together, often because their names are alike.',
    },
    'notary-public': {
      term: 'notary public',
      meaning:
        'An official who checks who signs a paper. In the United States, being a notary does not make someone a lawyer.',
    },
    'opt-out': {
      term: 'opt out',
      meaning: 'To say that you want no more messages at an email address or a phone number.',
    },
    'original-creditor': {
      term: 'original creditor',
      meaning: 'The first company to which the debt was owed, before it was sold or passed on.',
    },
    'payment-plan': {
      term: 'payment plan',
      meaning: 'An agreement to pay a debt in parts, on set days.',
    },
    'personal-representative': {
      term: 'personal representative',
      meaning:
        'Anyone with authority to act for the estate of a person who died, such as an executor or administrator.',
    },
    plaintiff: {
      term: 'plaintiff',
      meaning: 'The person or company that starts a lawsuit.',
    },
    'power-of-attorney': {
      term: 'power of attorney',
      meaning: 'A signed paper that lets someone act for you.',
    },
    'probate-court': {
      term: 'probate court',
      meaning: 'The court for wills and estates. In New York it is called Surrogate’s Court.',
    },
    'proof-of-claim': {
      term: 'proof of claim',
      meaning: 'The form on which a creditor tells a bankruptcy court what it says it is owed.',
    },
    'protected-income': {
      term: 'protected income',
      meaning:
        'Money that the law keeps for you even after a judgment, such as Social Security. Forms often call it exempt.',
    },
    reaffirmation: {
      term: 'reaffirmation',
      meaning: 'A new promise, made during a bankruptcy case, to go on owing a certain debt.',
    },
    'relay-call': {
      term: 'relay call',
      meaning: 'A phone call in which an operator types or signs what is said. Dial 711 to make one.',
    },
    'relief-act': {
      term: 'Servicemembers Civil Relief Act',
      meaning: 'The federal law that protects people in military service in matters of debt, rent and court.',
    },
    'return-date': {
      term: 'return date',
      meaning: 'In Connecticut: the day on court papers from which the time to answer is counted.',
    },
    'scheduled-payment': {
      term: 'scheduled payment',
      meaning: 'A payment that is set up to go through on a later date without another step from you.',
    },
    'security-freeze': {
      term: 'security freeze',
      meaning:
        'A lock on your credit file, free of charge, so that no one can open new credit with it until you lift it.',
    },
    service: {
      term: 'service',
      meaning: 'The official way in which court papers are handed or sent to someone.',
    },
    settlement: {
      term: 'settlement',
      meaning: 'An agreement that ends a debt or a case, often for less than the full amount.',
    },
    sheriff: {
      term: 'sheriff or marshal',
      meaning:
        'The officer who delivers court papers and carries out court orders. In some states a constable may do it.',
    },
    'statute-of-limitations': {
      term: 'statute of limitations',
      meaning: 'The time within which a lawsuit may be started. It depends on the state and on the kind of debt.',
    },
    'stop-contact': {
      term: 'cease communication',
      meaning:
        'To stop contact about a debt, but for a few notices that the law allows, as a collector must when you ask for it in writing. The debt and any court case go on.',
    },
    'stop-payment-order': {
      term: 'stop-payment order',
      meaning: 'Your instruction to your bank not to make a payment.',
    },
    summons: {
      term: 'summons',
      meaning: 'The court paper that says a case has begun, in which court, and how and when to answer.',
      find: 'court papers served',
    },
    'sworn-statement': {
      term: 'sworn statement',
      meaning: 'A statement that you sign under oath or under penalty of perjury, saying that it is true.',
    },
    'time-barred': {
      term: 'time-barred debt',
      meaning: 'A debt that is too old for court: the time for a lawsuit over it has run out.',
    },
    translator: {
      term: 'translator',
      meaning: 'Someone who puts written text into another language.',
    },
    trustee: {
      term: 'trustee',
      meaning: 'In bankruptcy: the person who oversees the case and any money or property that goes to creditors.',
    },
    verification: {
      term: 'verification',
      meaning: 'What a collector sends after a dispute to back up the debt and the amount.',
    },
    'wage-garnishment': {
      term: 'wage garnishment',
      meaning:
        'An order to an employer to hold back part of someone’s pay for a debt. It is called an income execution in New York, a wage execution in Connecticut, trustee process in Massachusetts and an earnings withholding order in California.',
    },
  },
} satisfies HelpWords;

/** Slug of a term; every language has the same ones. */
export type TermSlug = keyof (typeof words)['terms'];
