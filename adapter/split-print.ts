import { transform, type Rule, type Visitor } from 'lightningcss';

/**
 * Parts a page's style into the rules for paper and all others. The screen does not wait for the rules for paper: the page links
 * them with `media="print"`.
 */
export function splitPrint(css: string): { screen: string; print: string } {
  return { screen: visit(css, { Rule: (rule) => (isPrint(rule) ? [] : undefined) }), print: visit(css, printAlone()) };
}

function visit(css: string, visitor: Visitor<never>): string {
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true, visitor }).code.toString();
}

const isPrint = (rule: Rule): boolean =>
  rule.type === 'media' && rule.value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print');

/** Keeps the rules for paper with the cascade layers that they stand in. */
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
