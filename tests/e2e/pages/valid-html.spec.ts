import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { htmlFiles } from '../kit/built-site';
import { expect, test } from '../kit/fixtures';
import { addresses } from '../kit/site';

/** The HTML standard and accessibility rules, with the exceptions that this site makes on purpose. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // A control is a link until a script serves it (decision 003); the progress bar has states that `<progress>` cannot show.
      'prefer-native-element': ['error', { exclude: ['button', 'progressbar'] }],
      // The footer's lists are named, so that screen readers can announce them.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // All resources come from the page's own host.
      'require-sri': ['error', { target: 'crossorigin' }],
    },
  }),
);

test('every page, including the 404 pages, is valid HTML', { tag: ['@pages-19', '@every-page'] }, async () => {
  expect(htmlFiles.length).toBeGreaterThan(addresses.length);
  for (const { file, html } of htmlFiles) {
    const { results } = await validator.validateString(html, file);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
    );
    expect.soft(faults, file).toEqual([]);
  }
});
