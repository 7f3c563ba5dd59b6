import type { ApiKey } from '@latchkey/core'
import type { LabelKey } from '../../locales/text.js'
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
      {keys.map((key) => {
        const end = endOf(key)
        return (
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
                  end && rich(end.label, { when: <RelativeTime at={end.at} /> }),
                  key.isValid() && end === null && text('settingsKeyNeverExpires'),
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
        )
      })}
    </List>
  )
}

/** Returns when the key became invalid, or will; null for a key that never expires. */
function endOf(key: ApiKey): { label: LabelKey; at: Date } | null {
  const isRevoked = key.whyInvalid() === 'manually-revoked'
  const at = isRevoked ? key.manuallyRevokedAt : key.expiresAt
  return at && { label: endLabels[key.whyInvalid() ?? 'valid'], at }
}

const endLabels = {
  'manually-revoked': 'settingsKeyRevokedAt',
  expired: 'settingsKeyExpiredAt',
  valid: 'settingsKeyExpires',
} as const

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
