import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  CliAuthConfirm,
  ForgotPassword,
  PasswordReset,
  TeamInvitation,
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
} from '../create-visitor.js'
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
import { signIn } from '../create-signed-in.js'

const grace = { email: 'grace@example.com', password }

const createProject = () =>
  createTestProject({ users: [...users, grace], config: { clientTeamCreationEnabled: true } })

it('requests and resets a password by keyboard', async () => {
  const project = await createProject()
  const visitor = createVisitor(project)
  goTo('/handler/forgot-password')
  const announcements = recordAnnouncements()
  const close = show(visitor, <ForgotPassword fullPage />)
  await field('Email address')
  await press('Enter')
  await expect.poll(() => announcements).toContain('Enter your email address.')
  await expect.poll(focused).toBe('Email address')
  await type(email)
  await press('Enter')
  await heading('Check your email')
  await tabTo('Resend in some seconds', 'Use a different email', 'Back to sign-in')
  const { link } = await project.inbox.next({ to: email })
  close()
  openLink(link)
  show(visitor, <PasswordReset fullPage />)
  await field('New password')
  await type('a fresh password')
  await tabTo('Show password', 'Confirm new password')
  await type('a fresh passwort')
  await tabTo('Show password', 'Reset password')
  await press('Space')
  await expect.poll(() => announcements).toContain("Passwords don't match.")
  await expect.poll(focused).toBe('Confirm new password')
  await type('{Control>}a{/Control}a fresh password')
  await press('Enter')
  await heading('Password updated')
  await tabTo('Sign in')
  await press('Enter')
  await expect.poll(() => visitor.visits).toEqual(['/handler/sign-in'])
})

it('joins a team by keyboard', async () => {
  const project = await createProject()
  const owner = await signIn(createVisitor(project))
  const team = await owner.createTeam({ displayName: 'Engines' })
  await team.inviteUser({ email: grace.email })
  openLink((await project.inbox.next({ to: grace.email })).link)
  const visitor = createVisitor(project)
  show(visitor, <TeamInvitation fullPage />)
  await heading('Join Engines?')
  await tabTo('Sign in', 'Create account')
  await signIn(visitor, grace)
  await expect.element(page.getByRole('button', { name: 'Join team' })).toBeVisible()
  await heading('Join Engines?')
  await tabTo('Join team', 'Not now', 'Use a different account')
  await userEvent.tab({ shift: true })
  await userEvent.tab({ shift: true })
  await press('Enter')
  await heading('Welcome to Engines')
  await tabTo('Go to team')
  await press('Enter')
  await expect.poll(() => visitor.visits).toEqual(['/'])
})

it('authorizes a CLI login by keyboard', async () => {
  const project = await createProject()
  const terminal = createVisitor(project).app
  let result: unknown
  const link = await new Promise<string>((resolve, reject) => {
    terminal
      .promptCliLogin({ appUrl: location.origin, waitTimeMillis: 100, promptLink: resolve })
      .then((ended) => (result = ended), reject)
  })
  openLink(link)
  const visitor = createVisitor(project)
  await signIn(visitor, grace)
  show(visitor, <CliAuthConfirm fullPage />)
  await heading('Allow terminal access?')
  await tabTo('Deny', 'Allow')
  await expect.poll(() => document.activeElement?.getAttribute('aria-disabled')).toBe('false')
  await press('Enter')
  await heading("You're all set")
  await expect.poll(() => result).toMatchObject({ status: 'ok' })
  await tabTo('Close this tab')
})

it('denies a CLI login by keyboard', async () => {
  goTo(`/handler/cli-auth-confirm?login_code=${'x'.repeat(45)}`)
  const visitor = createVisitor(await createProject())
  await signIn(visitor, grace)
  show(visitor, <CliAuthConfirm fullPage />)
  await heading('Allow terminal access?')
  await tabTo('Deny')
  await press('Enter')
  await heading('Access denied')
  await tabTo('Go to home page')
  expect(visitor.app.session.get().status).toBe('active')
})
