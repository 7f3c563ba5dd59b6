import { expect, it, onTestFinished } from 'vitest'
import { createGalleryPage, phone, resizeWindow } from './gallery-helpers.js'

it('shows an API key in full where the app keeps code on one line', () => {
  const style = document.createElement('style')
  style.textContent = '@layer app, latchkey; @layer app { code { white-space: nowrap } }'
  document.head.prepend(style)
  onTestFinished(() => style.remove())
  const { container, draw } = createGalleryPage()
  draw('account-settings-api-keys', 'reveal')
  resizeWindow(phone)
  const dialog = container.querySelector('dialog')!.getBoundingClientRect()
  const key = container.querySelector('dialog .lk-code')!.getBoundingClientRect()
  expect(key.left).toBeGreaterThanOrEqual(dialog.left)
  expect(key.right).toBeLessThanOrEqual(dialog.right)
})
