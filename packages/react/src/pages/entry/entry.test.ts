import type { Project, Snapshot } from '@latchkey/core'
import { expect, it } from 'vitest'
import type { UserState } from '../../hooks/use-user-state.js'
import { user } from '../../../gallery/user.js'
import { entryOf } from './entry.js'

const project = { id: 'p' } as Project
const readyProject: Snapshot<Project> = { status: 'ready', data: project, error: undefined }
const loadingProject: Snapshot<Project> = { status: 'loading', data: undefined, error: undefined }
const failed: Snapshot<Project> = { status: 'failed', data: undefined, error: new Error('x') }

const loadingUser: UserState = { status: 'loading', user: undefined, error: undefined }
const failedUser: UserState = { status: 'failed', user: undefined, error: new Error('x') }
const signedOut: UserState = { status: 'signed-out', user: null, error: undefined }
const signedIn: UserState = { status: 'signed-in', user, error: undefined }
const anonymous: UserState = { status: 'anonymous', user, error: undefined }

it.each([
  ['a loading project', loadingProject, signedOut, false, 'loading'],
  ['a project that failed to load', failed, signedOut, false, 'unavailable'],
  ['a loading user', readyProject, loadingUser, false, 'loading'],
  ['a user who failed to load', readyProject, failedUser, false, 'unavailable'],
  ['a signed-in user', readyProject, signedIn, false, 'signed-in'],
  ['a signed-out user', readyProject, signedOut, false, 'open'],
  ['an anonymous user (IN28)', readyProject, anonymous, false, 'open'],
  ['a user who has just signed in on this page', readyProject, signedIn, true, 'open'],
  ['a loading user who is signing in on this page', readyProject, loadingUser, true, 'open'],
])('entryOf returns the step for %s', (_name, projectSnapshot, userState, isSigningIn, step) => {
  expect(entryOf(projectSnapshot, userState, isSigningIn).step).toBe(step)
})
