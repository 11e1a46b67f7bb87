import { firm } from '@/content/firm';
import { formatPhone } from '@/lib/links/phone';

/** The firm's lines as they are read. */
export const [mainPhone, spanishPhone, officePhone] = [firm.phones.main, firm.phones.spanish, firm.phones.office].map(
  formatPhone,
) as [string, string, string];

/** One digit away from the main line, and no line of the firm. */
export const lookAlikePhone = mainPhone.replace(/\d$/, (digit) => String((Number(digit) + 2) % 10));
