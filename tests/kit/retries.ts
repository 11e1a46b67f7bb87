/** How often a failed browser test is retried: once in CI, because a shared machine may pause for seconds; it is then listed as flaky. */
export const retries = process.env.CI ? 1 : 0;
