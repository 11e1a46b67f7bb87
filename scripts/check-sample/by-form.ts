import type { Firm } from '@/content/types/firm';

/** Something that an adopting firm must replace, where it stands, and with what. */
export type SampleItem = { file: string; what: string; value: string; replaceWith: string };

/** A number of the range 555-0100 to 555-0199, which is kept for fiction. */
export const isSamplePhone = (number: string): boolean => /555-?01\d\d$/.test(number);

/** An address or a mailbox at a name that is kept for examples, or a page on a real site that is called one. */
export const isSampleAddress = (address: string): boolean =>
  /(?:^|[./@-])(?:example|test|invalid|localhost)(?=$|[./:])/.test(address);

/** A license number whose longest run of digits is zeros. */
export const isSampleLicense = (number: string): boolean => /(?<!\d)0{4,}(?!\d)/.test(number);

/** A ZIP code that no place has. */
export const isSampleZip = (zip: string): boolean => /^0{5}/.test(zip);

const file = 'content/firm.ts';

/** What `firm` holds in a form that is kept for fiction. Each is found by its form alone, so that nothing is missed once `sample` is off. */
export function sampleByForm(firm: Firm): SampleItem[] {
  return [
    ...found('phones', firm.phones, isSamplePhone, 'the firm’s number, as +1 and ten digits'),
    ...found(
      'address',
      { domain: firm.domain, siteUrl: firm.siteUrl },
      isSampleAddress,
      'the firm’s own domain, and the address of this site',
    ),
    ...found('emails', firm.emails, isSampleAddress, 'a mailbox that someone reads'),
    ...found('sites', addressesOf(firm.sites), isSampleAddress, 'the address of that site'),
    ...Object.entries(firm.addresses)
      .filter(([, { zip }]) => isSampleZip(zip))
      .map(([name, { street, city, state, zip }]) =>
        item(`addresses.${name}`, `${street}, ${city}, ${state} ${zip}`, 'a postal address of the firm'),
      ),
    ...firm.licenses
      .filter(({ number }) => isSampleLicense(number))
      .map(({ id, number }) => item(`licenses.${id}`, number, 'the license number; remove the license the firm lacks')),
  ];
}

function found(group: string, values: Record<string, string>, isSample: (value: string) => boolean, put: string) {
  return Object.entries(values)
    .filter(([, value]) => isSample(value))
    .map(([name, value]) => item(group === 'address' ? name : `${group}.${name}`, value, put));
}

function addressesOf(sites: Firm['sites']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sites).flatMap(([name, site]) =>
      typeof site === 'string'
        ? [[name, site]]
        : Object.entries(site).map(([locale, address]) => [`${name}.${locale}`, address]),
    ),
  );
}

const item = (what: string, value: string, replaceWith: string): SampleItem => ({ file, what, value, replaceWith });
