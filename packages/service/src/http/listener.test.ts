import { expect, it } from 'vitest'
import { createListener } from './listener.js'

it('keeps a connection for longer than the proxies in front of it do', async () => {
  const listener = createListener(async () => new Response('here'))
  const port = await listener.listen(0, '127.0.0.1')
  const answer = await fetch(`http://127.0.0.1:${port}`)
  expect(await answer.text()).toBe('here')
  expect(answer.headers.get('keep-alive')).toBe('timeout=75')
  await listener.close()
})
