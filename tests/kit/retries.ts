/** How often a failed browser test is tried again. A shared machine may stand still for seconds: there it may once, and is listed as flaky. On your own it may not. */
export const retries = process.env.CI ? 1 : 0;
