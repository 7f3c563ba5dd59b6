import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { showState } from '../../gallery/show-state.js'
import '../../src/styles.css'

it('provider buttons reserve the space of a logo until it has loaded', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  flushSync(() => root.render(showState('sign-in', 'eleven-providers')))
  const places = () =>
    [...container.querySelectorAll('.lk-provider-mark')].map((mark) => mark.getBoundingClientRect())
  const before = places()
  expect(before).toHaveLength(11)
  expect(container.querySelector('.lk-provider-mark path')).toBeNull()
  await expect.poll(() => container.querySelectorAll('.lk-provider-mark:has(path)').length).toBe(11)
  expect(places()).toEqual(before)
  root.unmount()
})
