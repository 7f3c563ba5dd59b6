import { WEBHOOK_EVENT_TYPES } from '@latchkey/core/internal'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts as eventTexts } from '../../locales/en/webhook-events.js'
import { texts } from '../../locales/en/webhooks.js'
import { Box, BoxGroup, Field } from '../../ui/field.js'

/** When each event is sent. */
const eventHelp = {
  'user.created': 'userCreatedEvent',
  'user.updated': 'userUpdatedEvent',
  'user.deleted': 'userDeletedEvent',
  'team.created': 'teamCreatedEvent',
  'team.updated': 'teamUpdatedEvent',
  'team.deleted': 'teamDeletedEvent',
  'team_membership.created': 'teamMembershipCreatedEvent',
  'team_membership.deleted': 'teamMembershipDeletedEvent',
  'team_permission.created': 'teamPermissionCreatedEvent',
  'team_permission.deleted': 'teamPermissionDeletedEvent',
  'project_permission.created': 'projectPermissionCreatedEvent',
  'project_permission.deleted': 'projectPermissionDeletedEvent',
} as const satisfies Record<(typeof WEBHOOK_EVENT_TYPES)[number], keyof typeof eventTexts>

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
  const { text: eventText } = useTranslation(eventTexts)
  const tick = (label: string, isTicked: boolean) => (
    <button
      className="button quiet small"
      type="button"
      onClick={({ currentTarget }) => tickAll(currentTarget, isTicked)}
    >
      {label}
    </button>
  )
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
      <BoxGroup
        title={text('events')}
        help={text('eventsHelp')}
        actions={
          <>
            {tick(text('tickAll'), true)}
            {tick(text('tickNone'), false)}
          </>
        }
      >
        {WEBHOOK_EVENT_TYPES.map((type) => (
          <Box
            key={type}
            label={<code dir="ltr">{type}</code>}
            name={type}
            defaultChecked={eventTypes.includes(type)}
            help={eventText(eventHelp[type])}
          />
        ))}
      </BoxGroup>
    </>
  )
}

/** Clicks, so that the form notices the change. */
function tickAll(button: Element, isTicked: boolean): void {
  const boxes = button.closest('fieldset')?.querySelectorAll<HTMLInputElement>('[type="checkbox"]')
  for (const box of boxes ?? []) if (box.checked !== isTicked) box.click()
}

export const chosenEvents = (fields: FormData): string[] =>
  WEBHOOK_EVENT_TYPES.filter((type) => fields.get(type) !== null)
