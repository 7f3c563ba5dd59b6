import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { fakePlatform } from '../../core/test/fakes/fake-platform.js'
import { useContactChannels, useTeams, useUser } from '../src/index.js'
import { holdResponse, watchNetwork } from './network.js'
import { createTestProject, createVisitor, email, password, show, users } from './visitor.js'

function Summary() {
  const user = useUser({ or: 'throw' })
  const teams = useTeams(user)
  const channels = useContactChannels(user)
  return <p>{`${teams.length} teams, ${channels.length} addresses`}</p>
}

it('a component that suspends for several slow requests in turn sends each of them once', async () => {
  const network = watchNetwork()
  const { platform, pass } = fakePlatform()
  const visitor = createVisitor(await createTestProject({ users }), {
    platform: { timers: platform.timers },
  })
  await visitor.app.signInWithCredential({ email, password, noRedirect: true })
  const reads = ['GET /users/me', 'GET /teams', 'GET /contact-channels'] as const
  const answers = reads.map((read) => {
    const release = holdResponse(network, read)
    return release
  })
  show(
    visitor,
    <Suspense fallback="Waiting">
      <Summary />
    </Suspense>,
  )
  for (const [index, read] of reads.entries()) {
    await expect.poll(() => network.calls(read)).toBe(1)
    pass(3_500)
    await act(async () => answers[index]?.())
  }
  await screen.findByText('0 teams, 1 addresses')
  expect(reads.map((read) => network.calls(read))).toEqual([1, 1, 1])
})
