import { expect, test } from 'vitest'
import { createVisitor, exampleUrl, fillIn } from '../../e2e/visitor.js'

const hostile = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  'javascript:document.title="owned"',
  'data:text/html,<script>document.title="owned"</script>',
  `${exampleUrl.replace('localhost', 'localhost.evil.example')}/`,
]

test.for(hostile)('sign-up does not redirect to %s', async (target) => {
  const visitor = await createVisitor()
  const hostnames: string[] = []
  visitor.context.on('request', (request) => hostnames.push(new URL(request.url()).hostname))
  const query = new URLSearchParams({ after_auth_return_to: target })
  const page = await visitor.open(`/handler/sign-up?${query}`)
  await fillIn(page, visitor)
  await page.getByRole('button', { name: 'Create account' }).click()

  await page.waitForURL(`${exampleUrl}/`)
  await page.getByText(visitor.email).first().waitFor()
  expect(await page.title()).toBe('Latchkey example')
  expect(hostnames.filter((host) => host !== 'localhost')).toEqual([])
})
