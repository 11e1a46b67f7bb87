const year = String.raw`(?:19|20)\d{2}`;
const date = String.raw`(?:${year}(?:[.-]\d{1,2}[.-]\d{1,2})?|\d{1,2}[.-]\d{1,2}[.-]${year})`;
const dates = new RegExp(String.raw`^${date}(?:\D{1,3}${date})*$`);

/** Whether a text is only years and days in a row, such as `2019 2020 2021`, which are no other number although they have as many digits. */
export function isOnlyDates(text: string): boolean {
  return dates.test(text);
}
