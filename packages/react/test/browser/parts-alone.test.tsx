import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Avatar, CodeInput, PasswordField } from '../../src/pages/index.js'
import '../../src/styles.css'

/** A page of an app, with nothing of ours around the part. */
function draw(part: ReactElement): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  flushSync(() => root.render(part))
  return container
}

it('draws a picture, whatever is around it', () => {
  const avatar = draw(<Avatar name="Ada" pictureUrl={null} />).querySelector('.lk-avatar')!
  const { inlineSize, backgroundColor } = getComputedStyle(avatar)
  expect(inlineSize).toBe('44px')
  expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
})

it('draws the initial in place of a picture that did not load before scripts did', async () => {
  const avatar = <Avatar name="Ada" pictureUrl="data:image/png;base64,AAAA" />
  // As a server writes it.
  const html = draw(avatar).innerHTML
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = html
  await vi.waitUntil(() => container.querySelector('img')?.complete)
  const root = hydrateRoot(container, avatar)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  await expect.poll(() => container.textContent).toBe('A')
})

it.each([
  ['a password', () => <PasswordField autoComplete="current-password" />],
  ['a code', () => <CodeInput kind="digits" />],
])('makes the field of %s as wide as its place', (_, Field) => {
  const container = draw(<Field />)
  expect(container.querySelector('input')!.offsetWidth).toBe(container.offsetWidth)
})

it.each(['abxe{ArrowLeft}{Backspace}cd', 'abe{ArrowLeft} c-d'])(
  'a code that is mended in its middle, as by %s, has its figures in the order of typing',
  async (keys) => {
    const field = draw(<CodeInput kind="letters" />).querySelector('input')!
    field.focus()
    await userEvent.keyboard(keys)
    expect(field.value).toBe('ABCDE')
  },
)
