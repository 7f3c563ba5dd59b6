/// <reference types="vite/client" />
import { type ReactNode, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { textsOf } from '../../gallery/texts-of.js'
import { showState } from '../../gallery/show-state.js'
import { LanguageProvider } from '../../src/i18n/language-provider.js'
import { languageFor } from '../../src/locales/language.js'
import { ConfirmDialog } from '../../src/ui/confirm-dialog.js'
import { PictureField } from '../../src/ui/pictures/picture-field.js'
import '../../src/styles.css'
import '../../src/account.css'
import { settle } from './accessibility.js'

let root: Root
let container: HTMLElement

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
})

afterEach(() => {
  root.unmount()
  container.remove()
})

/** Renders a component of the settings with its texts. */
const draw = (ui: ReactNode) =>
  flushSync(() =>
    root.render(<LanguageProvider pageTexts={textsOf('account-settings')}>{ui}</LanguageProvider>),
  )

const focused = () => document.activeElement?.textContent

function DeleteButton({ isBusy = false }: { isBusy?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="lk-root">
      <button onClick={() => setOpen(true)}>Ask</button>
      {isOpen && (
        <ConfirmDialog
          title="Delete it?"
          confirm="Delete"
          failure={null}
          onConfirm={close}
          onClose={close}
          isBusy={isBusy}
        >
          This can't be undone.
        </ConfirmDialog>
      )}
    </div>
  )
}

const openDialog = async (isBusy = false) => {
  draw(<DeleteButton isBusy={isBusy} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'Delete it?' })
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog).toHaveAccessibleDescription("This can't be undone.")
}

it('ConfirmDialog focuses Cancel first, traps focus and returns it when it is closed', async () => {
  await openDialog()
  expect(focused()).toBe('Cancel')
  await userEvent.tab()
  expect(focused()).toBe('Delete')
  await userEvent.tab({ shift: true })
  expect(focused()).toBe('Cancel')
  await userEvent.keyboard('{Escape}')
  expect(document.querySelector('dialog')).toBeNull()
  expect(focused()).toBe('Ask')
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(document.querySelector('dialog')).toBeNull()
  expect(focused()).toBe('Ask')
})

it('ConfirmDialog stays open while it is busy', async () => {
  await openDialog(true)
  // Browsers fire a cancelable event first and then close without one.
  await userEvent.keyboard('{Escape}{Escape}{Escape}')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(document.activeElement?.closest('dialog')).not.toBeNull()
})

it.each([
  ['account-settings-sessions', 'asked', 'ending', 'ending-failed'],
  ['account-settings-api-keys', 'create', 'creating', 'create-offline'],
  ['account-settings-deletion', 'deleting', 'deleting-busy', 'deleting-failed'],
  ['team-switcher', 'create', 'creating', 'not-created'],
])('keeps the buttons of the dialog in place in all states of %s', async (name, ...states) => {
  await page.viewport(1280, 800)
  await languageFor('en', textsOf(name))
  const places = states.map((state) => {
    flushSync(() => root.render(showState(name, state)))
    // A dialog grows a little while it appears.
    settle()
    return container.querySelector('dialog .lk-buttons')!.getBoundingClientRect().top
  })
  expect(new Set(places).size).toBe(1)
})

/** Creates a picture that is red on its left half and blue on its right half. */
async function createTwoColorPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(400, 200)
  const context = canvas.getContext('2d')!
  context.fillStyle = 'red'
  context.fillRect(0, 0, 200, 200)
  context.fillStyle = 'blue'
  context.fillRect(200, 0, 200, 200)
  return new File([await canvas.convertToBlob()], 'halves.png', {
    type: 'image/png',
  })
}

async function colorAt(dataUrl: string, x: number): Promise<'red' | 'blue' | 'other'> {
  const picture = await createImageBitmap(await (await fetch(dataUrl)).blob())
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!
  context.drawImage(picture, 0, 0)
  const [red = 0, , blue = 0] = context.getImageData(
    picture.width * x,
    picture.height / 2,
    1,
    1,
  ).data
  if (red > 200 && blue < 60) return 'red'
  return blue > 200 && red < 60 ? 'blue' : 'other'
}

it('PictureField crops a picture to a square by keyboard, within the size limit of the service', async () => {
  const onChange = vi.fn<(url: string | null) => void>()
  draw(
    <div className="lk-root">
      <PictureField name="Ada" pictureUrl={null} isBusy={false} onChange={onChange} />
    </div>,
  )
  const input = container.querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(input, await createTwoColorPicture())
  const across = page.getByRole('slider', { name: 'Left and right' })
  await expect.element(across).toBeVisible()
  ;(across.element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  await userEvent.click(page.getByRole('button', { name: 'Save picture' }))
  const url = onChange.mock.calls[0]?.[0] ?? ''
  expect(url).toMatch(/^data:image\/jpeg;base64,/)
  expect(url.length).toBeLessThan(1_000_000)
  // The picture has only the right half.
  expect([await colorAt(url, 0.05), await colorAt(url, 0.95)]).toEqual(['blue', 'blue'])
})

it('PictureField shows that a file is not a picture', async () => {
  draw(<PictureField name="Ada" pictureUrl={null} isBusy={false} onChange={() => {}} />)
  const input = container.querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(input, new File(['not a picture'], 'x.png', { type: 'image/png' }))
  await expect.element(page.getByText(/^We couldn't read this file/)).toBeVisible()
})

it.each([
  [390, 'list', true, false],
  [390, 'impersonated', false, true],
  [1280, 'list', true, true],
  [1280, 'impersonated', true, true],
])(
  'at %i px, the state "%s" shows the list: %s, and the section: %s',
  async (width, state, list, section) => {
    await page.viewport(width, 844)
    flushSync(() => root.render(showState('account-settings', state)))
    const isShown = (selector: string) => container.querySelector(selector)!.checkVisibility()
    expect([isShown('.lk-sections'), isShown('.lk-section-title')]).toEqual([list, section])
  },
)

it.each([
  ['many', true],
  ['here', false],
])(
  'a list of sessions in the state "%s" isScrollable: %s, and shows the full focus ring',
  async (state, isScrollable) => {
    await page.viewport(1280, 844)
    flushSync(() => root.render(showState('account-settings-sessions', state)))
    const list = container.querySelector('.lk-list')!
    expect(list.scrollHeight > list.clientHeight).toBe(isScrollable)
    // The document is not taller than its content.
    const { bottom } = container.getBoundingClientRect()
    expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(
      Math.ceil(Math.max(bottom + scrollY, innerHeight)),
    )
    await userEvent.tab()
    const button = list.querySelector('button')!
    button.focus()
    expect(getComputedStyle(button).outlineOffset).toBe('-2px')
  },
)

it('a busy button hides its text under the spinner', () => {
  flushSync(() => root.render(showState('account-settings-security', 'mail-code-busy')))
  const button = page.getByRole('button', { name: 'Turn off' }).element()
  const buttonText = button.querySelector('.lk-button-text')!
  expect(getComputedStyle(buttonText).opacity).toBe('0')
})

it.each(['en', 'ar'])('a spinner does not overlap the name of its provider in %s', async (lang) => {
  await page.viewport(320, 640)
  await languageFor(lang, textsOf('sign-in'))
  flushSync(() => root.render(showState('sign-in', 'leaving-for-a-provider', lang)))
  const boxOf = (selector: string) =>
    container.querySelector(`.lk-pairs [aria-busy=true] ${selector}`)!.getBoundingClientRect()
  const [spinner, name] = [boxOf('.lk-spinner'), boxOf('[aria-hidden] > bdi')]
  expect(spinner.right <= name.left || name.right <= spinner.left).toBe(true)
})

it('a page of members is not scrollable', async () => {
  await page.viewport(1280, 844)
  flushSync(() => root.render(showState('account-settings-team-members', 'crowd')))
  await expect.element(page.getByText('Member 10', { exact: true })).toBeInTheDocument()
  const list = page.getByText('Member 10', { exact: true }).element().closest('.lk-list')!
  expect(list.scrollHeight).toBe(list.clientHeight)
})

it('a menu opens in the direction of its language, whatever that of the page is', async () => {
  await page.viewport(1280, 800)
  await languageFor('ar', textsOf('team-switcher'))
  flushSync(() => root.render(showState('team-switcher', 'open', 'ar')))
  await expect.element(page.getByRole('menu')).toBeVisible()
  settle()
  const rightOf = (selector: string) =>
    container.querySelector(selector)!.getBoundingClientRect().right
  expect(rightOf('.lk-sheet')).toBeCloseTo(rightOf('.lk-opener'), 0)
})
