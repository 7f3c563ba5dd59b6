import type { ComponentType } from 'react'
import type { NotReady } from './create-page.js'

/** The result of the hook of a page or a section. */
interface HookResult {
  readonly state: unknown
  readonly actions: unknown
}

type ViewHook = (...args: never) => HookResult

/** The props of the view for a hook. `createPage` renders the states before the page is ready. */
export interface ViewProps<Hook extends ViewHook> {
  state: Exclude<ReturnType<Hook>['state'], NotReady>
  actions: ReturnType<Hook>['actions']
}

/** The props of the view for some steps of a page. */
export interface StepProps<Hook extends ViewHook, Step extends string> {
  state: Extract<ReturnType<Hook>['state'], { readonly step: Step }>
  actions: ReturnType<Hook>['actions']
}

/** Creates a component from a hook and its view. */
export const withState = <Props extends object, Result extends HookResult>(
  useState: (props: Props) => Result,
  View: ComponentType<Result>,
) =>
  function WithState(props: Props) {
    return <View {...useState(props)} />
  }
