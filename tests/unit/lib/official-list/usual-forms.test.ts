import { describe, expect, it } from 'vitest';
import { checkOfficial } from '@/lib/official-list/check';
import { list } from './list';

type Row = [text: string, verdict: string, reason: string];

const phones: Row[] = [
  ['callto:8005550199', 'same', 'listed'],
  ['whatsapp://8005550199', 'same', 'listed'],
  ['SMS:+18005550199', 'same', 'listed'],
  ['800/555/0199', 'same', 'listed'],
  ['800-555-0199 extension 12', 'same', 'extension'],
  ['800-555-0199 extensión 12', 'same', 'extension'],
  ['800-555-0199 extension', 'same', 'extension'],
  ['800-555-0199 ext.: 12', 'same', 'extension'],
  ['800-555-0199 ext 12 ', 'same', 'extension'],
  ['800-555-0199#12', 'same', 'extension'],
  ['800-555-0199,12', 'same', 'extension'],
  ['800-555-0199 X12', 'same', 'extension'],
  ['(800) 555-0199 ext. 12.', 'same', 'extension'],
  ['sms:800-555-0199;?body=Hi', 'same', 'listed'],
  ['800-555-019', 'look-alike', 'near'],
  ['28005550199', 'look-alike', 'near'],
  ['800-555-01', 'cannot-tell', 'too-short'],
  ['73822', 'not-ours', 'short-code'],
  ['738221', 'not-ours', 'short-code'],
  ['7382', 'cannot-tell', 'too-short'],
  ['7382212', 'cannot-tell', 'too-short'],
  ['44 20 7946 0958', 'not-ours', 'foreign'],
  ['1 303 555 0188', 'not-ours', 'no-match'],
];

const emails: Row[] = [
  ['<info@wexcombevale.example>', 'same', 'listed'],
  ['<info@>', 'cannot-tell', 'incomplete'],
  ['Pay <in fo@wexcombevale.example>', 'cannot-tell', 'incomplete'],
  ['MAILTO:Info@wexcombevale.example', 'same', 'listed'],
  ['info@wexcombevale.exampl', 'look-alike', 'near'],
  ['pay@wexcombevle.example', 'look-alike', 'near'],
  ['pay@wexcombevаle.example', 'look-alike', 'letters'],
  ['pay@www.wexcombevale.example', 'look-alike', 'near'],
  ['wexc0mbe-vale@elsewhere.test', 'look-alike', 'name-in-other-site'],
  ['pay@wexcombevale.test', 'look-alike', 'name-in-other-site'],
];

const sites: Row[] = [
  ['http://www.wexcombevale.example:80/', 'same', 'listed'],
  ['http://www.wexcombevale.example:443/', 'look-alike', 'port'],
  ['https://www.wexcombevale.example:80/', 'look-alike', 'port'],
  ['www.wexcombevale.example:80', 'same', 'listed'],
  ['www.wexcombevale.example:443/pay', 'same', 'listed'],
  ['ftp://www.wexcombevale.example/', 'cannot-tell', 'not-an-address'],
  ['constructor://www.wexcombevale.example', 'cannot-tell', 'not-an-address'],
  ['https:www.wexcombevale.example', 'same', 'listed'],
  ['HTTPS:/www.wexcombevale.example', 'same', 'listed'],
  ['www(.)wexcombevale[dot]example', 'same', 'listed'],
  ['www(DOT)wexcombevale[.]example', 'same', 'listed'],
  ['https://www.wexcombevale%2Eexample/', 'same', 'listed'],
  ['https://www.wexcombevale.example?x', 'same', 'listed'],
  ['https://www.wexcombevale.example#x', 'same', 'listed'],
  ['https://me@elsewhere.test/', 'not-ours', 'no-match'],
  ['https://wexcombevale@elsewhere.test/', 'look-alike', 'name-before-at'],
  ['https://me@wexcombevale.example/', 'look-alike', 'name-before-at'],
  ['https://www.wexcombevale.example/@x', 'same', 'listed'],
  ['www.wexcombevale.example/pay?to=me@elsewhere.test', 'same', 'listed'],
  ['https://www.wexcombevale.example:x@elsewhere.test/', 'look-alike', 'name-before-at'],
  ['https://elsewhere.test/@wexcombevale', 'look-alike', 'name-in-other-site'],
  ['https://elsewhere.test/@nobody', 'not-ours', 'no-match'],
  ['https://elsewhere.test/?to=@wexcombevale', 'look-alike', 'name-in-other-site'],
  ['https://elsewhere.test/?to=@nobody', 'not-ours', 'no-match'],
  ['https://@www.wexcombevale.example/', 'cannot-tell', 'incomplete'],
  ['https://a%20b.test/', 'cannot-tell', 'incomplete'],
  ['https:///', 'cannot-tell', 'incomplete'],
  ['w.wexcombevale.example', 'look-alike', 'other-subdomain'],
  ['www.portal.wexcombevale.example', 'look-alike', 'other-subdomain'],
  ['evil-wexcombevale.example', 'look-alike', 'name-in-other-site'],
  ['elsewhere.test/wexcombevale', 'look-alike', 'name-in-other-site'],
  ['vbscript:x', 'not-ours', 'not-an-address'],
  ['FILE:///etc/passwd', 'not-ours', 'not-an-address'],
  ['192.0.2.1:8080', 'not-ours', 'no-match'],
];

const addresses: Row[] = [
  ['Post Office Box 1000 Harrow Quay MA', 'same', 'listed'],
  ['P O Box 1000, Harrow Quay, Mass.', 'same', 'listed'],
  ['Apartado 1000, Harrow Quay, MA 00000', 'same', 'listed'],
  ['PO Box No. 1000, Harrow Quay, MA, USA', 'same', 'listed'],
  ['PO Box 1000, Harrow Quay, MA 00000, Estados Unidos', 'same', 'listed'],
  ['PO Box 1000, Harrow Quay, MA, United States of America', 'same', 'listed'],
  ['100 Colonnade Square, oficina 500, Harrow Quay, MA', 'same', 'listed'],
  ['Wexcombe and Vale, P.C., 100 Colonnade Square, Harrow Quay, MA', 'same', 'listed'],
  ['100 Colonade Square, Harrow Quay, MA', 'look-alike', 'near'],
  ['100 Colonnade Square', 'cannot-tell', 'incomplete'],
  ['100 Colonnade Square, Suite 500', 'cannot-tell', 'incomplete'],
  ['100 Colonnade Square, Harrow Quay, Rhode Island', 'look-alike', 'near'],
  ['100 Colonnade Square, Boston, MA 02101', 'look-alike', 'other-town'],
  ['5 Pier Road, Harrow Quay, MA 00000', 'look-alike', 'near'],
  ['5 Pier Road, Boston, MA 02101', 'not-ours', 'no-match'],
  ['Calle Mayor 5, Boston', 'not-ours', 'no-match'],
];

const licenses: Row[] = [
  ['License No. 0000000-DCA', 'same', 'listed'],
  ['Licencia número 0000000-DCA', 'same', 'listed'],
  ['# 0000000 dca', 'same', 'listed'],
  ['Nº 0000000-DCA', 'same', 'listed'],
  ['OO00000-DCA', 'look-alike', 'letters'],
  ['I000000-DCA', 'look-alike', 'letters'],
  ['1234567-DCA', 'not-ours', 'no-match'],
  ['AB-12', 'cannot-tell', 'too-short'],
];

const cityLicense = { ...list, licenses: ['2098765-DCA', '0000', 'CCA-3141592', 'NMLS ID 2718281'] };

const labeledLicenses: Row[] = [
  ['License No. 2098765', 'same', 'listed'],
  ['DCA 2098765', 'same', 'listed'],
  ['DCWP License # 2098765', 'same', 'listed'],
  ['2098765 DCWP', 'same', 'listed'],
  ['#: 2098765', 'same', 'listed'],
  ['2098765', 'same', 'listed'],
  ['Licence 3141592', 'same', 'listed'],
  ['Licencia núm. 2098765-DCA', 'same', 'listed'],
  ['Licencia N.º 2098765', 'same', 'listed'],
  ['N.º2098765', 'same', 'listed'],
  ['N.º 2098765-DCA', 'same', 'listed'],
  ['N° 2098765-DCA', 'same', 'listed'],
  ['n°2718281', 'same', 'listed'],
  ['№ 2718281', 'same', 'listed'],
  ['License No. 2098764', 'look-alike', 'near'],
  ['License No. 2O98765', 'look-alike', 'letters'],
  ['NMLS ID 2098765', 'look-alike', 'near'],
  ['DCA 3141592', 'look-alike', 'near'],
  ['CCA-2098765', 'not-ours', 'no-match'],
  ['Licencia núm. 5550000', 'not-ours', 'no-match'],
  ['N.º 5550000', 'not-ours', 'no-match'],
  ['N° 5550000', 'not-ours', 'no-match'],
];

it.each(labeledLicenses)('a license with and without its labels, %j: %s, %s [same-3]', (text, verdict, reason) => {
  expect(checkOfficial(text, cityLicense)).toMatchObject({ kind: 'license', verdict, reason });
});

const inSentences: Row[] = [
  ['info@wexcombevale.example,', 'same', 'listed'],
  ['info@wexcombevale.example;', 'same', 'listed'],
  ['"info@wexcombevale.example."', 'same', 'listed'],
  ['‘info@wexcombevale.example’', 'same', 'listed'],
  ['«info@wexcombevale.example».', 'same', 'listed'],
  ['« info@wexcombevale.example »', 'same', 'listed'],
  ['“«info@wexcombevale.example»”', 'same', 'listed'],
  ['¿info@wexcombevale.example?', 'same', 'listed'],
  ['(info@wexcombevale.example)', 'same', 'listed'],
  ['<info@wexcombevale.example>,', 'same', 'listed'],
  ['Wexcombe & Vale <info@wexcombevale.example>;', 'same', 'listed'],
  ['("Wexcombe & Vale" <info@wexcombevale.example>)', 'same', 'listed'],
  ['https://www.wexcombevale.example,', 'same', 'listed'],
  ['<https://www.wexcombevale.example>', 'same', 'listed'],
  ['www.wexcombevale.example)', 'same', 'listed'],
  ['[www.wexcombevale.example', 'same', 'listed'],
  ['¡www.wexcombevale.example!', 'same', 'listed'],
  ['www.wexcombevale.example…', 'same', 'listed'],
  ['800-555-0199,', 'same', 'listed'],
  ['800-555-0199;', 'same', 'listed'],
  ['¿(800) 555-0199?', 'same', 'listed'],
  ['((800) 555-0199)', 'same', 'listed'],
  ['“PO Box 1000, Harrow Quay, MA 00000”.', 'same', 'listed'],
  ['NMLS ID 0000000.', 'same', 'listed'],
  ['0000000-DCA,', 'same', 'listed'],
  ['{CCA-0000000}', 'same', 'listed'],
  ['info@wexcombeva1e.example,', 'look-alike', 'near'],
  ['«info@wexcombevаle.example»', 'look-alike', 'letters'],
  ['info@wexcombevale.example-,', 'look-alike', 'near'],
  ['info@wexcombevale.example,com', 'look-alike', 'name-in-other-site'],
  ['(www.wexcombeva1e.example).', 'look-alike', 'near'],
  ['"info@wexcombevale.example" <billing@pay-now.test>,', 'not-ours', 'no-match'],
  ['"info@wexcombevale.example"@pay-now.test', 'look-alike', 'name-in-other-site'],
  ['800-555-01999,', 'look-alike', 'near'],
  ['"800-555-0199 9".', 'look-alike', 'near'],
  ['O000000-DCA.', 'look-alike', 'letters'],
  ['(info@)', 'cannot-tell', 'incomplete'],
];

const words: Row[] = [
  ['Wexcombe & Vale', 'cannot-tell', 'name-alone'],
  ['a letter by Wexcombe, Vale', 'cannot-tell', 'name-alone'],
  ['Vale and Wexcombe', 'cannot-tell', 'unclear'],
  ['a letter, of 2026', 'cannot-tell', 'unclear'],
  ['a letter of 2026', 'cannot-tell', 'unclear'],
];

describe.each([
  ['a phone number', phones],
  ['an email address', emails],
  ['a web address', sites],
  ['a postal address', addresses],
  ['a license', licenses],
  ['an entry in a sentence', inSentences],
  ['words', words],
])('%s in its usual forms [same-3]', (_, rows) => {
  it.each(rows)('%j: %s, %s', (text, verdict, reason) => {
    expect(checkOfficial(text, list)).toMatchObject({ verdict, reason });
  });
});
