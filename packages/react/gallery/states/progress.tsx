import type { ReactElement, ReactNode } from 'react'
import type { Failure } from '../../src/lib/failure.js'
import { PageState, type NotReady } from '../../src/pages/page-frame/create-page.js'
import { type PageSkeleton, placeholderOf } from '../../src/ui/skeleton.js'

export const still = { isBusy: false, isRedirecting: false, failure: null }
export const busy = { ...still, isBusy: true }
export const slow = { ...busy, failure: { kind: 'slow' } as const }
const failed = (failure: Failure) => ({ ...still, failure })

export const offline = failed({ kind: 'offline' })
export const unreachable = failed({ kind: 'unreachable' })
const wait = { kind: 'rate-limited', seconds: 28 } as const
export const limited = failed(wait)
/** The page continues by itself. */
export const waiting = { ...busy, failure: { ...wait, cancel: () => {} } }
export const unexpected = failed({
  kind: 'unexpected',
  supportCode: 'UNEXPECTED_RESPONSE 502',
})

export const email = 'ada@example.com'
export const nothing = () => {}

/** Draws each state, keyed by its name. */
export const drawStates = <State,>(
  states: Record<string, State>,
  draw: (state: State) => ReactElement,
): Readonly<Record<string, ReactElement>> =>
  Object.fromEntries(Object.entries(states).map(([name, state]) => [name, draw(state)]))

/** Draws each state of a page, including those that every page has, keyed by its name. */
export const drawPageStates = <State extends { readonly step: string }>(
  states: Record<string, State | NotReady>,
  skeleton: PageSkeleton,
  draw: (state: State) => ReactNode,
): Readonly<Record<string, ReactElement>> =>
  drawStates(states, (state) => (
    <PageState {...{ state }} actions={{ retry: nothing }} placeholder={placeholderOf(skeleton)}>
      {draw}
    </PageState>
  ))
