import { withState } from '../change/with-state.js'
import { FarewellView } from './farewell-view.js'
import { useFarewell } from './use-farewell.js'

export const Settings = withState(useFarewell, FarewellView)
