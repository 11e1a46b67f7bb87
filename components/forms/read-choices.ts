/** The ticked options of each choice of a form, by the id of its field. */
export function readChoices(form: HTMLFormElement): Readonly<Record<string, readonly string[]>> {
  const choices: Record<string, string[]> = {};
  for (const control of form.querySelectorAll<HTMLInputElement>('input[data-choice]:checked'))
    (choices[control.dataset.choice!] ??= []).push(control.value);
  return choices;
}
