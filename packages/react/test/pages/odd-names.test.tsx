import type { Team } from '@latchkey/core'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  CliAuthConfirm,
  Handler,
  SignIn,
  TeamInvitation,
  TeamSwitcher,
  UserButton,
} from '../../src/pages/index.js'
import { oddNames } from '../odd-names.js'
import { createOpenProject, createSignedIn, openSettings } from '../settings-visitor.js'
import { createTestProject, createVisitor, goTo, password, press, show, users } from '../visitor.js'

/** Every piece of text on the page that shows this name, or its beginning. */
function textsOf(name: string): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts.filter(({ data }) => data.includes(name.slice(0, 3)))
}

/** Waits until the page shows a name so often: each time cut, and by itself. */
async function expectTamed(name: string, least: number) {
  await waitFor(() => expect(textsOf(name).length).toBeGreaterThanOrEqual(least))
  for (const text of textsOf(name)) {
    expect(text.parentElement?.tagName).toBe('BDI')
    expect(text.data).toBe(name.length > 120 ? `${name.slice(0, 120)}…` : name)
  }
}

const grace = { email: 'grace@example.com', password }

describe.each(oddNames)('XS02: a name %s is cut, and keeps to itself', (_, name) => {
  it('where it is a person', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    await visitor.user.update({ displayName: name })
    show(visitor, <SignIn />)
    await screen.findByRole('heading', { name: "You're signed in" })
    await expectTamed(name, 2)
    const { person, container } = show(visitor, <UserButton />)
    await waitFor(() => expect(container.querySelector('button')).not.toBeNull())
    const menu = container.querySelector('button')!
    expect(menu.getAttribute('aria-label')!.length).toBeLessThan(150)
    await person.click(menu)
    await expectTamed(name, 3)
  })

  it('where it is a team, and a member of it', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    await visitor.user.update({ displayName: name })
    const team: Team = await visitor.user.createTeam({ displayName: name })
    openSettings(visitor, `team/${team.id}`)
    await screen.findByRole('region', { name: 'Members' })
    // The person, the link to the team, its heading, and the member.
    await expectTamed(name, 4)
    show(visitor, <TeamSwitcher />)
    await expectTamed(name, 5)
  })

  it('where it is a team that invites', async () => {
    const project = await createOpenProject({ users: [...users, grace] })
    const team: Team = await (await createSignedIn(project)).user.createTeam({ displayName: name })
    await team.inviteUser({ email: grace.email })
    const { pathname, search } = new URL((await project.inbox.next({ to: grace.email })).link)
    goTo(pathname + search)
    const visitor = createVisitor(project)
    await visitor.app.signInWithCredential({ ...grace, noRedirect: true })
    const { person } = show(visitor, <TeamInvitation />)
    await screen.findByRole('button', { name: 'Join team' })
    await expectTamed(name, 1)
    await press(person, 'Join team')
    await screen.findByRole('button', { name: 'Go to team' })
    await expectTamed(name, 1)
  })

  it('where it is an app', async () => {
    const visitor = createVisitor(await createTestProject({ displayName: name }))
    show(visitor, <SignIn />)
    await screen.findByRole('heading', { name: 'Sign in' })
    await expectTamed(name, 1)
  })
})

describe.each([
  'javascript:alert(1)',
  '<a href="javascript:alert(1)">App</a>',
  'https://evil.example/',
  '[App](javascript:alert(1))',
])('XS10: the name of an app is no link: %s', (displayName) => {
  const expectText = () => {
    const [shown] = textsOf(displayName)
    expect(shown?.data).toBe(displayName)
    for (const link of document.querySelectorAll('a'))
      expect(link.getAttribute('href')).toMatch(/^\/(handler\/|$)/)
    expect(document.querySelector('[src], [style], iframe, object')).toBeNull()
  }

  it.each(['sign-in', 'sign-up', 'forgot-password', 'error', 'mfa', 'magic-link-callback'])(
    'on the page %s',
    async (page) => {
      goTo(`/handler/${page}`)
      show(createVisitor(await createTestProject({ displayName })), <Handler fullPage />)
      await waitFor(() => expect(textsOf(displayName)).toHaveLength(1))
      await screen.findByRole('heading')
      expectText()
    },
  )

  it('where it stands in a sentence', async () => {
    const project = await createTestProject({ displayName, users })
    const opened = new Promise<string>((resolve) => {
      const login = createVisitor(project).app.promptCliLogin({
        appUrl: window.location.origin,
        promptLink: (link) => resolve(link),
      })
      login.catch(() => {})
    })
    const { pathname, search } = new URL(await opened)
    goTo(pathname + search)
    const visitor = createVisitor(project)
    await visitor.app.signInWithCredential({ ...users[0]!, noRedirect: true })
    show(visitor, <CliAuthConfirm />)
    await waitFor(() => expect(textsOf(displayName)).toHaveLength(2))
    expectText()
  })
})
