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
import { unusualNames } from '../unusual-names.js'
import { createOpenProject, createSignedIn, openSettings } from '../settings-visitor.js'
import {
  createTestProject,
  createVisitor,
  goTo,
  openLink,
  password,
  press,
  show,
  users,
} from '../visitor.js'

/** Returns all text nodes of the page that contain the name or its beginning. */
function textsOf(name: string): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts.filter(({ data }) => data.includes(name.slice(0, 3)))
}

/** Waits until the page has this many text nodes with the name, each truncated and isolated. */
async function expectTruncated(name: string, minimum: number) {
  await waitFor(() => expect(textsOf(name).length).toBeGreaterThanOrEqual(minimum))
  const truncated = name.length > 120 ? `${name.slice(0, 120)}…` : name
  // More marks on one letter would cover the lines around it (R12).
  const readable = truncated.replace(/(\p{M}{8})\p{M}+/gu, '$1')
  for (const text of textsOf(name)) {
    expect(text.parentElement?.tagName).toBe('BDI')
    expect(text.data).toBe(readable)
  }
}

const grace = { email: 'grace@example.com', password }

describe.each(unusualNames)('a name %s (XS02)', (_, name) => {
  it('is truncated and isolated as the name of a user', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    await visitor.user.update({ displayName: name })
    show(visitor, <SignIn />)
    await screen.findByRole('heading', { name: "You're signed in" })
    await expectTruncated(name, 2)
    const { person, container } = show(visitor, <UserButton />)
    await waitFor(() => expect(container.querySelector('button')).not.toBeNull())
    const menu = container.querySelector('button')!
    expect(menu.getAttribute('aria-label')!.length).toBeLessThan(150)
    await person.click(menu)
    await expectTruncated(name, 3)
  })

  it('is truncated and isolated as the name of a team and of a member', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    await visitor.user.update({ displayName: name })
    const team: Team = await visitor.user.createTeam({ displayName: name })
    openSettings(visitor, `team/${team.id}/members`)
    await screen.findByRole('region', { name: '1 member' })
    // The heading of the team, the link back to it, and the member.
    await expectTruncated(name, 3)
    show(visitor, <TeamSwitcher />)
    await expectTruncated(name, 4)
  })

  it('is truncated and isolated as the name of a team in an invitation', async () => {
    const project = await createOpenProject({ users: [...users, grace] })
    const team: Team = await (await createSignedIn(project)).user.createTeam({ displayName: name })
    await team.inviteUser({ email: grace.email })
    openLink((await project.inbox.next({ to: grace.email })).link)
    const visitor = createVisitor(project)
    await visitor.app.signInWithCredential({ ...grace, noRedirect: true })
    const { person } = show(visitor, <TeamInvitation />)
    await screen.findByRole('button', { name: 'Join team' })
    await expectTruncated(name, 1)
    await press(person, 'Join team')
    await screen.findByRole('button', { name: 'Go to team' })
    await expectTruncated(name, 1)
  })

  it('is truncated and isolated as the name of an app', async () => {
    const visitor = createVisitor(await createTestProject({ displayName: name }))
    show(visitor, <SignIn />)
    await screen.findByRole('heading', { name: 'Sign in' })
    await expectTruncated(name, 1)
  })
})

describe.each([
  'javascript:alert(1)',
  '<a href="javascript:alert(1)">App</a>',
  'https://evil.example/',
  '[App](javascript:alert(1))',
])('an app with the name %s (XS10)', (displayName) => {
  const expectText = () => {
    const [textNode] = textsOf(displayName)
    expect(textNode?.data).toBe(displayName)
    for (const link of document.querySelectorAll('a'))
      expect(link.getAttribute('href')).toMatch(/^\/(handler\/|$)/)
    expect(document.querySelector('[src], [style], iframe, object')).toBeNull()
  }

  it.each(['sign-in', 'sign-up', 'forgot-password', 'error', 'mfa', 'magic-link-callback'])(
    'has its name as text on the page %s',
    async (page) => {
      goTo(`/handler/${page}`)
      show(createVisitor(await createTestProject({ displayName })), <Handler fullPage />)
      await waitFor(() => expect(textsOf(displayName)).toHaveLength(1))
      await screen.findByRole('heading')
      expectText()
    },
  )

  it('has its name as text in a sentence', async () => {
    const project = await createTestProject({ displayName, users })
    const opened = new Promise<string>((resolve) => {
      const login = createVisitor(project).app.promptCliLogin({
        appUrl: window.location.origin,
        promptLink: (link) => resolve(link),
      })
      login.catch(() => {})
    })
    openLink(await opened)
    const visitor = createVisitor(project)
    await visitor.app.signInWithCredential({ ...users[0]!, noRedirect: true })
    show(visitor, <CliAuthConfirm />)
    await waitFor(() => expect(textsOf(displayName)).toHaveLength(2))
    expectText()
  })
})
