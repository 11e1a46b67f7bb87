import { firm } from '@/content/firm';
import { formatPhone } from '@/lib/links/phone';

/** The firm's numbers as they are displayed. */
export const [mainPhone, spanishPhone, officePhone] = [firm.phones.main, firm.phones.spanish, firm.phones.office].map(
  formatPhone,
) as [string, string, string];

/** A number that is not the firm's and differs from the main number by one digit. */
export const lookAlikePhone = mainPhone.replace(/\d$/, (digit) => String((Number(digit) + 2) % 10));
