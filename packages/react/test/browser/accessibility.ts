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

/** The rules about everything else. */
export const structureRules = axe
  .getRules(accessibilityStandards)
  .map(({ ruleId }) => ruleId)
  .filter((ruleId) => !colorRules.includes(ruleId))

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

/** Collects what determines the contrast of each text: its colors, the layers behind it, its size and its weight. */
function collectColors(
  element: Element,
  surroundings: { layers: string; color: string },
  colors: Set<string>,
): void {
  const style = getComputedStyle(element)
  const { color, backgroundColor, backgroundImage, opacity } = style
  const isTransparent =
    `${backgroundColor} ${backgroundImage} ${opacity}` === 'rgba(0, 0, 0, 0) none 1'
  const layers = isTransparent
    ? surroundings.layers
    : `${surroundings.layers} ${backgroundColor} ${backgroundImage} ${opacity}`
  const text = `${color} in ${surroundings.color} ${style.fontSize} ${style.fontWeight} ${style.textDecorationLine}`
  // axe exempts the text of disabled controls.
  colors.add(`${text} on ${layers} ${element.matches(':disabled, :disabled *')}`)
  for (const child of element.children) collectColors(child, { layers, color }, colors)
}

const checkedColors = new Set<string>()

/**
 * Runs the rules about colors in one theme, unless an earlier call has checked all combinations of colors. Computing a
 * contrast takes axe as long as all other rules together, and most states have the colors of another one.
 */
export async function colorFindingsOf(container: HTMLElement, theme: 'light' | 'dark') {
  document.documentElement.dataset['theme'] = theme
  settle()
  const colors = new Set<string>()
  collectColors(container, { layers: theme, color: '' }, colors)
  if ([...colors].every((combination) => checkedColors.has(combination))) return []
  for (const combination of colors) checkedColors.add(combination)
  return findingsOf(container, colorRules, theme)
}
