import { expect, it } from 'vitest'
import { mutatedUrls } from '../../test/redirect-mutations.js'
import { violation } from '../../test/redirect-property.js'
import { trustedTarget } from './gate.js'

const COUNT = 4_000

it('lets 4000 mutated URLs through only where every reader agrees on where they lead', () => {
  const violations = [...mutatedUrls(COUNT, 20_260_101)].filter(
    (url) => violation(url) !== undefined,
  )
  expect(violations.map((url) => [url, violation(url)])).toEqual([])
})

it('has something to say about both outcomes', () => {
  const rules = { currentUrl: 'https://app.example.com/' }
  const accepted = [...mutatedUrls(COUNT, 7)].filter((url) => trustedTarget(url, rules) !== null)
  expect(accepted.length).toBeGreaterThan(COUNT / 10)
  expect(accepted.length).toBeLessThan((COUNT * 9) / 10)
})
