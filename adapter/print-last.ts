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

/** Keeps only the print rules, within the rules that they are nested in. */
function printAlone(): Visitor<never> {
  let depth = 0;
  return {
    Rule(rule) {
      if (isPrint(rule)) depth += 1;
      if (depth > 0) return undefined;
      if (!isHolder(rule)) return [];
      return rule.type === 'style' ? { ...rule, value: { ...rule.value, declarations: {} } } : undefined;
    },
    RuleExit(rule) {
      if (isPrint(rule)) depth -= 1;
      return depth === 0 && isHolder(rule) && rule.value.rules.every(({ type }) => type === 'ignored') ? [] : undefined;
    },
  };
}

const holders = ['style', 'layer-block', 'media', 'supports', 'container', 'scope', 'starting-style'] as const;

/** Whether other rules can be nested in the rule. */
function isHolder(rule: Rule): rule is Extract<Rule, { type: (typeof holders)[number] }> {
  return holders.some((type) => type === rule.type);
}
