import type { Output } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import type * as schemas from '@latchkey/contract/schemas/sign-in/oauth'
import type { Context } from '../../context.js'
import type { Project } from '../../db/schema.js'
import { completeConnectionSignIn } from '../../domain/connection-sign-in/complete-sign-in.js'
import { saveConnectionTest } from '../../domain/connection-sign-in/manage-connections.js'
import { testResult } from '../../domain/connection-sign-in/test-result.js'
import { consumeFlow, type ConsumedFlow } from '../../domain/oauth/flows.js'
import {
  findConnection,
  isSaml,
  type SamlConnection,
} from '../../domain/team-connections/connections.js'
import type { Call } from '../call/call.js'
import type { ApiResponse, Redirect } from '../call/response.js'
import { answering } from './provider-http-errors.js'
import { returnToApp } from './return-to-app.js'
import { readSamlProfile } from './saml-sign-in.js'
import {
  consumeTest,
  type EndedTest,
  isTestState,
  outcomeOf,
  testResponse,
} from './sign-in-test.js'

type SamlCall = Pick<
  Call<{ connectionId: string }, undefined, Output<typeof schemas.returnFromSamlProvider.body>>,
  'ctx' | 'params' | 'body' | 'headers' | 'responseHeaders'
>

/** Handles the return from a SAML identity provider. The relay state is the state of a flow, never a URL. */
export async function returnFromSamlProvider(
  call: SamlCall,
): Promise<ApiResponse<Record<string, never> | string> | Redirect> {
  const { ctx, params, body } = call
  const { SAMLResponse: encoded, RelayState: state } = body
  const query = { state, providerId: params.connectionId }
  if (isTestState(state)) {
    const consumed = await consumeTest(ctx, query)
    return testResponse(
      call,
      consumed && (await saveResult(ctx, consumed, query.providerId, encoded)),
    )
  }
  return returnToApp(call, {
    state,
    errorStatus: 303,
    consume: () => consumeFlow(ctx, query),
    complete: async ({ project, flow }) => {
      const connection = await findSamlConnection(ctx, project, query.providerId)
      if (connection?.state !== 'on') throw fail('OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED')
      const profile = await answering(ctx, () =>
        readSamlProfile(ctx, project, { connection, flow, encoded }),
      )
      const user = { connectionId: connection.id, profile }
      return completeConnectionSignIn(ctx, project, { flow, user })
    },
  })
}

async function findSamlConnection(
  { db }: Context,
  project: Project,
  id: string,
): Promise<SamlConnection | undefined> {
  const connection = await findConnection(db, project.id, id)
  return connection !== undefined && isSaml(connection) ? connection : undefined
}

/** @returns how the test has ended; undefined if there is no such connection any more */
async function saveResult(
  ctx: Context,
  consumed: ConsumedFlow,
  connectionId: string,
  encoded: string,
): Promise<EndedTest | undefined> {
  const { project } = consumed
  const connection = await findSamlConnection(ctx, project, connectionId)
  if (connection === undefined) return undefined
  const outcome = await outcomeOf(consumed, (flow) =>
    readSamlProfile(ctx, project, { connection, flow, encoded }),
  )
  const result = await testResult(ctx, connection, outcome)
  await saveConnectionTest(ctx, { tested: connection, result })
  return { project, reason: result.reason }
}
