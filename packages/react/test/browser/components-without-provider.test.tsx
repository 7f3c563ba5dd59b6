import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Avatar, CodeInput, PasswordField } from '../../src/pages/index.js'
import '../../src/styles.css'

/** Renders a component on a page without a provider. */
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

describe('Avatar', () => {
  it('renders the initial without a provider', () => {
    const avatar = draw(<Avatar name="Ada" pictureUrl={null} />).querySelector('.lk-avatar')!
    const { inlineSize, backgroundColor } = getComputedStyle(avatar)
    expect(inlineSize).toBe('40px')
    expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  })

  it('replaces a picture that failed to load before hydration with the initial', async () => {
    const avatar = <Avatar name="Ada" pictureUrl="data:image/png;base64,AAAA" />
    // The HTML that a server sends.
    const html = draw(avatar).innerHTML
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = html
    await expect.poll(() => container.querySelector('img')?.complete).toBe(true)
    const root = hydrateRoot(container, avatar)
    onTestFinished(() => {
      root.unmount()
      container.remove()
    })
    await expect.poll(() => container.textContent).toBe('A')
  })
})

describe('PasswordField and CodeInput', () => {
  it.each([
    ['a password', () => <PasswordField autoComplete="current-password" />],
    ['a code', () => <CodeInput kind="digits" />],
  ])('renders the field for %s as wide as its container', (_, Field) => {
    const container = draw(<Field />)
    expect(container.querySelector('input')!.offsetWidth).toBe(container.offsetWidth)
  })
})

describe('CodeInput', () => {
  it.each(['abxe{ArrowLeft}{Backspace}cd', 'abe{ArrowLeft} c-d'])(
    'keeps the typing order when a code is edited in the middle with %s',
    async (keys) => {
      const field = draw(<CodeInput kind="letters" />).querySelector('input')!
      field.focus()
      await userEvent.keyboard(keys)
      expect(field.value).toBe('ABCDE')
    },
  )
})
