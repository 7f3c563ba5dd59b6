import type { SectionProps } from '../section-props.js'
import { FarewellView } from './farewell-view.js'
import { useFarewell } from './use-farewell.js'

export function Settings(props: SectionProps) {
  const [state, actions] = useFarewell(props)
  return <FarewellView {...{ state, actions }} />
}
