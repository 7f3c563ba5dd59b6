import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SignIn, SignUp } from '../../src/pages/index.js'
import { watchNetwork } from '../network.js'
import {
  createTestProject,
  createVisitor,
  email,
  show,
  showCredentialForm,
  users,
} from '../visitor.js'

const newEmail = 'grace@example.com'
const createProject = () =>
  createTestProject({ users, config: { magicLinkEnabled: true, proofOfWork: 'always' } })

describe('the pages of a project that requires a proof of work', () => {
  it('create an account', async () => {
    const visitor = createVisitor(await createProject())
    const { app, submit } = await showCredentialForm(visitor, <SignUp />)
    const network = watchNetwork()
    await submit(newEmail)
    await screen.findByRole('heading', { name: 'Your account is ready' })
    expect(app.session.get().status).toBe('active')
    expect(network.calls('POST /auth/password/sign-up')).toBe(2)
  })

  it('email a code and sign in with it', async () => {
    const project = await createProject()
    const visitor = createVisitor(project)
    const { person } = show(visitor, <SignIn />)
    const emailField = await screen.findByLabelText('Email address')
    await person.click(screen.getByRole('button', { name: 'Use an email code instead' }))
    await person.type(emailField, `${email}{Enter}`)
    const { link } = await project.inbox.next({ to: email })
    const code = new URL(link).searchParams.get('code') ?? ''
    await person.type(await screen.findByLabelText('Code'), code.slice(0, 6))
    await waitFor(() => expect(visitor.app.session.get().status).toBe('active'))
  })
})
