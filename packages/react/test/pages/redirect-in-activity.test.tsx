import { act, render, waitFor } from '@testing-library/react'
import { Activity, StrictMode } from 'react'
import { expect, it } from 'vitest'
import { LatchkeyProvider, RedirectToSignIn } from '../../src/index.js'
import { createTestProject, createVisitor, goTo, route, usePath } from '../visitor.js'

/** A router that hides pages with Activity instead of unmounting them. */
const Router = () => (
  <Activity mode={usePath() === '/inbox' ? 'visible' : 'hidden'}>
    <RedirectToSignIn />
  </Activity>
)

it('RedirectToSignIn redirects again when a router shows it again after it was hidden', async () => {
  goTo('/inbox')
  const visits: string[] = []
  const navigate = (to: string) => {
    visits.push(to)
    route(to)
  }
  const { app } = createVisitor(await createTestProject(), { redirectMethod: { navigate } })
  render(
    <StrictMode>
      <LatchkeyProvider app={app}>
        <Router />
      </LatchkeyProvider>
    </StrictMode>,
  )
  const signIn = '/handler/sign-in?after_auth_return_to=%2Finbox'
  await waitFor(() => expect(visits).toEqual([signIn]))
  await act(async () => route('/handler/sign-up'))
  expect(visits).toEqual([signIn])
  await act(async () => route('/inbox'))
  await waitFor(() => expect(visits).toEqual([signIn, signIn]))
})
