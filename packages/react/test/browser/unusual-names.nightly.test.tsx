import type { ReactElement } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { AccountSettings, SignIn } from '../../src/pages/index.js'
import { createOpenProject, createSignedIn } from '../create-signed-in.js'
import { createVisitor, goTo, type Visitor } from '../create-visitor.js'
import { unusualNames } from '../unusual-names.js'
import '../../src/styles.css'
import '../../src/account.css'
import { show } from './by-keyboard.js'

const WIDTH = 390
const LINE_HEIGHT = 24

/** How a page lies in the window of a phone once it has this heading. */
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

describe.each(unusualNames)('XS02: a name %s keeps the layout', (_, name) => {
  it('of the sign-in page, where it is the app and the person', async () => {
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
    for (const [index, odd] of layouts.slice(2).entries()) {
      const { width, height } = plain[index]!
      expect(odd).toMatchObject({ isWithin: true, scrolls: false, width })
      // What stands before a name may need a line for itself.
      expect(odd.height - height).toBeLessThan(LINE_HEIGHT)
    }
  })

  it('of the account settings, where it is a team and its member', async () => {
    await page.viewport(WIDTH, 844)
    const visitor = await createSignedIn(await createOpenProject())
    await visitor.user.update({ displayName: name })
    const { id } = await visitor.user.createTeam({ displayName: name })
    goTo(`/handler/account-settings/team/${id}`)
    onTestFinished(() => goTo('/'))
    expect(await layoutOf(visitor, <AccountSettings />, 'Members')).toMatchObject({
      isWithin: true,
      scrolls: false,
    })
  })
})
