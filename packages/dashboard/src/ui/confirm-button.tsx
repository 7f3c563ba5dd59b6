import { type ReactNode, useState } from 'react'
import { useTranslation } from '../i18n/use-translation.js'
import { DialogButton } from './dialog.js'
import { Field } from './field.js'
import { type Effect, Form } from './form.js'

interface ConfirmButtonProps {
  effect: Effect
  label: string
  /** The accessible name, which distinguishes several buttons with the same label. */
  ariaLabel?: string
  title: ReactNode
  /** Label of the button in the dialog: the verb and its object, such as `Delete user`. */
  confirm: string
  /** The consequence. */
  children: ReactNode
  /** A text that must be typed first. */
  typed?: string
  onConfirm(): Promise<unknown>
}

/**
 * A button for an action that cannot be undone. It opens a dialog that describes the consequence. An action that
 * can be undone needs no question: use `UndoableButton` for it.
 */
export const ConfirmButton = ({
  effect,
  label,
  ariaLabel,
  title,
  ...questionProps
}: ConfirmButtonProps) => (
  <DialogButton
    label={label}
    title={title}
    variant={effect === 'destructive' ? 'destructive' : 'quiet'}
    {...(ariaLabel && { ariaLabel })}
  >
    {(close) => <Question {...questionProps} effect={effect} close={close} />}
  </DialogButton>
)

type QuestionProps = Pick<
  ConfirmButtonProps,
  'effect' | 'confirm' | 'children' | 'typed' | 'onConfirm'
> & {
  close(): void
}

function Question({ effect, confirm, children, typed, onConfirm, close }: QuestionProps) {
  const { text } = useTranslation()
  const [value, setValue] = useState('')
  return (
    <Form
      submit={confirm}
      done=""
      effect={effect}
      isDisabled={typed !== undefined && value !== typed}
      onSubmit={async () => {
        await onConfirm()
        close()
      }}
    >
      <div>{children}</div>
      {typed !== undefined && (
        <Field
          label={text('typeToConfirm', { text: typed })}
          value={value}
          autoComplete="off"
          onChange={(event) => setValue(event.target.value)}
        />
      )}
    </Form>
  )
}
