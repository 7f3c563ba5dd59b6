import { isLatchkeyError } from '@latchkey/core'
import {
  loadSsoSetup,
  type NewSetupConnection,
  type SetupConnection,
  type SetupConnectionChanges,
  type SsoSetup,
  type SsoSetupState,
} from '@latchkey/core/internal'
import { useEffect, useState } from 'react'
import { openTab, readFragment, watchFocus } from '../../lib/platform.js'
import { useApp } from '../../lib/use-app.js'
import { useCountdown } from '../../lib/use-countdown.js'
import { useCurrentUrl } from '../../lib/use-current-url.js'
import { useMutation } from '../../lib/use-mutation.js'
import { usePoll } from './use-poll.js'
import { useOnce } from '../../lib/use-once.js'
import type { LabelKey } from '../../locales/text.js'
import type { FormProblem } from '../../ui/forms/form.js'
import { combineProgress, type Progress } from '../../ui/forms/primary-action.js'
import type { NotReady } from '../page-frame/create-page.js'
import type { PageProps } from '../page-frame/page-props.js'
import { protocolOf, type SetupProvider } from './providers.js'

/** The steps after the choice of a provider follow from what is set up; the user can also go on. */
type Position = 'domain' | 'provider' | 'connect' | 'test' | 'provisioning' | 'done'

/** A new SCIM token. It is shown once. */
export interface NewToken {
  readonly value: string
}

export interface SetupProgress extends Progress {
  readonly setup: SsoSetupState
  readonly problem: FormProblem | null
}

type Step =
  | ({ readonly step: 'domain' } & SetupProgress)
  | ({ readonly step: 'provider' } & SetupProgress)
  | ({
      readonly step: 'connect'
      readonly provider: SetupProvider
      readonly saved: SavedValues | null
    } & SetupProgress)
  | ({
      readonly step: 'test'
      /** The code with which the last test failed. */
      readonly reason: string | null
      /** Whether a test runs in another tab. */
      readonly isTesting: boolean
    } & SetupProgress)
  | ({ readonly step: 'provisioning'; readonly token: NewToken | null } & SetupProgress)
  | ({ readonly step: 'done' } & SetupProgress)
  | ({ readonly step: 'gone' } & Progress)

/** The values that a provider has issued, by the names of the fields. */
type TypedValues = Readonly<Record<string, string>>

/** Values of a connection that its fields begin with. The service returns no secret. */
export interface SavedValues {
  readonly issuer: string
  readonly clientId: string
}

/** Returns the step that what is set up leads to. */
function positionOf({ domains, connection }: SsoSetupState): Position {
  if (!domains.some(({ verifiedAt }) => verifiedAt !== null)) return 'domain'
  if (connection === null) return 'provider'
  if (connection.state === 'draft') return 'test'
  // The link does not change a connection that is on.
  return connection.state === 'on' ? 'done' : 'provisioning'
}

const TOKEN = /^[\w-]{1,200}$/

/** A test that runs in another tab. */
interface RunningTest {
  /** How long to wait for its result: the service forgets a sign-in that takes longer. */
  readonly seconds: number
  /** The time of the result before it; null without one. */
  readonly previousResult: number | null
}

const TEST_SECONDS = 600
const RESULT_POLL_MILLIS = 2000

const lastResultOf = (setup: SsoSetupState | null | undefined): number | null =>
  setup?.connection?.lastTest?.testedAt.getTime() ?? null

/** Returns the state and actions of the page that sets the single sign-on of a team up. */
export function useSsoSetup({ onEvent }: PageProps) {
  const app = useApp()
  const isBrowser = useCurrentUrl() !== ''
  // The token stays in the URL, so that the page can be reloaded: no server receives a fragment.
  const token = isBrowser ? readFragment() : undefined
  /** Null if the link does not work. */
  const [setup, setSetup] = useState<SsoSetupState | null>()
  const [override, setOverride] = useState<Position | null>(null)
  const [provider, setProvider] = useState<SetupProvider | null>(null)
  const [saved, setSaved] = useState<SavedValues | null>(null)
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [scimToken, setScimToken] = useState<NewToken | null>(null)
  /** The code with which the provider refused to begin a test. */
  const [refusal, setRefusal] = useState<string | null>(null)
  const [test, setTest] = useState<RunningTest | null>(null)
  const loading = useMutation(onEvent)
  const mutation = useMutation(onEvent)
  // A failure is not shown: the next attempt follows.
  const polling = useMutation()

  /** Makes a call of the link. Resolves to null, and shows that, if the link does not work. */
  const callLink = async <Value>(
    call: (calls: SsoSetup) => Promise<Value>,
  ): Promise<Value | null> => {
    try {
      if (token !== undefined && TOKEN.test(token))
        return await call(await loadSsoSetup(app, token))
    } catch (error) {
      if (!isLatchkeyError(error, 'SSO_SETUP_LINK_NOT_FOUND')) throw error
    }
    setSetup(null)
    return null
  }
  const read = async () => setSetup(await callLink((calls) => calls.read()))
  const load = () => loading.run(read)
  useOnce(load, token !== undefined)
  const position = override ?? (setup ? positionOf(setup) : null)
  useEffect(() => (position === 'test' ? watchFocus(load) : undefined))
  const isPending = useCountdown(test) > 0 && lastResultOf(setup) === test?.previousResult
  const isTesting = isPending && position === 'test'
  usePoll(() => polling.run(read), RESULT_POLL_MILLIS, isTesting)

  /** Changes something, and reads what is set up then. `refusal` is shown at a field if the service rejects the values. */
  const change = (refusal: FormProblem, action: (calls: SsoSetup) => Promise<unknown>) =>
    mutation.run(async () => {
      setProblem(null)
      setRefusal(null)
      try {
        await callLink(action)
      } catch (error) {
        const label = domainProblem(error)
        if (label === undefined && !isRejected(error)) throw error
        setProblem({ ...refusal, ...(label && { label }) })
      } finally {
        // A replacement can fail after the connection before it was deleted.
        await read()
      }
    })

  const goTo = (position: Position | null) => {
    setProblem(null)
    setOverride(position)
  }

  /** Returns the settings of a connection that the typed values describe. */
  const settingsOf = async (
    calls: SsoSetup,
    { name, type }: SetupProvider,
    { issuer = '', clientId = '', clientSecret = '', metadata = '' }: TypedValues,
  ): Promise<NewSetupConnection> => {
    const displayName = setup?.teamDisplayName ?? name
    if (type === 'oidc')
      return {
        displayName,
        oidc: {
          issuer: issuer.trim(),
          clientId: clientId.trim(),
          clientSecret: clientSecret.trim(),
        },
      }
    const text = metadata.trim()
    const source = text.startsWith('<') ? { xml: text } : { url: text }
    const { entityId, ssoUrl, certificates } = await calls.readSamlMetadata(source)
    return {
      displayName,
      saml: { entityId, ssoUrl, certificates: certificates.map(({ pem }) => pem) },
    }
  }

  const progress = combineProgress(mutation, loading)
  return {
    state: toState({
      ...{ setup, position, provider, saved, refusal, isTesting, scimToken, problem, progress },
    }),
    actions: {
      retry: load,
      continue: goTo,
      addDomain: (domain: string) =>
        change({ field: 'domain', label: 'ssoDomainInvalid' }, (calls) =>
          calls.addDomain(domain.trim()),
        ),
      verifyDomain: (domainId: string) =>
        change({ field: domainId, label: 'ssoDomainMissing' }, (calls) =>
          calls.verifyDomain(domainId),
        ),
      removeDomain: (domainId: string) =>
        change({ label: 'ssoValuesRefused' }, (calls) => calls.removeDomain(domainId)),
      chooseProvider: (next: SetupProvider) => {
        setProvider(next)
        setSaved(null)
        goTo('connect')
      },
      /** Returns to the values of the connection. It stays until there are others. */
      changeValues: ({ type, oidc }: SetupConnection) => {
        if (provider?.type !== type) setProvider(protocolOf(type))
        setSaved(oidc && { issuer: oidc.issuer, clientId: oidc.clientId })
        goTo('connect')
      },
      connect: (typed: TypedValues) => {
        if (provider === null) return
        change({ field: firstFieldOf(provider), label: 'ssoValuesRefused' }, async (calls) => {
          const settings = await settingsOf(calls, provider, typed)
          await saveConnection(calls, setup?.connection ?? null, settings)
          goTo(null)
        })
      },
      test: () => {
        // Browsers block a tab that opens later than the click.
        const tab = openTab()
        mutation.run(async () => {
          setRefusal(null)
          setTest(null)
          try {
            const url = await callLink((calls) => calls.testConnection())
            if (url === null) return tab.close()
            tab.go(url)
            setTest({ seconds: TEST_SECONDS, previousResult: lastResultOf(setup) })
          } catch (error) {
            tab.close()
            if (!isLatchkeyError(error, 'OAUTH_PROVIDER_REFUSED')) throw error
            setRefusal(error.details.reason)
          }
        })
      },
      createToken: () =>
        mutation.run(async () => {
          const created = await callLink((calls) => calls.createScimToken())
          if (created) setScimToken({ value: created.value })
        }),
    },
  }
}

/** Creates the connection, changes it, or replaces that of another provider: a connection keeps its provider. */
async function saveConnection(
  calls: SsoSetup,
  before: SetupConnection | null,
  settings: NewSetupConnection,
): Promise<void> {
  const changes = before && changesOf(before, settings)
  if (changes) return calls.updateConnection(changes)
  if (before) await calls.deleteConnection()
  await calls.createConnection(settings)
}

/** Returns the settings that a connection gets; null if they are those of another provider. */
function changesOf(
  before: SetupConnection,
  { oidc, saml }: NewSetupConnection,
): SetupConnectionChanges | null {
  if (oidc && oidc.issuer === before.oidc?.issuer) {
    const { issuer: _, ...changes } = oidc
    return { oidc: changes }
  }
  if (saml && saml.entityId === before.saml?.entityId) {
    const { entityId: _, ...changes } = saml
    return { saml: changes }
  }
  return null
}

const firstFieldOf = ({ type }: SetupProvider) => (type === 'oidc' ? 'issuer' : 'metadata')

/** The text for an error about a domain. */
function domainProblem(error: unknown): LabelKey | undefined {
  if (isLatchkeyError(error, 'TEAM_DOMAIN_RECORD_NOT_FOUND')) return 'ssoDomainMissing'
  if (isLatchkeyError(error, 'TEAM_DOMAIN_VERIFIED_BY_ANOTHER_TEAM')) return 'ssoDomainTaken'
  return undefined
}

/** Whether the service has rejected the values of a request, or the provider has. */
const isRejected = (error: unknown): boolean =>
  isLatchkeyError(error) && (error.status === 400 || error.status === 409)

interface StateInput {
  setup: SsoSetupState | null | undefined
  position: Position | null
  provider: SetupProvider | null
  saved: SavedValues | null
  refusal: string | null
  isTesting: boolean
  scimToken: NewToken | null
  problem: FormProblem | null
  progress: Progress
}

function toState(input: StateInput): Step | NotReady {
  const { setup, position, provider, saved, refusal, isTesting, scimToken } = input
  const { problem, progress } = input
  if (setup === null) return { ...progress, step: 'gone' }
  if (setup === undefined || position === null)
    return { ...progress, step: progress.failure === null ? 'loading' : 'unavailable' }
  const common = { ...progress, setup, problem }
  if (position === 'connect')
    return provider === null
      ? { ...common, step: 'provider' }
      : { ...common, step: 'connect', provider, saved }
  if (position === 'test')
    return {
      ...common,
      step: 'test',
      reason: isTesting ? null : (refusal ?? setup.connection?.lastTest?.reason ?? null),
      isTesting,
    }
  if (position === 'provisioning') return { ...common, step: 'provisioning', token: scimToken }
  return { ...common, step: position }
}

export type SsoSetupPageState = Step
