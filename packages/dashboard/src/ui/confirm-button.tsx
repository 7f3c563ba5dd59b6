import { type ReactNode, useState } from 'react'
import { DialogButton } from './dialog.js'
import { Field } from './field.js'
import { Form } from './form.js'

interface ConfirmButtonProps {
  label: string
  /** Names what it is about, for those who hear the buttons of a table. */
  ariaLabel?: string
  title: string
  /** What the button in the dialog says: the act and the thing. */
  confirm: string
  /** What follows. */
  children: ReactNode
  /** Has to be typed first. */
  typed?: string
  onConfirm(): Promise<unknown>
}

/** A button for what cannot be undone: it asks first, and says what follows. */
export function ConfirmButton({ label, ariaLabel, title, ...asked }: ConfirmButtonProps) {
  return (
    <DialogButton label={label} title={title} {...(ariaLabel && { ariaLabel })}>
      {(close) => <Question {...asked} close={close} />}
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
      onSubmit={async () => {
        await onConfirm()
        close()
      }}
    >
      <div>{children}</div>
      {typed !== undefined && (
        <Field
          label={`Type “${typed}” to go on`}
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </Form>
  )
}
