import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from '../i18n/use-translation.js'
import { DialogButton } from './dialog.js'
import { Field } from './field.js'
import { type Effect, Form } from './form.js'

interface ConfirmFormProps {
  /** Of the button and of its form: a red button opens a form whose button is red. */
  effect: Effect
  /** Label of the button in the dialog: the verb and its object, such as `Delete user`. */
  confirm: string
  /** A text that must be typed first. */
  typed?: string
  /** The consequence, and fields. */
  children: ReactNode
  /** The dialog closes after it. */
  onConfirm(fields: FormData): Promise<unknown>
}

interface FormButtonProps extends ConfirmFormProps {
  label: string
  /** Replaces the form while its fields load, so that it can't be submitted without them. */
  loading?: ReactNode
  /** The accessible name, which distinguishes several buttons with the same label. */
  ariaLabel?: string
  /** A name in it needs `IsolatedText`. */
  title: ReactNode
}

/** A button that opens a dialog with a form that acts. */
export const FormButton = ({ label, ariaLabel, title, loading, ...form }: FormButtonProps) => (
  <DialogButton
    label={label}
    title={title}
    {...(ariaLabel !== undefined && { ariaLabel })}
    variant={form.effect === 'destructive' ? 'danger' : 'quiet'}
  >
    {(close) => (
      <Suspense fallback={loading}>
        <ConfirmForm {...form} close={close} />
      </Suspense>
    )}
  </DialogButton>
)

/** The form in the dialog. It is mounted while the dialog is open, so that a typed text ends with it. */
export function ConfirmForm({
  effect,
  confirm,
  typed,
  children,
  onConfirm,
  close,
}: ConfirmFormProps & { close(): void }) {
  const { text } = useTranslation()
  const [value, setValue] = useState('')
  return (
    <Form
      submit={confirm}
      done=""
      effect={effect}
      isDisabled={typed !== undefined && value !== typed}
      warnsOnLeave={false}
      onSubmit={async (fields) => {
        await onConfirm(fields)
        close()
      }}
    >
      {children}
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

interface ConfirmButtonProps extends Omit<FormButtonProps, 'onConfirm'> {
  onConfirm(): Promise<unknown>
}

/**
 * A button for an action that cannot be undone. It opens a dialog that describes the consequence. An action that
 * can be undone needs no question: use `UndoableButton` for it.
 */
export const ConfirmButton = ({ children, ...button }: ConfirmButtonProps) => (
  <FormButton {...button}>
    <div>{children}</div>
  </FormButton>
)
