/** Postal codes of the states, the District of Columbia, the territories, and the addresses of the armed forces (`AA`, `AE`, `AP`). */
export const stateCodes = [
  ...['AL', 'AK', 'AS', 'AZ', 'AR', 'AA', 'AE', 'AP', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'GU', 'HI', 'ID', 'IL'],
  ...['IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY'],
  ...['NC', 'ND', 'MP', 'OH', 'OK', 'OR', 'PA', 'PR', 'RI', 'SC', 'SD', 'TN', 'TX', 'VI', 'UT', 'VT', 'VA', 'WA', 'WV'],
  ...['WI', 'WY'],
] as const;

/** Postal code of a state. */
export type StateCode = (typeof stateCodes)[number];
