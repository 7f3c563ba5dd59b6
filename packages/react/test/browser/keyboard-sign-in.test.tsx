import { expect, it, onTestFinished } from 'vitest'
import {
  EmailVerification,
  Handler,
  MagicLinkCallback,
  Mfa,
  SignIn,
  SignOut,
  SignUp,
} from '../../src/pages/index.js'
import '../../src/styles.css'
import {
  createTestProject,
  createVisitor,
  email,
  goTo,
  openLink,
  password,
  users,
  verifiedUsers,
} from '../create-visitor.js'
import { createAuthenticatorApp } from './create-authenticator-app.js'
import {
  field,
  focused,
  heading,
  press,
  recordAnnouncements,
  show,
  tabTo,
  type,
} from './keyboard.js'
import { createSignedIn } from '../create-signed-in.js'

const back = '{Shift>}{Tab}{/Shift}'
const allTyped = '{Control>}a{/Control}'

it('signs the user in with a password by keyboard', async () => {
  const visitor = createVisitor(await createTestProject({ users }))
  goTo('/handler/sign-in')
  const announcements = recordAnnouncements()
  show(visitor, <SignIn fullPage />)
  await field('Email address')
  await type(email)
  await tabTo('Password')
  await type('a wrong one')
  await tabTo('Show password', 'Forgot password?', 'Sign in')
  await press('Enter')
  await expect.poll(() => announcements.join()).toContain('Incorrect email or password.')
  await expect.poll(focused).toBe('Password')
  await type(`${allTyped}${password}{Enter}`)
  await expect.poll(() => visitor.visits).toEqual(['/'])
})

it('signs the user in with an emailed code by keyboard', async () => {
  const project = await createTestProject({
    users: verifiedUsers,
    config: { magicLinkEnabled: true },
  })
  const visitor = createVisitor(project)
  goTo('/handler/sign-in')
  const announcements = recordAnnouncements()
  show(visitor, <SignIn fullPage />)
  await field('Email address')
  await tabTo('Password', 'Show password', 'Forgot password?', 'Sign in')
  await tabTo('Use an email code instead')
  await press('Enter')
  await expect.poll(focused).toBe('Use your password instead')
  await type(back + back)
  expect(focused()).toBe('Email address')
  await type(`${email}{Enter}`)
  await expect.poll(focused).toBe('Code')
  await press('Enter')
  await expect.poll(() => announcements).toContain('Enter all 6 characters.')
  await expect.poll(focused).toBe('Code')
  const { link } = await project.inbox.next({ to: email })
  await type((new URL(link).searchParams.get('code') ?? '').slice(0, 6))
  await expect.poll(() => visitor.visits).toEqual(['/'])
})

it('creates an account by keyboard', async () => {
  const visitor = createVisitor(await createTestProject())
  goTo('/handler/sign-up')
  const announcements = recordAnnouncements()
  show(visitor, <SignUp fullPage />)
  await field('Email address')
  await type(email)
  await tabTo('Password')
  await type('short{Enter}')
  await expect.poll(() => announcements).toContain('Use at least 8 characters.')
  await expect.poll(focused).toBe('Password')
  await type(`${allTyped}${password}`)
  await expect.poll(() => announcements.at(-1)).toBe('Strong password.')
  await tabTo('Show password', 'Create account')
  await press('Space')
  await heading('Your account is ready')
  await tabTo('Continue')
  await press('Enter')
  await expect.poll(() => visitor.visits).toEqual(['/'])
})

it('announces that a password is too short, even if the hint has the same text', async () => {
  goTo('/handler/sign-up')
  show(createVisitor(await createTestProject()), <SignUp fullPage />)
  await field('Email address')
  await type(email)
  await tabTo('Password')
  await type('short')
  // Screen readers announce added text, but not text that stays.
  const announced: (string | null)[] = []
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      announced.push(...[...addedNodes].map(({ textContent }) => textContent))
  })
  const message = document.activeElement?.getAttribute('aria-describedby') ?? ''
  observer.observe(document.getElementById(message)!, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  await press('Enter')
  await expect.poll(() => announced).toContain('Use at least 8 characters.')
})

it('verifies an email address by keyboard', async () => {
  const project = await createTestProject()
  const visitor = createVisitor(project)
  await visitor.app.signUpWithCredential({ email, password, noRedirect: true })
  openLink((await project.inbox.next({ to: email })).link)
  show(visitor, <EmailVerification fullPage />)
  await heading('Verify your email')
  await tabTo('Verify', 'Cancel')
  await type(`${back}{Enter}`)
  await heading('Email verified')
  await tabTo('Continue')
  await press('Enter')
  await expect.poll(() => visitor.visits).toEqual(['/'])
})

it('signs the user in with a magic link by keyboard', async () => {
  const project = await createTestProject({
    users: verifiedUsers,
    config: { magicLinkEnabled: true },
  })
  const visitor = createVisitor(project)
  await visitor.app.sendMagicLinkEmail(email)
  openLink((await project.inbox.next({ to: email })).link)
  show(visitor, <MagicLinkCallback fullPage />)
  await heading('Continue signing in?')
  await tabTo('Sign in', 'Cancel')
  await type(`${back}{Enter}`)
  await expect.poll(() => visitor.visits).toEqual(['/'])
})

it('completes a sign-in with an authenticator code by keyboard', async () => {
  const project = await createTestProject({ users: verifiedUsers })
  const phone = createAuthenticatorApp(project)
  const { user } = await createSignedIn(project)
  await user.update({ totpMultiFactorSecret: phone.secret })
  const visitor = createVisitor(project)
  await visitor.app.signInWithCredential({ email, password })
  goTo(visitor.visits.pop() ?? '')
  const announcements = recordAnnouncements()
  show(visitor, <Mfa fullPage />)
  await expect.poll(focused).toBe('Code')
  await type('12')
  await tabTo('Verify')
  await press('Enter')
  await expect.poll(() => announcements.join()).toContain('Enter all 6 digits')
  await expect.poll(focused).toBe('Code')
  await type(`${allTyped}${await phone.nextCode()}`)
  await expect.poll(() => visitor.visits).toEqual(['/'])
})

it('signs the user out, and leads on by keyboard too', async () => {
  const visitor = await createSignedIn(await createTestProject({ users }))
  goTo('/handler/sign-out')
  show(visitor, <SignOut fullPage />)
  await heading("You're signed out")
  await expect.poll(() => visitor.visits).toEqual(['/'])
  await tabTo('Sign in again', 'Go to home page')
  await press('Enter')
  await expect.poll(() => visitor.visits).toEqual(['/', '/'])
})

it.each([
  ['/handler/oauth-callback', 'This link is incomplete', ['Try again']],
  ['/handler/error?errorCode=OUTER_OAUTH_TIMEOUT', 'This took too long', ['Copy', 'Try again']],
  ['/handler/email-verification', 'This link is incomplete', ['Go to home page']],
  ['/handler/nowhere', 'Page not found', ['Go to home page']],
])('has a focusable link to another page at %s', async (address, title, stops) => {
  const visitor = createVisitor(await createTestProject({ users }))
  goTo(address)
  show(visitor, <Handler fullPage />)
  await heading(title)
  await tabTo(...stops)
  await press('Enter')
  await expect.poll(() => visitor.visits.join()).toMatch(/^\/($|handler\/sign-in)/)
})
