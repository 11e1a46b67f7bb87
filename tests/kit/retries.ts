/** How often a failed browser test is tried again: a shared machine may stand still for seconds, so there once, and it is listed as flaky. */
export const retries = process.env.CI ? 1 : 0;
