import { accentColors } from '@latchkey/core/internal'
import { type RefCallback, useCallback } from 'react'

const schemes = ['light', 'dark'] as const

/**
 * Returns a ref for the root of a page or component, which then has the accent color of the project. A script sets the
 * custom properties that the style sheet reads, because a strict Content Security Policy forbids `style` attributes.
 *
 * @param accentColor such as `#2b4baf`; empty for the color of the kit, undefined until the project is loaded
 */
export const useAccent = (accentColor: string | undefined): RefCallback<HTMLElement> =>
  useCallback(
    (root: HTMLElement | null) => {
      const colors = accentColor ? accentColors(accentColor) : undefined
      for (const scheme of schemes) {
        const set = (name: string, color = '') =>
          root?.style.setProperty(`--lk-project-${scheme}-${name}`, color)
        set('accent', colors?.[scheme].accent)
        set('on-accent', colors?.[scheme].onAccent)
        set('text', colors?.[scheme].text)
        set('line', colors?.[scheme].line)
      }
    },
    [accentColor],
  )
