import axe from 'axe-core'

/** Ends every animation and transition, so that elements are measured in their final state. */
export const settle = (): void =>
  document.getAnimations().forEach((animation) => animation.cancel())

export const accessibilityStandards = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
]

/** The rules about colors. A theme changes only colors, as styles.test.ts checks. */
export const colorRules = axe
  .getRules(['cat.color'])
  .filter(({ tags }) => tags.some((tag) => accessibilityStandards.includes(tag)))
  .map(({ ruleId }) => ruleId)

/** Runs axe with some of its tags or rules in one theme. */
export async function findingsOf(
  container: HTMLElement,
  runOnly: string[],
  theme: 'light' | 'dark',
) {
  document.documentElement.dataset['theme'] = theme
  settle()
  const { violations } = await axe.run(container, {
    runOnly,
    resultTypes: ['violations'],
    preload: false,
    selectors: false,
    elementRef: false,
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({
      theme,
      rule: id,
      element: html.slice(0, 200),
      failureSummary,
    })),
  )
}
