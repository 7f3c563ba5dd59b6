import type { ComponentType } from 'react'

interface ViewProps<State, Actions> {
  state: State
  actions: Actions
}

/** Creates a component from a hook with its state and actions, and a view. */
export const withState = <Props extends object, State, Actions>(
  useState: (props: Props) => [State, Actions],
  View: ComponentType<ViewProps<State, Actions>>,
) =>
  function WithState(props: Props) {
    const [state, actions] = useState(props)
    return <View {...{ state, actions }} />
  }
