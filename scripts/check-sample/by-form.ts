import type { Firm } from '@/content/types/firm';

/** Something that an adopting firm must replace, its file, and the replacement. */
export type SampleItem = { file: string; what: string; value: string; replaceWith: string };

/** Whether a number is from 555-0100 to 555-0199, which are reserved for fiction. */
export const isSamplePhone = (number: string): boolean => /555-?01\d\d$/.test(number);

/** Whether an address or mailbox is at a domain reserved for examples, or is a page called `example` on a real site. */
export const isSampleAddress = (address: string): boolean =>
  /(?:^|[./@-])(?:example|test|invalid|localhost)(?=$|[./:])/.test(address);

/** Whether a license number has a group of only zeros, at least four. */
export const isSampleLicense = (number: string): boolean => /(?<!\d)0{4,}(?!\d)/.test(number);

/** Whether a ZIP code is not assigned. */
export const isSampleZip = (zip: string): boolean => /^0{5}/.test(zip);

const file = 'content/firm.ts';

/** Values of `firm` in forms reserved for fiction. They are recognized by form alone, so that none is missed once `sample` is off. */
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
