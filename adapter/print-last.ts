import { type Rule, transform, type Visitor } from 'lightningcss';

/** Moves the print rules of a style after all others, so that in print they override the screen rules of every component. */
export function printLast(css: string): string {
  return visit(css, { Rule: (rule) => (isPrint(rule) ? [] : undefined) }) + visit(css, printAlone());
}

function visit(css: string, visitor: Visitor<never>): string {
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true, visitor }).code.toString();
}

const isPrint = (rule: Rule): boolean =>
  rule.type === 'media' &&
  rule.value.query.mediaQueries.every(({ mediaType, qualifier }) => mediaType === 'print' && qualifier !== 'not');

/** Keeps only the print rules, with their cascade layers. */
function printAlone(): Visitor<never> {
  let isWithin = false;
  return {
    Rule(rule) {
      if (isPrint(rule)) isWithin = true;
      return isWithin || rule.type === 'layer-block' ? undefined : [];
    },
    RuleExit(rule) {
      if (isPrint(rule)) isWithin = false;
    },
  };
}
