import { expect, it } from 'vitest';
import { noticePlainText } from '@/lib/notices/notice-plain-text';

const labels = {
  stamp: 'Version 2.0',
  summary: 'In short',
  changes: 'Changes',
  version: (version: string) => `V${version}`,
};

it('converts a notice to paragraphs with numbers, lists, tables, forms and link addresses', () => {
  const text = noticePlainText(
    {
      title: 'Terms',
      summary: ['It is **short**.', 'See [the rules](https://agency.example/#part).'],
      sections: [
        {
          id: 'first',
          title: 'First',
          blocks: [{ type: 'paragraph', text: 'Call [us](tel:+18005550199) or [write](/contact).' }],
        },
        {
          id: 'second',
          title: 'Second',
          blocks: [
            {
              type: 'paragraph_with_list',
              text: 'We keep:',
              list: { type: 'unordered', items: ['[names](#names)', '[mail](mailto:a@firm.example)'] },
            },
          ],
          subsections: [
            {
              id: 'table',
              title: 'Table',
              blocks: [
                {
                  type: 'table',
                  caption: 'What we keep',
                  columns: ['What', 'How long'],
                  rows: [
                    ['Letters', '2 years'],
                    ['Calls', '[a year](/calls)', 'more'],
                  ],
                },
              ],
            },
            {
              id: 'form',
              title: 'Form',
              blocks: [
                {
                  type: 'printable_form',
                  title: 'Ask us',
                  note: 'Send it to [us](/contact).',
                  fields: [
                    { id: 'name', label: 'Name', hint: 'in full' },
                    { id: 'how', label: 'How', choices: ['By mail', 'By phone'] },
                  ],
                },
              ],
            },
          ],
        },
      ],
      changes: [
        { version: '2.0', text: 'A [link](/new).' },
        { version: '1.0', text: 'The first.' },
      ],
    },
    labels,
  );
  expect(text.split('\n\n')).toEqual([
    'Terms',
    'Version 2.0',
    'In short',
    '- It is short.\n- See the rules (https://agency.example/#part).',
    '1. First',
    'Call us or write (/contact).',
    '2. Second',
    'We keep:',
    '- names\n- mail',
    '2.1 Table',
    'What we keep',
    'What: Letters\nHow long: 2 years',
    'What: Calls\nHow long: a year (/calls)\n: more',
    '2.2 Form',
    'Ask us',
    'Send it to us (/contact).',
    'Name (in full)',
    'How\n[ ] By mail\n[ ] By phone',
    'Changes',
    'V2.0: A link (/new).',
    'V1.0: The first.\n',
  ]);
});
