import { expect, test } from 'vitest'
import { anchorsOf } from '../scripts/file-links.mjs'

test('anchorsOf returns the anchors of headings, and none of code', () => {
  const text = '# Use the `x-stack-auth` header\n\n```sh\n# Longer\n```\n\n## CSRF & cookies\n'
  expect([...anchorsOf(text)]).toEqual(['use-the-x-stack-auth-header', 'csrf--cookies'])
})
