import { createNetwork } from '@latchkey/testing/network'
import { cleanup, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, inject, it, onTestFinished } from 'vitest'
import { useContactChannels, useTeams, useUser } from '../src/index.js'
import { createTestProject, createVisitor, email, password, show, users } from './visitor.js'

afterEach(cleanup)

/** How much quicker than in earnest time passes. */
const HASTE = 10

function Summary() {
  const user = useUser({ or: 'throw' })
  const teams = useTeams(user)
  const channels = useContactChannels(user)
  return <p>{`${teams.length} teams, ${channels.length} addresses`}</p>
}

it('shows what rests on several answers, each of which takes its time, and asks for each once', async () => {
  const network = createNetwork(inject('latchkeyServiceUrl'))
  onTestFinished(() => network.close())
  const visitor = createVisitor(await createTestProject({ users }), {
    platform: {
      timers: {
        set: (callback, millis) => setTimeout(callback, millis / HASTE),
        clear: (timer) => clearTimeout(timer as NodeJS.Timeout),
      },
    },
  })
  await visitor.app.signInWithCredential({ email, password, noRedirect: true })
  const reads = ['GET /users/me', 'GET /teams', 'GET /contact-channels'] as const
  for (const read of reads) network.delay(read, 3_500 / HASTE)
  show(
    visitor,
    <Suspense fallback="Waiting">
      <Summary />
    </Suspense>,
  )
  await screen.findByText('0 teams, 1 addresses', undefined, { timeout: 5_000 })
  expect(reads.map((read) => network.calls(read))).toEqual([1, 1, 1])
})
