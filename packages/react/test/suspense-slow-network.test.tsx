import { createNetwork } from '@latchkey/testing/network'
import { act, cleanup, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, inject, it, onTestFinished } from 'vitest'
import { fakePlatform } from '../../core/test/fakes/fake-platform.js'
import { useContactChannels, useTeams, useUser } from '../src/index.js'
import { createTestProject, createVisitor, email, password, show, users } from './visitor.js'

afterEach(cleanup)

function Summary() {
  const user = useUser({ or: 'throw' })
  const teams = useTeams(user)
  const channels = useContactChannels(user)
  return <p>{`${teams.length} teams, ${channels.length} addresses`}</p>
}

it('a component that suspends for several slow requests in turn sends each of them once', async () => {
  const network = createNetwork(inject('latchkeyServiceUrl'))
  onTestFinished(() => network.close())
  const { platform, pass } = fakePlatform()
  const visitor = createVisitor(await createTestProject({ users }), {
    platform: { timers: platform.timers },
  })
  await visitor.app.signInWithCredential({ email, password, noRedirect: true })
  const reads = ['GET /users/me', 'GET /teams', 'GET /contact-channels'] as const
  const answers = reads.map((read) => {
    let answer = () => {}
    network.delay(read, new Promise<void>((resolve) => (answer = resolve)))
    return answer
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
