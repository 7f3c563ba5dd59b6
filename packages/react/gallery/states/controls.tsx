import type { ReactElement, ReactNode } from 'react'
import { SectionSkeleton } from '../../src/pages/account-settings/section-skeleton.js'
import { Setting } from '../../src/pages/account-settings/setting-parts/setting.js'
import { Avatar } from '../../src/ui/pictures/avatar.js'
import { Badge } from '../../src/ui/badge.js'
import { Button } from '../../src/ui/forms/button.js'
import { CodeInput } from '../../src/ui/forms/code-input.js'
import { ConfirmDialog } from '../../src/ui/confirm-dialog.js'
import { FailureLine } from '../../src/ui/forms/failure-line.js'
import { Field } from '../../src/ui/forms/field.js'
import { List, Row } from '../../src/ui/tables/list.js'
import { PageLink } from '../../src/ui/page-link.js'
import { PasswordField } from '../../src/ui/forms/credential-fields.js'
import { UserSummary } from '../../src/ui/user-summary.js'
import { ProviderButtons } from '../../src/ui/providers/sign-in-buttons.js'
import { LabelText } from '../label-text.js'
import { user } from '../user.js'
import { nothing, unexpected } from './progress.js'

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Setting title={title}>
    <div>{children}</div>
  </Setting>
)

const Buttons = ({ children }: { children: ReactNode }) => (
  <div className="lk-buttons">{children}</div>
)

/** Every control of the design system, in each of its variants. */
const Controls = () => (
  <div className="lk-settings-main">
    <h2 className="lk-section-title">Controls</h2>
    <Group title="Buttons">
      <Buttons>
        <Button onClick={nothing}>Primary</Button>
        <Button tone="quiet" onClick={nothing}>
          Secondary
        </Button>
        <Button tone="plain" onClick={nothing}>
          Plain
        </Button>
        <Button tone="destructive" onClick={nothing}>
          Destructive
        </Button>
      </Buttons>
    </Group>
    <Group title="Buttons that are busy, and that are disabled">
      <Buttons>
        <Button isBusy onClick={nothing}>
          Primary
        </Button>
        <Button tone="quiet" isBusy onClick={nothing}>
          Secondary
        </Button>
        <Button isWaiting onClick={nothing}>
          Primary
        </Button>
        <Button tone="quiet" isWaiting onClick={nothing}>
          Secondary
        </Button>
        <Button tone="plain" isWaiting onClick={nothing}>
          Plain
        </Button>
      </Buttons>
    </Group>
    <Group title="Provider buttons">
      <ProviderButtons
        providers={[{ id: 'google' }, { id: 'github' }, { id: 'microsoft' }, { id: 'apple' }]}
        isWaiting={false}
        last="github"
        onPress={nothing}
      />
    </Group>
    <Setting>
      <div className="lk-form">
        <Field
          label="Text field"
          name="text"
          defaultValue="Northwind"
          help="Help stands below the field."
        />
        <PasswordField
          label="Field with an end of its label"
          autoComplete="current-password"
          labelEnd={<PageLink page="forgotPassword" label="forgotten" />}
        />
        <Field
          label="Field with an error"
          name="wrong"
          error={<LabelText label="emailMissing" />}
        />
        <Field label="Read-only field" name="fixed" defaultValue="Northwind" readOnly />
        <CodeInput kind="digits" />
        <FailureLine failure={unexpected.failure} />
      </div>
    </Setting>
    <Group title="Links">
      <p className="lk-help">
        A link in running text is underlined: <PageLink page="signIn" label="signIn" />
      </p>
    </Group>
    <Setting title="Badges" isOn>
      <p className="lk-badges">
        <Badge>Plain</Badge>
        <Badge tone="success">Success</Badge>
        <Badge tone="warning">Warning</Badge>
        <Badge tone="danger">Danger</Badge>
      </p>
    </Setting>
  </div>
)

/** Containers of controls: people, rows, settings and their skeletons. */
const Surfaces = () => (
  <div className="lk-settings-main">
    <h2 className="lk-section-title">Surfaces</h2>
    <Group title="A person">
      <UserSummary user={user} />
    </Group>
    <Setting title="A setting" help="Its help says what it is good for." isOn>
      <Buttons>
        <Button tone="quiet" onClick={nothing}>
          Change
        </Button>
      </Buttons>
    </Setting>
    <Group title="Rows">
      <List>
        <Row
          mark={<Avatar name="Grace" pictureUrl={null} />}
          title="Title"
          badges={<Badge>Badge</Badge>}
          help="Help"
          actions={
            <Button tone="quiet" onClick={nothing}>
              Action
            </Button>
          }
        />
        <Row title="Another title" help="Help" />
      </List>
    </Group>
    <Group title="Nothing yet">
      <p className="lk-note lk-empty">No items yet</p>
    </Group>
    <Group title="A secret">
      <p className="lk-secret">
        <code className="lk-code" dir="ltr">
          sk_northwind_4f1c2b9a7d3e
        </code>
      </p>
    </Group>
    <Group title="Loading">
      <SectionSkeleton rows={2} />
    </Group>
  </div>
)

export const controls: Record<string, ReactElement> = {
  controls: <Controls />,
  surfaces: <Surfaces />,
  dialog: (
    <ConfirmDialog
      title="Remove the item?"
      confirm="Remove item"
      isBusy={false}
      failure={null}
      onConfirm={nothing}
      onClose={nothing}
    >
      The text says what is lost.
    </ConfirmDialog>
  ),
}
