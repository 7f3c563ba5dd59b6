import type { ClientAppOptions } from '@latchkey/core'
import { type ReactElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LatchkeyProvider } from '../../src/index.js'
import { TeamSwitcher, UserButton } from '../../src/pages/index.js'
import '../../src/styles.css'
import '../../src/account.css'
import { accessibilityStandards, colorRules, findingsOf } from './accessibility.js'
import { queryOf } from '@latchkey/core/query'
import { createTestProject, createVisitor, email, users } from '../create-visitor.js'
import { signIn } from '../create-signed-in.js'

async function open(ui: ReactElement, isSignedIn = true, options: ClientAppOptions = {}) {
  const project = await createTestProject({ users, config: { clientTeamCreationEnabled: true } })
  const visitor = createVisitor(project, options)
  if (isSignedIn) await signIn(visitor)
  const container = document.body.appendChild(document.createElement('main'))
  const root = createRoot(container)
  root.render(
    <StrictMode>
      <LatchkeyProvider app={visitor.app}>{ui}</LatchkeyProvider>
    </StrictMode>,
  )
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  return { ...visitor, container }
}

const account = () => page.getByRole('button', { name: 'Account menu for Ada Lovelace' })
const menu = () => page.getByRole('menu')
const focused = () => document.activeElement?.textContent
const press = (keys: string) => userEvent.keyboard(keys)

describe('UserButton', () => {
  it('links to the sign-in page while the user is signed out', async () => {
    const { visits } = await open(<UserButton />, false)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect.poll(() => visits).toEqual([expect.stringMatching(/^\/handler\/sign-in/)])
  })

  it('opens its menu on click and closes it on Escape, on a second click or on a click outside', async () => {
    await open(<UserButton />)
    await account().click()
    await expect.element(menu()).toBeVisible()
    await expect.element(page.getByText(email)).toBeVisible()
    await press('{Escape}')
    await expect.element(menu()).not.toBeInTheDocument()
    await expect.element(account()).toHaveFocus()
    await account().click()
    await expect.element(menu()).toBeVisible()
    await account().click()
    await expect.element(menu()).not.toBeInTheDocument()
    await account().click()
    document.body.style.minHeight = '100vh'
    onTestFinished(() => document.body.removeAttribute('style'))
    await userEvent.click(document.body, { position: { x: 5, y: 400 } })
    await expect.element(menu()).not.toBeInTheDocument()
  })

  it('moves focus through its menu with arrow keys, Home, End and letters', async () => {
    const items = ['Billing', 'Help', 'Appearance'].map((label) => ({ label, onSelect: () => {} }))
    await open(<UserButton items={items} />)
    await expect.element(account()).toBeVisible()
    account().element().focus()
    await press('{Enter}')
    await expect.poll(focused).toBe('Account settings')
    await press('{ArrowDown}')
    expect(focused()).toBe('Billing')
    await press('{End}')
    expect(focused()).toBe('Sign out')
    await press('{ArrowDown}')
    expect(focused()).toBe('Account settings')
    await press('{ArrowUp}')
    expect(focused()).toBe('Sign out')
    await press('{Home}')
    expect(focused()).toBe('Account settings')
    await press('ap')
    expect(focused()).toBe('Appearance')
    await press('{Tab}')
    await expect.element(menu()).not.toBeInTheDocument()
    account().element().focus()
    await press('{ArrowDown}')
    await expect.poll(focused).toBe('Account settings')
  })

  it.each(['{Enter}', ' '])(
    "runs the menu item that is chosen with '%s', closes the menu and returns focus",
    async (key) => {
      const onSelect = vi.fn()
      const { visits } = await open(<UserButton items={[{ label: 'Billing', onSelect }]} />)
      await account().click()
      await expect.poll(focused).toBe('Account settings')
      await press(`b${key}`)
      expect(onSelect).toHaveBeenCalledOnce()
      await expect.element(menu()).not.toBeInTheDocument()
      await expect.element(account()).toHaveFocus()
      await press('{Enter}')
      await expect.poll(focused).toBe('Account settings')
      await press(key)
      await expect.poll(() => visits).toEqual(['/handler/account-settings'])
    },
  )

  it('signs the user out from its menu', async () => {
    const { app } = await open(<UserButton />)
    await account().click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
    expect(app.session.get().status).toBe('signed-out')
  })

  const rectOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()

  it.each([
    ['ltr', 390],
    ['rtl', 1280],
  ] as const)(
    'opens its menu below the button and within the window (%s, %i px)',
    async (direction, width) => {
      await page.viewport(width, 800)
      document.dir = direction
      onTestFinished(() => document.documentElement.removeAttribute('dir'))
      await open(<UserButton />)
      await account().click()
      await expect.element(menu()).toBeVisible()
      const [button, sheet] = [rectOf('.lk-opener'), rectOf('.lk-sheet')]
      expect(sheet.top).toBeGreaterThanOrEqual(button.bottom)
      expect(sheet.top - button.bottom).toBeLessThan(20)
      expect(sheet.left).toBeGreaterThanOrEqual(0)
      expect(sheet.right).toBeLessThanOrEqual(width)
      expect(document.querySelector('.lk-root [style]')).toBeNull()
    },
  )
})

describe('UserButton and TeamSwitcher', () => {
  it('has no axe violations in light or dark while a menu is open', async () => {
    document.documentElement.lang = 'en'
    onTestFinished(() => void delete document.documentElement.dataset['theme'])
    const { app, container } = await open(
      <>
        <h1>Somewhere</h1>
        <UserButton items={[{ label: 'Billing', onSelect: () => {} }]} />
        <TeamSwitcher />
      </>,
    )
    const user = await app.getUser({ or: 'throw' })
    await user.createTeam({ displayName: 'Engines' })
    await user.createTeam({ displayName: 'Looms' })
    for (const button of [account(), page.getByRole('button', { name: 'Team Looms' })]) {
      await button.click()
      await expect.element(menu()).toBeVisible()
      expect(await findingsOf(container, accessibilityStandards, 'light')).toEqual([])
      expect(await findingsOf(container, colorRules, 'dark')).toEqual([])
      await press('{Escape}')
      await expect.element(menu()).not.toBeInTheDocument()
    }
  })
})

describe('TeamSwitcher', () => {
  const switcher = (name: string) => page.getByRole('button', { name })

  it('shows the selected team and selects another', async () => {
    const onSelect = vi.fn()
    const { app } = await open(<TeamSwitcher onSelect={onSelect} />)
    const user = await app.getUser({ or: 'throw' })
    const engines = await user.createTeam({ displayName: 'Engines' })
    const { id } = await user.createTeam({ displayName: 'Looms' })
    await expect.poll(() => queryOf(app, user, 'listTeams').get().data).toHaveLength(2)
    await switcher('Team Looms').click()
    const looms = page.getByRole('menuitemradio', { name: 'Looms' })
    await expect.element(looms).toHaveAttribute('aria-checked', 'true')
    await expect.element(looms).toHaveFocus()
    await expect
      .element(page.getByRole('menuitem', { name: 'Team settings' }))
      .toHaveAttribute('href', `/handler/account-settings/team/${id}`)
    await press('{ArrowUp}{Enter}')
    await expect.element(switcher('Team Engines')).toBeVisible()
    await expect.poll(() => onSelect).toHaveBeenCalledOnce()
    expect(onSelect.mock.calls[0]?.[0]).toMatchObject({ id: engines.id })
    expect((await app.getUser())?.selectedTeam?.id).toBe(engines.id)
  })

  it('creates a team, selects it and returns focus to its button', async () => {
    await open(<TeamSwitcher />)
    await switcher('Select team').click()
    await page.getByRole('menuitem', { name: 'Create team' }).click()
    const name = page.getByLabelText('Team name')
    await expect.element(name).toHaveFocus()
    await press('  {Enter}')
    await expect.element(page.getByText('Enter a name.')).toBeVisible()
    await expect.element(name).toHaveFocus()
    await press('Engines{Enter}')
    await expect.element(switcher('Team Engines')).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(switcher('Team Engines')).toHaveFocus()
  })

  it('renders nothing while the user is signed out', async () => {
    const { container } = await open(<TeamSwitcher />, false)
    expect(container.textContent).toBe('')
  })
})
