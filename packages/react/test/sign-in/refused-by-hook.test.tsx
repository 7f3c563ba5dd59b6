import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { hookedProject } from '../../../service/test/hooks/hooks.js'
import { setupTestService } from '../../../service/test/support/service.js'
import { SignUp } from '../../src/pages/index.js'
import { createVisitor, showCredentialForm } from '../visitor.js'

const MESSAGE = 'Use your <b>work</b> email.'

const { seed } = hookedProject({
  beforeSignUp: { run: () => ({ allow: false, message: MESSAGE }) },
})
const service = await setupTestService({ projects: [seed] })

it('SignUp shows the message of a hook as plain text', async () => {
  const visitor = createVisitor(
    {
      projectId: seed.id,
      publishableClientKey: seed.keys.publishableClientKey,
      baseUrl: 'http://localhost:4710',
    },
    { fetch: (input, init) => service.fetch(new Request(input, init)) },
  )
  const { submit } = await showCredentialForm(visitor, <SignUp />)
  await submit('grace@example.com')
  expect(await screen.findByText(MESSAGE)).toBeDefined()
  expect(visitor.app.session.get().status).not.toBe('active')
})
