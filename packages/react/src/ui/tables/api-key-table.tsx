import type { ApiKey } from '@latchkey/core'
import { useTranslation } from '../../i18n/use-translation.js'
import { Badge } from '../badge.js'
import { MenuItem } from '../menus/menu.js'
import { RowMenu } from '../menus/row-menu.js'
import { keyIcon } from '../more-icons.js'
import { truncate, UserText } from '../user-text.js'
import { DetailLine } from './detail-line.js'
import { List, Row } from './list.js'
import { RelativeTime } from './relative-time.js'

/** The props of `ApiKeyTable`. */
export interface ApiKeyTableProps {
  /** The API keys to show. */
  keys: readonly ApiKey[]
  /** Called when the user revokes a key. Without it, the rows have no menu. */
  onRevoke?: ((key: ApiKey) => void) | undefined
}

/** A table of API keys, with their last characters. */
export function ApiKeyTable({ keys, onRevoke }: ApiKeyTableProps) {
  const { text, rich } = useTranslation()
  return (
    <List>
      {keys.map((key) => (
        <Row
          key={key.id}
          mark={keyIcon}
          title={<UserText text={key.description} />}
          badges={
            <>
              <StateBadge fault={key.whyInvalid()} />
              {key.isPublic && <Badge>{text('settingsKeyPublic')}</Badge>}
            </>
          }
          help={
            <DetailLine
              details={[
                <code key="end" className="lk-code" dir="ltr">
                  …{key.value.lastFour}
                </code>,
                rich('settingsKeyCreated', { when: <RelativeTime at={key.createdAt} /> }),
                key.expiresAt &&
                  key.isValid() &&
                  rich('settingsKeyExpires', { when: <RelativeTime at={key.expiresAt} /> }),
              ]}
            />
          }
          actions={
            onRevoke &&
            key.isValid() && (
              <RowMenu label={text('settingsActionsFor', { name: truncate(key.description) })}>
                <MenuItem isDestructive hasDialog onSelect={() => onRevoke(key)}>
                  {text('settingsKeyRevoke')}
                </MenuItem>
              </RowMenu>
            )
          }
        />
      ))}
    </List>
  )
}

function StateBadge({ fault }: { fault: ReturnType<ApiKey['whyInvalid']> }) {
  const { text } = useTranslation()
  switch (fault) {
    case null:
      return <Badge tone="success">{text('settingsKeyValid')}</Badge>
    case 'expired':
      return <Badge tone="warning">{text('settingsKeyExpired')}</Badge>
    case 'manually-revoked':
      return <Badge tone="danger">{text('settingsKeyRevoked')}</Badge>
  }
}
