import { type ReactNode, useState } from 'react'
import { DialogButton } from './dialog.js'
import { Field } from './field.js'
import { Form } from './form.js'

interface ConfirmButtonProps {
  label: string
  /** The accessible name, which distinguishes several buttons with the same label. */
  ariaLabel?: string
  title: ReactNode
  /** Label of the button in the dialog, such as `Delete user`. */
  confirm: string
  /** Whether the button itself is marked as destructive. */
  isDanger?: boolean
  /** The consequence. */
  children: ReactNode
  /** A text that must be typed first. */
  typed?: string
  onConfirm(): Promise<unknown>
}

/** A button for an irreversible action. It opens a dialog that describes the consequence. */
export function ConfirmButton({
  label,
  ariaLabel,
  title,
  isDanger,
  ...questionProps
}: ConfirmButtonProps) {
  return (
    <DialogButton
      label={label}
      title={title}
      {...(ariaLabel && { ariaLabel })}
      {...(isDanger && { isDanger })}
    >
      {(close) => <Question {...questionProps} close={close} />}
    </DialogButton>
  )
}

type QuestionProps = Pick<ConfirmButtonProps, 'confirm' | 'children' | 'typed' | 'onConfirm'> & {
  close(): void
}

function Question({ confirm, children, typed, onConfirm, close }: QuestionProps) {
  const [text, setText] = useState('')
  return (
    <Form
      submit={confirm}
      done=""
      isDanger
      isDisabled={typed !== undefined && text !== typed}
      onCancel={close}
      onSubmit={async () => {
        await onConfirm()
        close()
      }}
    >
      <div>{children}</div>
      {typed !== undefined && (
        <Field
          label={`Type “${typed}” to confirm`}
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </Form>
  )
}
