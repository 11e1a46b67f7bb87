/** Pages outside help that help leads to. */
export const helpTargets = {
  dispute: '/contact#disputes',
  official: '/is-this-us',
  income: '/contact#protected-income',
  limits: '/contact#how-not-to-reach-you',
  plan: '/make-payment#hardship',
} as const;
