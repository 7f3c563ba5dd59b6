import { WEBHOOK_EVENT_TYPES } from '@latchkey/core/internal'
import { Box, BoxGroup } from '../../ui/field.js'

/** The events that an endpoint receives. None ticked: all of them, also those of later versions. */
export const EventChoice = ({ eventTypes }: { eventTypes: readonly string[] }) => (
  <BoxGroup title="Events" help="Without a choice, the endpoint receives every event.">
    {WEBHOOK_EVENT_TYPES.map((type) => (
      <Box key={type} label={type} name={type} defaultChecked={eventTypes.includes(type)} />
    ))}
  </BoxGroup>
)

export const chosenEvents = (fields: FormData): string[] =>
  WEBHOOK_EVENT_TYPES.filter((type) => fields.get(type) !== null)
