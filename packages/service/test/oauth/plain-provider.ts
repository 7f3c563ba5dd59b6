import { getRequestListener } from '@hono/node-server'
import { afterAll } from 'vitest'
import { startHttpServer, type HttpServer } from '../support/http-server.js'
import { openTestProject, type TestProject } from '../support/project.js'
import type { TestService } from '../support/service.js'

/** An OAuth 2.0 provider without OpenID Connect, such as GitHub, with configurable responses. */
export interface PlainProvider extends HttpServer {
  answers: {
    token: (form: URLSearchParams) => Response | Promise<Response>
    user: () => Response
    emails: () => Response
  }
  /** Forms that the token endpoint has received. */
  forms: URLSearchParams[]
  /** Restores the default responses, for an account with this name. */
  reset: (login: string) => void
}

/** Starts a provider at the top level of a test file, and stops it after the last test. */
export async function setupPlainProvider(): Promise<PlainProvider> {
  const forms: URLSearchParams[] = []
  const answers = {} as PlainProvider['answers']
  const reset = (login: string) => {
    forms.length = 0
    Object.assign(answers, usualAnswers(login))
  }
  reset('ada')
  const serve = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (pathname === '/token') {
      const form = new URLSearchParams(await request.text())
      forms.push(form)
      return answers.token(form)
    }
    if (request.headers.get('authorization') === null) return new Response(null, { status: 401 })
    return pathname === '/user/emails' ? answers.emails() : answers.user()
  }
  const server = await startHttpServer(() =>
    getRequestListener(serve, { overrideGlobalObjects: false }),
  )
  afterAll(() => server.close())
  return { ...server, answers, forms, reset }
}

const usualAnswers = (login: string): PlainProvider['answers'] => ({
  token: () =>
    Response.json({
      access_token: `access of ${login}`,
      refresh_token: `refresh of ${login}`,
      expires_in: 3600,
      token_type: 'bearer',
      scope: 'repo,user:email',
    }),
  user: () => Response.json({ id: `id of ${login}`, login, name: null }),
  emails: () => Response.json([{ email: `${login}@example.com`, primary: true, verified: true }]),
})

/** The endpoints for the configuration of the service. */
export const endpointsOf = ({ origin }: HttpServer) => ({
  authorizationEndpoint: `${origin}/authorize`,
  tokenEndpoint: `${origin}/token`,
  userinfoEndpoint: `${origin}/user`,
})

/** Creates a project with its own clients at these providers. */
export const openProviderProject = (
  service: TestService,
  ...ids: ('github' | 'apple')[]
): Promise<TestProject> =>
  openTestProject(service, {
    config: {
      oauthProviders: ids.map((id) => ({
        id,
        type: 'standard',
        clientId: 'the client',
        clientSecret: 'the secret',
      })),
    },
  })
