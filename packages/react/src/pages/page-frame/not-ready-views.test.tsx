import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readStyles } from '../../../test/read-styles.js'
import { createTestProject, createVisitor, show } from '../../../test/visitor.js'
import { UnavailableView } from './not-ready-views.js'

const css = readStyles('styles.css')
const hiding = [...css.matchAll(/([^{}]+)\{\s*display: none;/g)].map(([, selector = '']) =>
  selector.replace(/\/\*.*?\*\//gs, '').trim(),
)

describe('UnavailableView', () => {
  it('keeps an empty error line during a retry, so that the button does not move', async () => {
    const visitor = createVisitor(await createTestProject())
    show(visitor, <UnavailableView isBusy failure={null} onRetry={() => {}} />)
    const line = await screen.findByRole('alert')
    expect(line.innerHTML).toBe('')
    expect(hiding.filter((selector) => line.matches(selector))).toEqual([])
  })
})
