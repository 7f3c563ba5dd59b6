import { WEBHOOK_EVENT_TYPES } from '@latchkey/core/internal'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/webhooks.js'
import { Box, BoxGroup, Field } from '../../ui/field.js'

/**
 * The URL of an endpoint and the events that it receives. None ticked: all of them, also those of later versions.
 *
 * @param eventTypes the events that are ticked at first
 */
export function EndpointFields({
  url,
  eventTypes = [],
}: {
  url?: string
  eventTypes?: readonly string[]
}) {
  const { text } = useTranslation(texts)
  return (
    <>
      <Field
        label={text('url')}
        name="url"
        type="url"
        dir="ltr"
        required
        autoComplete="off"
        placeholder="https://app.example.com/webhooks"
        help={text('endpointUrlHelp')}
        defaultValue={url}
      />
      <BoxGroup title={text('events')} help={text('eventsHelp')}>
        {WEBHOOK_EVENT_TYPES.map((type) => (
          <Box key={type} label={type} name={type} defaultChecked={eventTypes.includes(type)} />
        ))}
      </BoxGroup>
    </>
  )
}

export const chosenEvents = (fields: FormData): string[] =>
  WEBHOOK_EVENT_TYPES.filter((type) => fields.get(type) !== null)
