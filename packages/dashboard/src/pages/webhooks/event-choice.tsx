import { WEBHOOK_EVENT_TYPES } from '@latchkey/core/internal'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/webhooks.js'
import { Box, BoxGroup } from '../../ui/field.js'

/** The events that an endpoint receives. None ticked: all of them, also those of later versions. */
export function EventChoice({ eventTypes }: { eventTypes: readonly string[] }) {
  const { text } = useTranslation(texts)
  return (
    <BoxGroup title={text('events')} help={text('eventsHelp')}>
      {WEBHOOK_EVENT_TYPES.map((type) => (
        <Box key={type} label={type} name={type} defaultChecked={eventTypes.includes(type)} />
      ))}
    </BoxGroup>
  )
}

export const chosenEvents = (fields: FormData): string[] =>
  WEBHOOK_EVENT_TYPES.filter((type) => fields.get(type) !== null)
