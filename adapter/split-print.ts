import { transform, type Rule, type Visitor } from 'lightningcss';

/**
 * Splits a page's style into print rules and all others. The page links the print rules with `media="print"`, so rendering does not wait for
 * them.
 */
export function splitPrint(css: string): { screen: string; print: string } {
  return { screen: visit(css, { Rule: (rule) => (isPrint(rule) ? [] : undefined) }), print: visit(css, printAlone()) };
}

function visit(css: string, visitor: Visitor<never>): string {
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true, visitor }).code.toString();
}

const isPrint = (rule: Rule): boolean =>
  rule.type === 'media' && rule.value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print');

/** Keeps only the print rules, with their cascade layers. */
function printAlone(): Visitor<never> {
  let isWithin = false;
  return {
    Rule(rule) {
      if (isPrint(rule)) isWithin = true;
      return isWithin || rule.type === 'layer-block' || rule.type === 'layer-statement' ? undefined : [];
    },
    RuleExit(rule) {
      if (isPrint(rule)) isWithin = false;
    },
  };
}
