import type { ReactElement } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { AccountSettings, SignIn } from '../../src/pages/index.js'
import { createOpenProject, createSignedIn } from '../create-signed-in.js'
import { createVisitor, goTo, type Visitor } from '../create-visitor.js'
import { unusualNames } from '../unusual-names.js'
import '../../src/styles.css'
import '../../src/account.css'
import { show } from './keyboard.js'

const WIDTH = 390
const LINE_HEIGHT = 24

/** Renders a page at the width of a phone and returns its layout once it has this heading. */
async function layoutOf(visitor: Visitor, ui: ReactElement, heading: string) {
  const close = show(visitor, ui)
  await expect.element(page.getByRole('heading', { name: heading })).toBeInTheDocument()
  const card = document.querySelector('.lk-card')!
  const { left, right, width, height } = card.getBoundingClientRect()
  const parts = [...card.querySelectorAll(':not(.lk-unseen, svg *, bdi)')]
    .map((part) => part.getBoundingClientRect())
    .filter((part) => part.width > 0)
  const isWithin = parts.every((part) => part.left >= left && part.right <= right)
  const scrolls = document.documentElement.scrollWidth > WIDTH
  close()
  return { width, height, isWithin, scrolls }
}

describe.each(unusualNames)('a name %s (XS02)', (_, name) => {
  it('keeps the layout of the sign-in page as the name of the app and of the user', async () => {
    await page.viewport(WIDTH, 844)
    const layouts = []
    for (const displayName of ['Ada', name]) {
      const project = await createOpenProject({ displayName })
      const visitor = await createSignedIn(project)
      await visitor.user.update({ displayName })
      goTo('/handler/sign-in')
      layouts.push(await layoutOf(createVisitor(project), <SignIn />, 'Sign in'))
      layouts.push(await layoutOf(visitor, <SignIn />, "You're signed in"))
    }
    const plain = layouts.slice(0, 2)
    for (const [index, layout] of layouts.slice(2).entries()) {
      const { width, height } = plain[index]!
      expect(layout).toMatchObject({ isWithin: true, scrolls: false, width })
      // The text before a name may need a line of its own.
      expect(layout.height - height).toBeLessThan(LINE_HEIGHT)
    }
  })

  it('keeps the layout of the account settings as the name of a team and of a member', async () => {
    await page.viewport(WIDTH, 844)
    const visitor = await createSignedIn(await createOpenProject())
    await visitor.user.update({ displayName: name })
    const { id } = await visitor.user.createTeam({ displayName: name })
    goTo(`/handler/account-settings/team/${id}/members`)
    onTestFinished(() => goTo('/'))
    expect(await layoutOf(visitor, <AccountSettings />, 'Members')).toMatchObject({
      isWithin: true,
      scrolls: false,
    })
  })
})
