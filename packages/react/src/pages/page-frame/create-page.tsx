import { type ComponentType, type ReactNode, Suspense } from 'react'
import { StepShown } from '../../ui/card.js'
import type { Progress } from '../../ui/forms/primary-action.js'
import { PageFrame } from './page-frame.js'
import type { PageProps } from './page-props.js'
import { UnavailableView, LoadingView } from './not-ready-views.js'

/** The props of a page after it is loaded. */
export interface LoadedProps<Props = PageProps> {
  /** The props that the app passed. */
  page: Props
  /** Shown until the page is ready, such as a skeleton. */
  placeholder: ReactNode
}

/** The states of every page before its own content is ready. */
export interface NotReady extends Progress {
  readonly step: 'loading' | 'unavailable'
}

interface Step {
  readonly step: string
}

interface Retry {
  /** Loads the data of the page again. */
  retry(): void
}

export interface PageStateProps<State> {
  state: State | NotReady
  actions: Retry
  placeholder: ReactNode
  /** Renders the states of the page itself. */
  children: (state: State) => ReactNode
}

const isNotReady = (state: Step): state is NotReady =>
  state.step === 'loading' || state.step === 'unavailable'

/** Renders a page in any of its states. */
export function PageState<State extends Step>(props: PageStateProps<State>) {
  const { state, actions, placeholder, children } = props
  const { step } = state
  // Some views load lazily.
  if (!isNotReady(state))
    return (
      <Suspense
        fallback={
          <>
            {placeholder}
            <StepShown step="loading" />
          </>
        }
      >
        {children(state)}
        <StepShown step={step} />
      </Suspense>
    )
  return state.step === 'loading' ? (
    <LoadingView {...state}>{placeholder}</LoadingView>
  ) : (
    <UnavailableView {...state} onRetry={actions.retry} />
  )
}

interface PageViewProps<State, Actions, Props> extends Pick<LoadedProps<Props>, 'page'> {
  state: State
  actions: Actions
}

/**
 * Creates a page from a hook with its state and actions, and a view. Adds the frame and the states before the page is
 * ready.
 */
export const createPage = <Props extends PageProps, State extends Step, Actions extends Retry>(
  usePage: (props: Props) => { state: State | NotReady; actions: Actions },
  View: ComponentType<PageViewProps<State, Actions, Props>>,
) =>
  function Page({ page, placeholder }: LoadedProps<Props>) {
    const { state, actions } = usePage(page)
    const { step } = state
    return (
      <PageFrame page={page} step={step} isBusy={step === 'loading' || step === 'working'}>
        <PageState {...{ state, actions, placeholder }}>
          {(own) => <View {...{ actions, page }} state={own} />}
        </PageState>
      </PageFrame>
    )
  }
