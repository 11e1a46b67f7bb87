/** Rules for code that compiles but does not do what it says. They need types, so they check only files that `tsconfig.json` includes. */
export const typeRules = {
  files: ['**/*.{ts,tsx,mjs,js}'],
  ignores: ['scripts/test-rename/portuguese/**'],
  languageOptions: { parserOptions: { projectService: true } },
  rules: {
    '@typescript-eslint/await-thenable': 'error',
    '@typescript-eslint/no-base-to-string': 'error',
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-misused-promises': 'error',
    '@typescript-eslint/no-unnecessary-condition': 'error',
    '@typescript-eslint/no-unnecessary-type-assertion': 'error',
    '@typescript-eslint/only-throw-error': 'error',
    '@typescript-eslint/prefer-promise-reject-errors': 'error',
    '@typescript-eslint/restrict-template-expressions': 'error',
    // A `default` also covers cases that are added later, as an `else` does.
    '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  },
};
